import { getCalendarFile, getContractPdf, getVoucherPdf } from '@meltem/contract/reservation/documents'
import type { Reservation } from '@meltem/contract/reservation/reservation'

interface Paper {
  readonly name: 'voucher' | 'contract' | 'calendar'
  readonly path: string
  readonly ending: 'pdf' | 'ics'
}

const VOUCHER: Paper = { name: 'voucher', path: getVoucherPdf.path, ending: 'pdf' }
const CONTRACT: Paper = { name: 'contract', path: getContractPdf.path, ending: 'pdf' }
const CALENDAR: Paper = { name: 'calendar', path: getCalendarFile.path, ending: 'ics' }

/** A voucher promises a seat: there is one only where the booking stands. What was accepted can always be read again. */
export function papersOf(durum: Reservation['durum']): Paper[] {
  if (durum === 'confirmed' || durum === 'completed') return [VOUCHER, CONTRACT, CALENDAR]
  return durum === 'draft' ? [] : [CONTRACT]
}
