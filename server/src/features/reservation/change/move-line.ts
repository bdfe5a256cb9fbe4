import { AppError } from '@meltem/contract/wire/errors'
import type { Departure } from '@meltem/domain/availability/departures'
import { isBooked } from '../booked-lines.ts'
import { type Act, inBooking } from '../booking.ts'
import { point } from '../fault-points.ts'
import { tellNews } from '../news.ts'
import { lockReservation, requireNext } from '../own-reservation.ts'
import { updateReservation, writeAudit, writeMovedLine } from '../reservation.queries.ts'
import type { ReservationLine } from '../reservation-row.ts'
import { listClaims, releaseLine, takeStock } from '../stock/claims.queries.ts'
import { lockDepartures } from '../stock/stock.ts'

interface Move {
  readonly k_no: string
  /** The line. */
  readonly sira: number
  /** The departure its seats are on, and the one they go to; both of the same thing. */
  readonly from: string
  readonly to: { readonly kalkis_k_no: string; readonly kaynak_k_no: string; readonly kalkis: Departure }
  /** Why, as the guest reads it. */
  readonly not?: string | undefined
}

function movedLine(line: ReservationLine, { anahtar, tarih, saat }: Departure): ReservationLine {
  return {
    ...line,
    baslangic: tarih,
    basladigi_an: `${tarih}T${saat}`,
    istek: { ...line.istek, kalkis: anahtar, baslangic: tarih },
    satir: { ...line.satir, baslangic: tarih, baslangic_saat: saat },
  }
}

/**
 * The operator moves the seats of one service to another departure of the same thing. Nothing is priced anew: the guest
 * pays what was agreed on, and the other services stay as they are. Locks in the order of every booking; the old seats are
 * given back and the new ones taken in one commit, or nothing changes. Answers false where it was moved before.
 */
export function moveLine(act: Act, { k_no, sira, from, to, not }: Move): Promise<boolean> {
  return inBooking(act, async (booking) => {
    const { tarih, saat, kontenjan } = to.kalkis
    const seed = { k_no: to.kalkis_k_no, kaynak_k_no: to.kaynak_k_no, tarih, saat, kapasite: kontenjan }
    const places = await lockDepartures(booking, await listClaims(booking, k_no), seed)
    const { row, lines, claims } = await lockReservation(booking, k_no)
    const line = lines.find((one) => one.sira === sira)
    const own = claims.filter((claim) => claim.sira === sira && claim.kalkis_k_no === from)
    if (!line || !isBooked(line) || own.length === 0) return false
    requireNext(row.durum, 'change')
    const kisi = own.reduce((sum, claim) => sum + (claim.kisi ?? 0), 0)
    const place = places.find((one) => one.k_no === to.kalkis_k_no)
    if (!place || place.kapasite - place.alinan < kisi) throw new AppError('yer_yetmez')

    await releaseLine(booking, k_no, sira)
    await booking.services.seller.closeKept(booking, row)
    const koltuklar = [{ satir: sira, kalkis_k_no: to.kalkis_k_no, kisi }]
    const terms = { rezervasyon_k_no: k_no, durum: 'confirmed' as const, tutma_bitis: null }
    await takeStock(booking, { koltuklar, birimler: [], engeller: [], kept: false }, terms)
    await point('after_claim')
    const moved = movedLine(line, to.kalkis)
    // Payments that go by the day of the service are counted anew.
    await updateReservation(booking, row, row.odeme_takvimi ? { adim_zamani: booking.now } : {})
    await writeMovedLine(booking, k_no, moved)
    const ayrinti = { satir: sira, once: line.basladigi_an, sonra: moved.basladigi_an }
    await writeAudit(booking, { olay: 'changed', konu_k_no: k_no, ayrinti })
    const standing = lines.map((one) => (one === line ? moved : one)).filter(isBooked)
    await tellNews(booking, row, standing, { misafire: 'changed', isletmeye: 'changed', not: not ?? null })
    await point('before_commit')
    return true
  })
}
