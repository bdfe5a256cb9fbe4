import { amountOfText } from '@meltem/i18n/amount-text'

/** Minimum nights as they are typed. */
export const NIGHTS = /^[1-9]\d?$/

/** An amount or a per cent with its sign; undefined where it is no number. */
export function signedAmount(text: string): number | undefined {
  const minus = /^[-−]/.test(text.trim())
  const amount = amountOfText(text.trim().replace(/^[-−+]/, ''))
  return amount === undefined ? undefined : amount * (minus ? -1 : 1)
}

/** What is sold costs something; extra persons and the like may cost nothing (PRICE-22). */
export function isZeroPrice(text: string, place: number): boolean {
  return place === 0 && amountOfText(text) === 0
}

export function isWrongPrice(text: string, place: number): boolean {
  return text !== '' && (amountOfText(text) === undefined || isZeroPrice(text, place))
}
