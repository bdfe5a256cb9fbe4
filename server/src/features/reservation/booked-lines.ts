import type { LineState, LineTerms } from '@meltem/contract/reservation/standing'
import { toAmount, toMinor } from '@meltem/domain/money'
import { type CancellationWindow, openWindows, refundRate } from '@meltem/domain/reservation/cancellation'
import { type BookedLine, type BookedMoney, sumsDue } from '@meltem/domain/reservation/line-cancellation'
import type { WallTime } from '@meltem/domain/wall-time'
import type { ReservationLine, ReservationRow } from './reservation-row.ts'

/** The lines as the rules of cancelling see them. */
export function bookedLines(lines: readonly ReservationLine[]): BookedLine[] {
  return lines.map(({ sira, basladigi_an, genel_toplam, on_odeme_toplam, iptal_kosullari, iptal }) => ({
    sira,
    baslangic: basladigi_an,
    genel_toplam,
    on_odeme_toplam,
    pencereler: iptal_kosullari,
    kesinti: iptal?.kesinti ?? null,
  }))
}

export const isBooked = ({ iptal }: Pick<ReservationLine, 'iptal'>): boolean => iptal === null

export function bookedMoney({ fis }: Pick<ReservationRow, 'fis'>, alinan: number): BookedMoney {
  return { taksit_fark: toMinor(fis.toplam.taksit_fark), alinan }
}

/** What the columns of the reservation ask for, whichever of its lines stand. */
export function dueColumns(row: Pick<ReservationRow, 'fis'>, lines: readonly ReservationLine[]) {
  return sumsDue(bookedLines(lines), bookedMoney(row, 0).taksit_fark)
}

interface Policy {
  readonly basladigi_an: string
  readonly iptal_kosullari: readonly CancellationWindow[]
}

export function termsOf({ basladigi_an, iptal_kosullari }: Policy, wall: WallTime): LineTerms {
  return {
    iade_oran: refundRate(iptal_kosullari, basladigi_an, wall),
    pencereler: openWindows(iptal_kosullari, basladigi_an, wall).map(({ iade_oran, son }) => ({ iade_oran, son })),
  }
}

export function stateOfLine(line: ReservationLine, wall: WallTime): LineState {
  const { iptal } = line
  return {
    k_no: line.istek.k_no,
    kosullar: termsOf(line, wall),
    iptal: iptal && {
      zaman: iptal.zaman,
      odenen: toAmount(iptal.odenen),
      iade_oran: iptal.iade_oran,
      iade: toAmount(iptal.iade),
      kesinti: toAmount(iptal.kesinti),
    },
  }
}
