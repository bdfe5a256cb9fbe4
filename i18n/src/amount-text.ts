/**
 * An amount from what was typed, undefined where that is none. A point or comma before the last one or two figures is
 * the decimal one, any other parts thousands. Worked: `265`, `265,5`, `1.265,50`, `1,265.50` and `1 265,50` are what they look like.
 */
export function amountOfText(typed: string): number | undefined {
  const text = typed.trim().replaceAll(/[\s  ']/g, '')
  const parts = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(text)
  if (!parts) return undefined
  const [, whole = '', cents = ''] = parts
  if (/[.,]/.test(whole) && !/^\d{1,3}([.,]\d{3})+$/.test(whole)) return undefined
  const amount = Number(`${whole.replaceAll(/[.,]/g, '')}.${cents.padEnd(2, '0')}`)
  return Number.isFinite(amount) && amount <= 99_999_999.99 ? amount : undefined
}
