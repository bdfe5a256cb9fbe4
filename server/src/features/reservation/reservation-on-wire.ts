import type { Reservation } from '@meltem/contract/reservation/reservation'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { moneyStand } from '@meltem/domain/payment/money-stand'
import { payOtherwise } from '@meltem/domain/pricing/payment/pay-otherwise'
import { collectionStatus } from '@meltem/domain/reservation/collection-status'
import { STATES } from '@meltem/domain/reservation/reservation-states'
import { wallOf } from '../../platform/istanbul.ts'
import { stateOfLine } from './booked-lines.ts'
import type { Booking } from './booking.ts'
import { datedOnWire, datedPlan, mayPayOtherwise } from './collect/payment-schedule.ts'
import { sumStanding } from './collect/standing-money.queries.ts'
import { listLines } from './reservation.queries.ts'
import type { ReservationLine, ReservationRow } from './reservation-row.ts'

/** The one value all lines share, or null. */
function common<T>(values: readonly T[]): T | null {
  const [first] = values
  return first !== undefined && values.every((value) => value === first) ? first : null
}

interface Standing {
  /** Captured, less what was given or promised back. */
  readonly alinan: number
  readonly now: Date
  /** In which the payments are named; that of the booking where nothing is said. */
  readonly language?: Language
}

const SINGLE_DEPOSIT = { odeme_tipi: 'on_odeme', kart_taksit: 1, taksit_oranlari: {} } as const

/** Where choosing another way to pay starts from; what an agency pays is not the guest's to choose. */
function choiceTotals(row: ReservationRow, lines: readonly ReservationLine[]): Reservation['secim_toplam'] {
  const { durum, odeme_yontemi, fis } = row
  const waits = (durum === 'held' || durum === 'accepted') && odeme_yontemi !== null && mayPayOtherwise(row, lines)
  const terms = lines.map((line) => line.satir)
  return waits ? payOtherwise(fis, terms, SINGLE_DEPOSIT).toplam : null
}

/** What was sold stays on the receipt; this is what of it stands, is paid and is due. */
function moneyOnWire(
  row: ReservationRow,
  lines: readonly ReservationLine[],
  { alinan, now, language = row.lang }: Standing,
) {
  const plan = datedPlan(row, lines, { alinan, now })
  const wall = wallOf(now)
  return {
    tahsilat_durum: collectionStatus(alinan, row),
    hesap: moneyStand(row, alinan, plan),
    odeme_plani: datedOnWire(plan, language),
    satirlar: lines.map((line) => stateOfLine(line, wall)),
    secim_toplam: choiceTotals(row, lines),
  }
}

/** What was sold on the phone waits for the guest's yes to the contracts, as long as it is not over. */
export function awaitsContracts({
  kanal,
  sozlesmeler,
  durum,
}: Pick<ReservationRow, 'kanal' | 'sozlesmeler' | 'durum'>): boolean {
  const open = durum === 'held' || durum === 'accepted' || durum === 'confirmed'
  return kanal === 'telefon' && open && (sozlesmeler?.length ?? 0) === 0
}

export function reservationOnWire(
  row: ReservationRow,
  lines: readonly ReservationLine[],
  standing: Standing,
): Reservation {
  const { kayit_no, misafir, odeme_yontemi } = row
  // A basket that is only held is no reservation yet.
  if (kayit_no === null || misafir === null) throw new AppError('bulunamadi')
  const sepet_urunler = lines.map((line) => line.satir)
  const rate = row.kur_bilgi.find(({ kur }) => kur === row.secilen_kur)?.satis ?? '1'
  return {
    k_no: row.k_no,
    kayit_no,
    bilet_no: row.bilet_no,
    durum: row.durum,
    rezervasyon_durum: STATES[row.durum].rezervasyon_durum,
    ...moneyOnWire(row, lines, standing),
    uye: row.uye,
    ac_k_no: row.ac_k_no,
    alt_ac_k_no: row.alt_ac_k_no,
    lang: row.lang,
    sepet_urunler,
    istekler: lines.map((line) => line.istek),
    promosyon_kodu: row.promosyon_kodu,
    rezervasyon_satis_durum: row.rezervasyon_satis_durum,
    misafir,
    rezervasyon_notu: row.rezervasyon_notu,
    hotel_bilgi: row.hotel_bilgi,
    kdv_turu: common(sepet_urunler.map((line) => line.kdv_turu)),
    kdv_oran: common(sepet_urunler.map((line) => line.kdv_oran)),
    sabit_kur: row.sabit_kur,
    sabit_kur_fiyat: 1,
    secilen_kur: row.secilen_kur,
    secilen_kur_fiyat: Number(rate),
    kur_bilgi: row.kur_bilgi,
    rezervasyon_toplam: (row.sabit_fis ?? row.fis).toplam,
    kur_rezervasyon_toplam: row.fis.toplam,
    indirim_oranlar: row.indirim_oranlar,
    gun_fiyatlar: sepet_urunler.flatMap((line) => line.gun_fiyatlar),
    fis: row.fis,
    odeme_yontemi,
    odeme_tipi: row.odeme_tipi,
    odeme_tipi_kontrol: sepet_urunler.some((line) => line.odeme_tipi === 'on_odeme' && line.odeme_tipi_oran < 100),
    banka_k_no: row.banka_k_no,
    kart_bilgileri: row.kart_bilgileri,
    sozlesme_bekliyor: awaitsContracts(row),
    mesafeli_satis_sozlesmesi: row.mesafeli_satis_sozlesmesi,
    kiralama_sozlesmesi: row.kiralama_sozlesmesi,
    modul: 'web',
    karsi_teklif: row.karsi_teklif?.teklif ?? null,
    yanit_notu: row.yanit_notu,
    bitis: row.bitis?.toISOString() ?? null,
    olusturma_zamani: row.olusturma_zamani.toISOString(),
  }
}

/** Reads a reservation with its lines and money. */
export async function readOnWire(
  { trx, now }: Booking,
  row: ReservationRow,
  language: Language = row.lang,
): Promise<Reservation> {
  const lines = await listLines(trx, row.k_no)
  return reservationOnWire(row, lines, { alinan: await sumStanding(trx, row.k_no), now, language })
}
