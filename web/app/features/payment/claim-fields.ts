import * as z from 'zod/mini'

/** An amount as people type it, in any of the four languages: `1.234,50`, `1,234.50`, `1234.5`. */
export function amountOf(typed: string): number | undefined {
  const plain = typed.replaceAll(/[\s\u00a0₺€$£₽]/g, '')
  const decimals = /[.,](\d{1,2})$/.exec(plain)
  const whole = (decimals ? plain.slice(0, decimals.index) : plain).replaceAll(/[.,]/g, '')
  if (!/^\d{1,9}$/.test(whole)) return undefined
  const amount = Number(`${whole}.${decimals?.[1] ?? '0'}`)
  return amount > 0 ? amount : undefined
}

const text = (most: number) => z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(most, 'tooLong'))

/** Messages are keys of the texts of forms; the form says them in its language. */
export const ClaimValues = z.object({
  rezervasyon_k_no: z.string().check(z.minLength(1, 'required')),
  banka: text(120),
  gonderen: text(160),
  tutar: z.string().check(
    z.minLength(1, 'required'),
    z.refine((typed) => amountOf(typed) !== undefined, 'amountInvalid'),
  ),
  tarih: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'dateInvalid')),
  not: z.string().check(z.maxLength(500, 'tooLong')),
})
export type ClaimValues = z.infer<typeof ClaimValues>
