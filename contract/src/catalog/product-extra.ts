import * as z from 'zod/mini'
import { Price } from '../reservation/promotion.ts'
import { CurrencyCode, Uuid } from '../wire/fields.ts'

/** Extras of which a person takes one or none: the cover of a car, the place it is brought to and taken back from. */
export const EXTRA_GROUPS = ['kasko', 'alis_yeri', 'donus_yeri'] as const
export const ExtraGroup = z.enum(EXTRA_GROUPS).check(z.describe('Cover, place of pick-up or place of return'))
export type ExtraGroup = z.infer<typeof ExtraGroup>

export const ProductExtra = z.object({
  k_no: Uuid,
  ad: z.string().check(z.describe('Name')),
  birim: z.enum(['rezervasyon', 'kisi', 'gun', 'kisi_gun', 'adet']).check(z.describe('What it is counted by')),
  fiyat: Price.check(z.describe('Price of one in kur')),
  kur: CurrencyCode,
  en_cok: z.int().check(z.gte(1), z.lte(99), z.describe('Most that one line may take')),
  grup: z.nullable(ExtraGroup).check(z.describe('What it is an alternative for; null when it stands for itself')),
})
export type ProductExtra = z.infer<typeof ProductExtra>

export const ProductFee = z.object({
  tur: z.enum(['temizlik', 'evcil_hayvan', 'isitma', 'ek_yatak', 'hasar_depozitosu']).check(z.describe('Sort of fee')),
  fiyat: Price.check(z.describe('Amount in kur')),
  kur: CurrencyCode,
  gecelik: z.boolean().check(z.describe('Per night')),
  esik_gece: z.int().check(z.gte(0), z.describe('Only below so many nights; 0 always')),
  en_cok: z.int().check(z.gte(1), z.lte(9), z.describe('Most pets or beds one line may take')),
})
