import { AppError } from '@meltem/contract/errors'
import type { Reservation } from '@meltem/contract/reservation'
import { collectionStatus } from '@meltem/domain/reservation/collection-status'
import { STATES } from '@meltem/domain/reservation/reservation-states'
import type { Booking } from './booking.ts'
import { datedOnWire, datedPlan } from './payment-schedule.ts'
import { listLines, type ReservationLine, type ReservationRow, sumCaptured } from './reservation.queries.ts'

/** The one value all lines share, or null. */
function common<T>(values: readonly T[]): T | null {
  const [first] = values
  return first !== undefined && values.every((value) => value === first) ? first : null
}

/** What comes back at least, over all lines; each line keeps its own windows for the quote. */
function commonWindows(lines: readonly ReservationLine[]): Reservation['iptal_kosullari'] {
  const days = [...new Set(lines.flatMap((line) => line.iptal_kosullari.map(({ gun }) => gun)))].sort((a, b) => b - a)
  return days.map((gun) => {
    const rates = lines.map((line) =>
      Math.max(0, ...line.iptal_kosullari.filter((one) => one.gun <= gun).map((one) => one.iade_oran)),
    )
    return { gun, iade_oran: Math.min(...rates) }
  })
}

export function reservationOnWire(
  row: ReservationRow,
  lines: readonly ReservationLine[],
  { alinan, now }: { readonly alinan: number; readonly now: Date },
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
    tahsilat_durum: collectionStatus(alinan, row),
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
    mesafeli_satis_sozlesmesi: row.mesafeli_satis_sozlesmesi,
    kiralama_sozlesmesi: row.kiralama_sozlesmesi,
    iptal_kosullari: commonWindows(lines),
    modul: 'web',
    karsi_teklif: row.karsi_teklif?.teklif ?? null,
    yanit_notu: row.yanit_notu,
    bitis: row.bitis?.toISOString() ?? null,
    odeme_plani: datedOnWire(datedPlan(row, lines, { alinan, now }), row.lang),
    olusturma_zamani: row.olusturma_zamani.toISOString(),
  }
}

/** Reads a reservation with its lines and money. */
export async function readOnWire({ trx, now }: Booking, row: ReservationRow): Promise<Reservation> {
  const lines = await listLines(trx, row.k_no)
  return reservationOnWire(row, lines, { alinan: await sumCaptured(trx, row.k_no), now })
}
