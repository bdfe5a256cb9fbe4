import { randomUUID } from 'node:crypto'
import type { quoteBasket } from '@meltem/contract/reservation/basket'
import type { InputOf } from '@meltem/contract/wire/endpoint'
import { addDays, type IsoDay } from '@meltem/domain/calendar-day'
import type { Tariff } from '@meltem/domain/pricing/line/tariffs'
import type { BasketInput, CampaignRule, LineInput } from '@meltem/domain/pricing/price-input'
import { sql } from 'kysely'
import { firstOfMonth, nightPrices, packDay } from '../features/catalog/tariff/day-rows.ts'
import type { TenantTransaction } from '../platform/db/connection.ts'
import type { StoredDay, StoredTariff } from '../platform/db/tables/reservation.ts'

type QuoteInput = InputOf<typeof quoteBasket>
type Line = QuoteInput['sepet_urunler'][number]

const everywhere = (text: string) => ({ tr: text, en: text, de: text, ru: text })

/** The tariff as the tables keep it: without what the person chooses. */
function storedTariff(tariff: Tariff): StoredTariff {
  switch (tariff.tur) {
    case 'gecelik': {
      const { gun_fiyatlar: _days, adet: _rooms, ...stored } = tariff
      return stored
    }
    case 'kisi_gecelik': {
      const { gun_fiyatlar: _days, ...stored } = tariff
      return stored
    }
    case 'arac': {
      const { alis: _from, donus: _to, ...stored } = tariff
      return stored
    }
    case 'birim': {
      const { adet: _count, ...stored } = tariff
      return stored
    }
    case 'transfer_arac': {
      const { seferler, ...stored } = tariff
      const [there, back = there] = seferler.map((ride) => ride.fiyat)
      return { ...stored, fiyatlar: { gidis: there ?? 0, donus: back ?? 0 } }
    }
    case 'transfer_kisi': {
      const { seferler, ...stored } = tariff
      const rides = seferler.map(({ yetiskin_fiyat, cocuk_fiyat, bebek_fiyat }) => {
        return { yetiskin_fiyat, cocuk_fiyat, bebek_fiyat }
      })
      const [there, back = there] = rides
      if (!there || !back) throw new Error('a transfer has a ride')
      return { ...stored, fiyatlar: { gidis: there, donus: back } }
    }
    default:
      return tariff
  }
}

/** Dates, times and counts of the line as the person would send them. */
function chosen(line: LineInput): Partial<Line> & { baslangic: IsoDay } {
  const { tarife } = line
  switch (tarife.tur) {
    case 'gecelik':
    case 'kisi_gecelik': {
      const first = tarife.gun_fiyatlar[0]?.tarih ?? line.baslangic
      const rooms = 'adet' in tarife ? { adet: tarife.adet } : {}
      return { baslangic: first, bitis: addDays(first, tarife.gun_fiyatlar.length), ...rooms }
    }
    case 'arac':
      return {
        baslangic: tarife.alis.slice(0, 10),
        baslangic_saat: tarife.alis.slice(11),
        bitis: tarife.donus.slice(0, 10),
        bitis_saat: tarife.donus.slice(11),
      }
    case 'transfer_arac':
    case 'transfer_kisi': {
      const [there, back] = tarife.seferler
      return {
        baslangic: there?.kalkis.slice(0, 10) ?? line.baslangic,
        baslangic_saat: there?.kalkis.slice(11),
        ...(back ? { bitis: back.kalkis.slice(0, 10), bitis_saat: back.kalkis.slice(11) } : {}),
      }
    }
    case 'birim':
      return { baslangic: line.baslangic, adet: tarife.adet }
    default:
      return { baslangic: line.baslangic }
  }
}

async function addDayRows(trx: TenantTransaction, tenant_id: number, option: string, tariff: Tariff): Promise<void> {
  if (tariff.tur !== 'gecelik' && tariff.tur !== 'kisi_gecelik') return
  const months = new Map<string, { sezonlar: string[]; gunler: StoredDay[] }>()
  for (const day of tariff.gun_fiyatlar) {
    const month = months.get(firstOfMonth(day.tarih)) ?? { sezonlar: [], gunler: [] }
    months.set(firstOfMonth(day.tarih), month)
    const fiyatlar =
      'fiyat' in day
        ? nightPrices(day.fiyat, day.arti_kisi, day.haftalik_fiyat)
        : ([day.yetiskin_fiyat, day.cocuk_fiyat, day.bebek_fiyat] as const)
    const terms = { sezon: day.sezon, fiyatlar, en_az_gece: 1, giris: true, cikis: true, kapali: false }
    month.gunler[Number(day.tarih.slice(8)) - 1] = packDay(terms, month.sezonlar)
  }
  const rows = Array.from(months, ([ay, { sezonlar, gunler }]) => {
    return {
      tenant_id,
      opsiyon_k_no: option,
      ay,
      sezonlar,
      gunler: JSON.stringify(Array.from(gunler, (day) => day ?? null)),
    }
  })
  await trx.insertInto('gun_ayi').values(rows).execute()
}

async function addCampaign(trx: TenantTransaction, tenant_id: number, rule: CampaignRule, kapsam: 'urun' | 'sepet') {
  const k_no = randomUUID()
  await trx
    .insertInto('kampanya')
    .values({
      tenant_id,
      k_no,
      kapsam,
      ad: JSON.stringify(everywhere(rule.ad)),
      kampanya_turu: rule.kampanya_turu,
      toplam_tutar: rule.toplam_tutar,
      indirim_turu: rule.indirim_turu,
      indirim_tutari: rule.indirim_tutari,
      kur: rule.kur,
      urun_tipleri: [...rule.urun_tipleri],
      baslangic: null,
      bitis: null,
    })
    .execute()
  return k_no
}

/** A product that sells exactly this line, and the line as a request. */
async function addLine(trx: TenantTransaction, tenant_id: number, line: LineInput): Promise<Line> {
  const urun_k_no = randomUUID()
  const opsiyon_k_no = randomUUID()
  const extras = line.ekstra_hizmetler.map((extra) => ({ ...extra, k_no: randomUUID() }))
  const fee = (tur: string) => line.ucretler.find((one) => one.tur === tur)?.adet
  await trx
    .insertInto('urun')
    .values({
      tenant_id,
      k_no: urun_k_no,
      urun_tipi: line.urun_tipi,
      ad: JSON.stringify(everywhere(line.urun_tipi)),
      rezervasyon_satis_durum: 'direk',
      kdv_turu: line.kdv_turu,
      kdv_oran: line.kdv_oran,
      odeme_tipi: line.odeme_tipi,
      odeme_tipi_oran: line.odeme_tipi_oran,
      odeme_adimlari: line.odeme_adimlari ? JSON.stringify(line.odeme_adimlari) : null,
      gun_sayisi: line.gun_sayisi,
      kisi_sinirlari: JSON.stringify({ en_az: 1, en_cok: 99, en_az_yetiskin: 1, cocuk_yas: 4, yetiskin_yas: 13 }),
      satis_penceresi: JSON.stringify({ son_satis_dk: 0, sor_sat_dk: 0, en_uzak_gun: 3660 }),
      zaman_kurallari: JSON.stringify(line.zaman_kurallari),
      ekstra_hizmetler: JSON.stringify(extras.map(({ adet: _count, ad, ...one }) => ({ ...one, ad: everywhere(ad) }))),
      ucretler: JSON.stringify(line.ucretler.map(({ adet: _count, ...one }) => one)),
      kampanya_k_no: line.kampanya && (await addCampaign(trx, tenant_id, line.kampanya, 'urun')),
    })
    .execute()
  await trx
    .insertInto('opsiyon')
    .values({ tenant_id, k_no: opsiyon_k_no, urun_k_no, tarife: JSON.stringify(storedTariff(line.tarife)) })
    .execute()
  await addDayRows(trx, tenant_id, opsiyon_k_no, line.tarife)
  return {
    k_no: randomUUID(),
    urun_k_no,
    opsiyon_k_no,
    pax: { ...line.pax },
    ekstra_hizmetler: extras.map(({ k_no, adet }) => ({ k_no, adet })),
    ...chosen(line),
    ...(fee('evcil_hayvan') ? { evcil_hayvan: fee('evcil_hayvan') } : {}),
    ...(fee('ek_yatak') ? { ek_yatak: fee('ek_yatak') } : {}),
  }
}

/** Puts a golden basket on sale and answers the request that buys it. What the last one left behind is taken away. */
export async function sellBasket(trx: TenantTransaction, tenant_id: number, basket: BasketInput): Promise<QuoteInput> {
  await trx.updateTable('kampanya').set({ aktif: false }).execute()
  // One that was used stays in the books; its code is free again.
  await trx.updateTable('kupon').set({ aktif: false, kod: sql<string>`upper(left(md5(k_no::text), 20))` }).execute()
  for (const rule of basket.sepet_kampanyalar) await addCampaign(trx, tenant_id, rule, 'sepet')
  const { kupon } = basket
  if (kupon) {
    const { k_no: _key, urun_tipleri, ...terms } = kupon
    await trx
      .insertInto('kupon')
      .values({ tenant_id, ...terms, urun_tipleri: [...urun_tipleri], baslangic: null, bitis: null })
      .execute()
  }
  const sepet_urunler: Line[] = []
  for (const line of basket.satirlar) sepet_urunler.push(await addLine(trx, tenant_id, line))
  return {
    lang: 'tr',
    sepet_urunler,
    secilen_kur: basket.secilen_kur,
    odeme_tipi: basket.odeme_tipi,
    kart_taksit: basket.kart_taksit,
    ...(kupon ? { promosyon_kodu: kupon.kod } : {}),
  }
}
