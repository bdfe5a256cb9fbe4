import { addDays, type IsoDay } from '@meltem/domain/calendar-day'
import { KINDS } from '@meltem/domain/kinds'
import { toMinor } from '@meltem/domain/money'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import { stableKey } from '../../platform/db/stable-key.ts'
import { between, CREW, pick, type Roll, VANS, visitor } from './people.ts'
import type { Sold } from './sell.ts'
import { ENQUIRIES, MESSAGES, REVIEWS } from './voices.ts'

const HOUR = 3_600_000

/** The people who sail are written with the rest of the season, in the same commit. */
export async function isLoaded(trx: TenantTransaction): Promise<boolean> {
  return (await trx.selectFrom('ekip').select('k_no').limit(1).executeTakeFirst()) !== undefined
}

const crewKey = (tenantId: number, place: number) => stableKey(String(tenantId), 'ekip', String(place))

const phoneOf = (place: number) => `+90500300${String(10 + place).padStart(4, '0')}`

/** The van a driver drives; places are those of the crew. */
function vanOf(place: number) {
  const drivers = CREW.flatMap(({ gorev }, at) => (gorev === 'surucu' ? [at] : []))
  return VANS[drivers.indexOf(place) % VANS.length] ?? VANS[0]
}

export async function insertCrew(trx: TenantTransaction, tenantId: number): Promise<void> {
  const rows = CREW.map((one, place) => ({
    ...one,
    diller: [...one.diller],
    tenant_id: tenantId,
    k_no: crewKey(tenantId, place),
    telefon: phoneOf(place),
    ...(one.gorev === 'surucu' ? vanOf(place) : {}),
  }))
  await trx.insertInto('ekip').values(rows).execute()
  // Who of them has a login of the field has their own departures on the phone.
  await sql`update ekip e set personel_k_no = p.k_no from personel p
    where p.tenant_id = e.tenant_id and p.rol = 'saha' and p.ad = e.ad and p.soyad = e.soyad`.execute(trx)
}

/** What the drivers drive, by its plate. */
export async function insertVans(trx: TenantTransaction, tenant_id: number): Promise<void> {
  const rows = VANS.map(({ arac, plaka, koltuk }) => ({
    tenant_id,
    k_no: stableKey(String(tenant_id), 'arac', plaka),
    plaka,
    ad: arac,
    sinif: koltuk > 8 ? ('minibus' as const) : ('van' as const),
    koltuk,
    birim_k_no: null,
  }))
  await trx.insertInto('arac').values(rows).execute()
}

interface Days {
  readonly from: IsoDay
  readonly today: IsoDay
  readonly to: IsoDay
  readonly roll: Roll
}

/** Trips with guests have a guide, most of them; three of today's wait for one. */
export async function crewDepartures(trx: TenantTransaction, tenantId: number, days: Days): Promise<void> {
  const { from, today, to, roll } = days
  const departures = await trx
    .selectFrom('kalkis as k')
    .innerJoin('kaynak as r', (join) =>
      join.onRef('r.tenant_id', '=', 'k.tenant_id').onRef('r.k_no', '=', 'k.kaynak_k_no'),
    )
    .select(['k.k_no', 'k.tarih', 'k.saat', 'r.ad'])
    .where('k.tarih', '>=', from)
    .where('k.tarih', '<', to)
    .where('k.alinan', '>', 0)
    .orderBy('k.tarih')
    .orderBy('k.saat')
    .orderBy('k.k_no')
    .execute()
  const byDuty = (gorev: string) => CREW.map((one, place) => ({ one, place })).filter(({ one }) => one.gorev === gorev)
  const [guides, skippers, drivers] = [byDuty('rehber'), byDuty('kaptan'), byDuty('surucu')]
  let ofToday = 0
  for (const [place, { k_no, tarih, ad }] of departures.entries()) {
    if (tarih === today) ofToday += 1
    const open = tarih === today ? ofToday % 4 === 2 : tarih > today && roll() < 0.35 + daysApart(today, tarih) * 0.1
    if (open) continue
    const guide = guides[place % guides.length]
    const second = /tekne|gulet|katamaran|ada|orak|kano|kas-|dalyan/.test(ad)
      ? skippers[place % skippers.length]
      : drivers[place % drivers.length]
    const arac = second && second.one.gorev === 'kaptan' ? pick(roll, BOATS) : pick(roll, VANS).plaka
    await trx.insertInto('kalkis_sefer').values({ tenant_id: tenantId, kalkis_k_no: k_no, arac }).execute()
    const crew = [guide, second].flatMap((one) => (one ? [one] : []))
    await trx
      .insertInto('kalkis_ekip')
      .values(
        crew.map(({ one, place: at }) => ({
          tenant_id: tenantId,
          kalkis_k_no: k_no,
          ekip_k_no: crewKey(tenantId, at),
          gorev: one.gorev,
        })),
      )
      .execute()
  }
  await crewOwnDay(trx, tenantId, today)
}

/** So many hours a trip takes at least: nobody sails on two boats at once. */
const TRIP_HOURS = 3

/** Whoever opens the field in the demo has a day before them: trips of today with guests and a crew, one after the other. */
async function crewOwnDay(trx: TenantTransaction, tenantId: number, today: IsoDay): Promise<void> {
  const people = await trx.selectFrom('ekip').select(['k_no', 'gorev']).where('personel_k_no', 'is not', null).execute()
  const trips = await trx
    .selectFrom('kalkis as k')
    .innerJoin('kalkis_sefer as s', (join) =>
      join.onRef('s.tenant_id', '=', 'k.tenant_id').onRef('s.kalkis_k_no', '=', 'k.k_no'),
    )
    .select(['k.k_no', 'k.saat'])
    .where('k.tarih', '=', today)
    .where('k.alinan', '>', 0)
    .orderBy('k.saat')
    .orderBy('k.k_no')
    .execute()
  const hourOf = (saat: string) => Number(saat.slice(0, 2)) + Number(saat.slice(3)) / 60
  for (const { k_no: ekip_k_no, gorev } of people) {
    let free = 0
    if (trips.length === 0) return
    await trx
      .deleteFrom('kalkis_ekip')
      .where('ekip_k_no', '=', ekip_k_no)
      .where(
        'kalkis_k_no',
        'in',
        trips.map(({ k_no }) => k_no),
      )
      .execute()
    for (const { k_no: kalkis_k_no, saat } of trips) {
      if (hourOf(saat) < free) continue
      free = hourOf(saat) + TRIP_HOURS
      await trx.insertInto('kalkis_ekip').values({ tenant_id: tenantId, kalkis_k_no, ekip_k_no, gorev }).execute()
    }
  }
}

const BOATS = ['Gulet Rüzgâr', 'Gulet Poyraz', 'Katamaran Yakamoz', 'Tekne Dalyan 2'] as const

function daysApart(from: IsoDay, to: IsoDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (24 * HOUR))
}

interface Told {
  readonly sold: readonly Sold[]
  readonly today: IsoDay
  readonly roll: Roll
}

/** Most rides of the next two days have their driver; the last ones wait. */
export async function insertDrivers(
  trx: TenantTransaction,
  tenantId: number,
  { sold, today, roll }: Told,
): Promise<void> {
  const drivers = CREW.flatMap((one, place) => (one.gorev === 'surucu' ? [{ ...one, place }] : []))
  const rides = sold.filter(
    ({ row, lines }) =>
      (row.durum === 'confirmed' || row.durum === 'completed') &&
      lines[0]?.satir.urun_tipi === 'transfer' &&
      lines[0].baslangic <= addDays(today, 1),
  )
  const given = rides.flatMap(({ row, lines }, place) => {
    const [line] = lines
    const day = line?.baslangic ?? today
    if (day >= today && place % 3 === 2) return []
    const people = line ? line.satir.pax.yetiskin + line.satir.pax.cocuk + line.satir.pax.bebek : 0
    const able = drivers.filter((one) => vanOf(one.place).koltuk >= people)
    const driver = able[place % able.length]
    if (!driver) return []
    const { arac, plaka } = vanOf(driver.place)
    const key = { tenant_id: tenantId, rezervasyon_k_no: row.k_no, sira: 0, donus: false }
    const durum = day < today ? ('tamamlandi' as const) : ('planlandi' as const)
    // Some flights of today are late.
    const gecikme_dk = day === today && place % 4 === 1 ? 5 * between(roll, 5, 11) : 0
    return [
      {
        told: { ...key, ad: `${driver.ad} ${driver.soyad}`, telefon: phoneOf(driver.place), arac, plaka, durum },
        run: { ...key, ekip_k_no: crewKey(tenantId, driver.place), gecikme_dk, personel_k_no: null },
      },
    ]
  })
  if (given.length === 0) return
  await trx
    .insertInto('transfer_surucu')
    .values(given.map(({ told }) => told))
    .execute()
  await trx
    .insertInto('sefer')
    .values(given.map(({ run }) => run))
    .execute()
}

/** Guests who say that they have sent their transfer: right, rounded by the bank, and sent by somebody else. */
export async function insertClaims(
  trx: TenantTransaction,
  tenantId: number,
  { sold, today, roll }: Told,
): Promise<void> {
  const waiting = sold.filter(({ row, wish }) => wish.fate === 'awaits_transfer' && row.on_odeme_toplam > 0).slice(0, 6)
  const rows = waiting.map(({ row, wish }, place) => ({
    tenant_id: tenantId,
    rezervasyon_k_no: row.k_no,
    uye_k_no: null,
    banka: pick(roll, ['Ziraat Bankası', 'İş Bankası', 'Garanti BBVA', 'Sparkasse', 'Revolut']),
    gonderen: place === 2 ? 'Aile Turizm Ltd.' : `${wish.guest.ad} ${wish.guest.soyad}`,
    tutar: place === 1 ? row.on_odeme_toplam - 1_000 : row.on_odeme_toplam,
    kur: row.secilen_kur,
    tarih: addDays(today, place % 2 === 0 ? 0 : -1),
    not: place === 2 ? row.kayit_no : null,
  }))
  if (rows.length > 0)
    await trx
      .insertInto('odeme_bildirimi')
      .values(rows.filter(({ tutar }) => tutar > 0))
      .execute()
}

interface Voices {
  readonly sold: readonly Sold[]
  readonly now: Date
  readonly roll: Roll
}

/** Letters that cannot be misread, as numbers of messages have them. */
const LETTERS = 'ACDEFHJKLMNPRTUVWXY3479'

/** Messages of the contact form, and reviews that wait for a decision. */
export async function insertVoices(
  trx: TenantTransaction,
  tenantId: number,
  { sold, now, roll }: Voices,
): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - Math.round(hours * HOUR))
  const messages = MESSAGES.map(({ lang, konu, mesaj, durum }, place) => {
    const { ad, soyad, e_mail, telefon } = visitor(roll, lang)
    const mesaj_no = Array.from({ length: 6 }, () => LETTERS[Math.floor(roll() * LETTERS.length)]).join('')
    const olusturma_zamani = ago(0.4 + place * 3.3)
    return { tenant_id: tenantId, ad, soyad, e_mail, telefon, lang, konu, mesaj, durum, mesaj_no, olusturma_zamani }
  })
  await trx.insertInto('iletisim_mesaji').values(messages).execute()
  const done = sold.filter(({ row, lines }) => row.durum === 'completed' && lines[0]?.satir.urun_tipi === 'tur')
  const reviews = REVIEWS.flatMap(({ lang, puan, baslik, metin }, place) => {
    const trip = done.find(({ row }) => row.lang === lang) ?? done[place]
    const line = trip?.lines[0]
    if (!trip || !line) return []
    const { ad, soyad, e_mail } = visitor(roll, lang)
    return [
      {
        tenant_id: tenantId,
        urun_k_no: line.urun_k_no,
        ad: `${ad} ${soyad.slice(0, 1)}.`,
        e_mail,
        uye_k_no: null,
        dil: lang,
        puan,
        baslik,
        metin,
        durum: 'bekliyor' as const,
        baglanti_var: metin.includes('.example'),
        dogrulanmis: place < 3,
        yanit: null,
        olusturma_zamani: ago(5 + between(roll, 1, 60)),
      },
    ]
  })
  if (reviews.length > 0) await trx.insertInto('yorum').values(reviews).execute()
}

/** Wishes without a basket, the newest a quarter of an hour old. */
export async function insertEnquiries(
  trx: TenantTransaction,
  tenantId: number,
  { now, today, roll }: Pick<Voices, 'now' | 'roll'> & Pick<Told, 'today'>,
): Promise<void> {
  const rows = ENQUIRIES.map(({ in: first, days, butce, ...wish }, place) => {
    const { ad, soyad, e_mail, telefon } = visitor(roll, wish.lang)
    const number = Array.from({ length: 5 }, () => LETTERS[Math.floor(roll() * LETTERS.length)]).join('')
    return {
      ...wish,
      ad,
      soyad,
      e_mail,
      telefon,
      bebek: 0,
      tenant_id: tenantId,
      talep_no: `T${today.slice(2).replaceAll('-', '')}-${number}`,
      baslangic: first === null ? null : addDays(today, first),
      bitis: first === null || days <= 1 ? null : addDays(today, first + days),
      butce: butce === null ? null : toMinor(butce),
      olusturma_zamani: new Date(now.getTime() - Math.round((0.25 + place * 5.1) * HOUR)),
    }
  })
  await trx.insertInto('rezervasyon_talebi').values(rows).execute()
}

/** Guests who wait for a departure of the coming days that others have booked. */
export async function insertWaitingGuests(
  trx: TenantTransaction,
  tenantId: number,
  { sold, today, roll }: Told,
): Promise<void> {
  const wanted = sold
    .flatMap(({ lines }) => lines.slice(0, 1))
    .filter(
      ({ baslangic, satir }) =>
        KINDS[satir.urun_tipi].dayStrip === true && baslangic > today && baslangic <= addDays(today, 12),
    )
    .slice(0, 7)
  if (wanted.length === 0) return
  const things = await trx
    .selectFrom('opsiyon')
    .select(['k_no', 'kaynak_k_no'])
    .where(
      'k_no',
      'in',
      wanted.map(({ opsiyon_k_no }) => opsiyon_k_no),
    )
    .execute()
  const rows = wanted.flatMap((line, place) => {
    const kaynak_k_no = things.find(({ k_no }) => k_no === line.opsiyon_k_no)?.kaynak_k_no
    if (!kaynak_k_no) return []
    const { ad, soyad, e_mail, lang } = visitor(roll)
    const kisi = 1 + (place % 4)
    return [
      {
        tenant_id: tenantId,
        urun_k_no: line.urun_k_no,
        opsiyon_k_no: line.opsiyon_k_no,
        kaynak_k_no,
        kalkis: line.istek.kalkis ?? null,
        baslangic: line.baslangic,
        baslangic_saat: null,
        bitis: null,
        bitis_saat: null,
        pax: JSON.stringify({ yetiskin: kisi, cocuk: 0, bebek: 0 }),
        kisi,
        ad: `${ad} ${soyad}`,
        e_mail,
        lang,
        uye_k_no: null,
      },
    ]
  })
  if (rows.length > 0)
    await trx
      .insertInto('bekleme_listesi')
      .values(rows)
      .onConflict((one) => one.doNothing())
      .execute()
}
