import type { BankFileFormat } from '@meltem/contract/payment/bank-office'
import { AppError } from '@meltem/contract/wire/errors'

/** One line as the bank tells it. */
export interface StatementLine {
  /** YYYY-MM-DD */
  readonly tarih: string
  /** HH:MM, where the bank tells it. */
  readonly saat: string | null
  /** Minor units; below zero for what left the account. */
  readonly tutar: number
  readonly gonderen: string
  readonly aciklama: string
  readonly referans: string
  /** Balance after the line, where the file has one: tells two lines apart that are the same in everything else. */
  readonly bakiye: number | null
}

/** What a file says about one account. */
export interface Statement {
  readonly bicim: BankFileFormat
  /** As the file writes it; null where it does not say. */
  readonly hesap: string | null
  readonly kur: string | null
  readonly satirlar: readonly StatementLine[]
}

/** More than any bank writes into one file of our size. */
export const MOST_LINES = 20_000
const LONGEST_TEXT = 500
const LONGEST_NAME = 140

/** The file is not what it should be: nothing of it is read. */
export function unreadable(satir?: number): AppError {
  return new AppError('dosya_taninmadi', satir === undefined ? {} : { ayrinti: { satir } })
}

/** The file ends before its end: nothing of it is read, and the person is told how far it goes. */
export function cutOff(satir: number): AppError {
  return new AppError('dosya_kesik', { ayrinti: { satir } })
}

/** One line of words as a screen and a database take it. */
export function plainText(text: string, most = LONGEST_TEXT): string {
  return text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll('\uFFFD', '?')
    .trim()
    .slice(0, most)
    .toWellFormed()
}

export const plainName = (text: string) => plainText(text, LONGEST_NAME)

const FIRST_YEAR = 2000
const LAST_YEAR = 2099

/** A day that exists, from its parts. */
export function dayOf(year: string, month: string, day: string): string | undefined {
  const text = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${text}T00:00:00Z`)
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) return undefined
  const full = Number(text.slice(0, 4))
  return full >= FIRST_YEAR && full <= LAST_YEAR ? text : undefined
}

/** Sums of bank files stay far below this; what does not is no sum. */
const MOST_MINOR = 10 ** 13

export function safeMinor(value: number): number | undefined {
  return Number.isSafeInteger(value) && Math.abs(value) < MOST_MINOR ? value : undefined
}
