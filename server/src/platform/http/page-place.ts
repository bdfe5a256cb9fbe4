import { AppError } from '@meltem/contract/wire/errors'
import { IsoDate } from '@meltem/contract/wire/fields'
import * as z from 'zod/mini'

/** Where a page of a list begins: behind the last row of the one before it. */
export interface After {
  /** What the list is in order of, as text: an instant to the microsecond, or a day. */
  readonly yer: string
  readonly k_no: string
}

const ORDERS = { instant: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/, day: /^\d{4}-\d\d-\d\d$/ } as const
const KEY = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Told to the next page, without a meaning for the client that carries it; null where there is none. */
export function placeBehind(last: After | undefined): string | null {
  return last ? Buffer.from(`${last.yer}|${last.k_no}`).toString('base64url') : null
}

/** Only what a page of the same order has said. */
export function placeOf(sonra: string, order: keyof typeof ORDERS = 'instant'): After {
  const [yer = '', k_no = ''] = Buffer.from(sonra, 'base64url').toString().split('|')
  const isDay = z.safeParse(IsoDate, yer.slice(0, 10)).success && !Number.isNaN(Date.parse(yer))
  if (!(isDay && ORDERS[order].test(yer) && KEY.test(k_no))) throw new AppError('gecersiz_istek')
  return { yer, k_no }
}
