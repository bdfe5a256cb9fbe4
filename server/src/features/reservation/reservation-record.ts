import { randomUUID } from 'node:crypto'
import type { ReservationRequest } from '@meltem/contract/reservation/reservation'
import { receiptOnWire } from '@meltem/domain/pricing/receipt/on-the-wire'
import { ticketNumber } from '@meltem/domain/reservation/numbers'
import type { Booking } from './booking.ts'
import { guestKey, hashGuestKey } from './guest-key.ts'
import { agencyColumns } from './person.ts'
import { policiesOf } from './quote/line-policies.ts'
import type { PricedBasket } from './quote/price.ts'
import { discountRates, linesOnWire, ratesOnWire } from './quote/quote-on-wire.ts'
import type { ReservationLine, ReservationRow } from './reservation-row.ts'

/** The money of a reservation: receipts in both currencies, rates, and the two sums the books need. */
export function moneyColumns(priced: PricedBasket) {
  const { girdi, fiyat } = priced
  return {
    sabit_kur: girdi.sabit_kur,
    secilen_kur: girdi.secilen_kur,
    kur_bilgi: ratesOnWire(girdi),
    fis: receiptOnWire(fiyat.secilen),
    sabit_fis: fiyat.sabit === fiyat.secilen ? null : receiptOnWire(fiyat.sabit),
    indirim_oranlar: discountRates(priced),
    genel_toplam: fiyat.secilen.toplam.genel_toplam,
    on_odeme_toplam: fiyat.secilen.toplam.on_odeme_toplam,
    odeme_tipi: girdi.odeme_tipi,
    promosyon_kodu: fiyat.kararlar.kupon ? (girdi.kupon?.kod ?? null) : null,
  }
}

/** The lines with what they cost and the cancellation windows as they are today. */
export function lineRecords(priced: PricedBasket): ReservationLine[] {
  const onWire = linesOnWire(priced)
  const policies = policiesOf(priced.sepet)
  return priced.sepet.satirlar.map((line, place) => {
    const satir = onWire[place]
    const money = priced.fiyat.secilen.satirlar[place]
    const policy = policies[place]
    if (!satir || !money || !policy) throw new Error('a priced basket has totals for every line')
    return {
      sira: place,
      urun_k_no: line.secenek.urun_k_no,
      opsiyon_k_no: line.secenek.opsiyon_k_no,
      baslangic: line.istek.baslangic,
      bitis: line.istek.bitis ?? null,
      istek: line.istek,
      satir,
      ...policy,
      genel_toplam: money.genel_toplam,
      on_odeme_toplam: money.on_odeme_toplam,
      iptal: null,
      odeme_adimlari: line.girdi.odeme_adimlari ?? null,
    }
  })
}

export function newTicketNumber({ terms }: Booking): string {
  return ticketNumber(terms.bilet_on_eki, Buffer.from(randomUUID().replaceAll('-', '').slice(0, 10), 'hex'))
}

/** A row in which only the basket stands: what a hold writes, and what placing starts from. */
export function heldRow(booking: Booking, priced: PricedBasket, k_no: string, bitis: Date): ReservationRow {
  const { tenant, person, now, services } = booking
  return {
    tenant_id: tenant.id,
    k_no,
    durum: 'held',
    kayit_no: null,
    bilet_no: null,
    uye_k_no: person.uye?.k_no ?? null,
    uye: person.uye,
    ip: person.ip,
    misafir_anahtar_ozeti: hashGuestKey(guestKey(services.config.secret, tenant.id, k_no)),
    ...agencyColumns(person),
    kanal: person.telefon ? 'telefon' : 'web',
    personel_k_no: person.telefon?.personel_k_no ?? null,
    lang: priced.sepet.lang,
    rezervasyon_satis_durum: 'direk',
    misafir: null,
    hotel_bilgi: null,
    rezervasyon_notu: null,
    odeme_yontemi: null,
    banka_k_no: null,
    kart_bilgileri: null,
    kiralama_sozlesmesi: false,
    mesafeli_satis_sozlesmesi: false,
    bitis,
    uzatildi: false,
    karsi_teklif: null,
    fiyat_girdisi: null,
    yanit_notu: null,
    sozlesmeler: null,
    hatirlatma_zamani: null,
    odeme_takvimi: null,
    adim_zamani: null,
    olusturma_zamani: now,
    guncelleme_zamani: now,
    ...moneyColumns(priced),
  }
}

/** What the guest tells when booking or asking. */
export function requestColumns(request: ReservationRequest) {
  const card = request.kart_bilgileri
  return {
    lang: request.lang,
    rezervasyon_satis_durum: request.rezervasyon_satis_durum,
    ac_k_no: request.ac_k_no ?? null,
    alt_ac_k_no: request.alt_ac_k_no ?? null,
    misafir: request.misafir,
    hotel_bilgi: request.hotel_bilgi ?? null,
    rezervasyon_notu: request.rezervasyon_notu ?? null,
    odeme_yontemi: request.odeme_yontemi,
    banka_k_no: request.banka_k_no ?? null,
    kart_bilgileri: card
      ? {
          kart_ad_soyad: card.kart_ad_soyad ?? null,
          kart_marka: null,
          kart_ilk_alti: null,
          kart_son_dort: null,
          kart_3d_guvenlik: card.kart_3d_guvenlik,
          kart_taksit: card.kart_taksit,
        }
      : null,
    kiralama_sozlesmesi: request.kiralama_sozlesmesi ?? false,
    mesafeli_satis_sozlesmesi: request.mesafeli_satis_sozlesmesi,
  }
}
