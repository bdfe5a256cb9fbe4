import * as z from 'zod/mini'
import { Percent, Price } from '../reservation/promotion.ts'
import { endpoint } from '../wire/endpoint.ts'
import { address, CurrencyCode, openLine, Uuid } from '../wire/fields.ts'
import { perLanguage } from '../wire/language.ts'
import { ExtraGroup } from './product-extra.ts'

export const TEMPLATE_KINDS = ['ek_hizmet', 'soru', 'iptal_kosulu'] as const
export const TemplateKind = z.enum(TEMPLATE_KINDS).check(z.describe('Extra, question to guests or cancellation terms'))
export type TemplateKind = z.infer<typeof TemplateKind>

const atLeastOne = z.refine<object>((texts) => Object.values(texts).some(Boolean))
const Name = perLanguage(openLine('Name in this language', 120)).check(atLeastOne, z.describe('Name per language'))
const MaybeWords = perLanguage(openLine('Words in this language', 300)).check(z.describe('Words per language'))
const Active = z.boolean().check(z.describe('Offered to products; a retired one stays where it is used'))

export const WrittenExtra = z.strictObject({
  ad: Name,
  birim: z.enum(['rezervasyon', 'kisi', 'gun', 'kisi_gun', 'adet']).check(z.describe('What it is counted by')),
  fiyat: Price.check(z.describe('Price of one in kur')),
  kur: CurrencyCode,
  bebek_dahil: z.boolean().check(z.describe('Infants are counted too')),
  en_cok: z.int().check(z.gte(1), z.lte(99), z.describe('Most that one line may take')),
  grup: z.nullable(ExtraGroup).check(z.describe('What it is an alternative for; null when it stands for itself')),
  aktif: Active,
})
export type WrittenExtra = z.infer<typeof WrittenExtra>

const QuestionCode = address('Stable name of the question', /^[a-z][a-z0-9_]{1,40}$/, 41)
const ChoiceCode = address('Stable name of the choice', /^[a-z0-9][a-z0-9_-]{0,40}$/, 41)

export const WrittenQuestion = z
  .strictObject({
    kod: QuestionCode,
    kapsam: z.enum(['rezervasyon', 'kisi']).check(z.describe('Asked once, or of every guest')),
    tip: z
      .enum(['metin', 'uzun_metin', 'sayi', 'tarih', 'saat', 'secim', 'evet_hayir'])
      .check(z.describe('Sort of answer')),
    baslik: Name,
    ipucu: MaybeWords,
    zorunlu: z.boolean().check(z.describe('Must be answered before payment')),
    secenekler: z.array(z.strictObject({ kod: ChoiceCode, baslik: Name })).check(
      z.maxLength(40),
      z.refine((choices) => new Set(choices.map(({ kod }) => kod)).size === choices.length),
      z.describe('Choices of a secim'),
    ),
    kosul: z
      .nullable(z.strictObject({ kod: QuestionCode, deger: openLine('Value the other answer must have', 80) }))
      .check(z.describe('Asked only when another answer has this value')),
    aktif: Active,
  })
  .check(z.refine(({ tip, secenekler }) => tip !== 'secim' || secenekler.length >= 2, { path: ['secenekler'] }))
export type WrittenQuestion = z.infer<typeof WrittenQuestion>

const Windows = z
  .array(
    z.strictObject({
      gun: z.int().check(z.gte(0), z.lte(365), z.describe('Days before the start')),
      iade_oran: Percent.check(z.describe('What comes back, in per cent')),
    }),
  )
  .check(
    z.minLength(1),
    z.maxLength(8),
    // Longest first, and never more back for being later.
    z.refine((windows) =>
      windows.every((one, at) => {
        const before = windows[at - 1]
        return !before || (before.gun > one.gun && before.iade_oran >= one.iade_oran)
      }),
    ),
    z.describe('Windows, longest first'),
  )

export const WrittenPolicy = z.strictObject({ ad: Name, kosullar: Windows, aktif: Active })
export type WrittenPolicy = z.infer<typeof WrittenPolicy>

const stored = {
  k_no: Uuid,
  surum: z.int().check(z.gte(1), z.describe('Version')),
  urun_sayisi: z.int().check(z.gte(0), z.describe('Products that follow it')),
}

export const StoredExtra = z.strictObject({ ...stored, ...WrittenExtra.shape })
export type StoredExtra = z.infer<typeof StoredExtra>
export const StoredQuestion = z.strictObject({ ...stored, ...WrittenQuestion.shape })
export type StoredQuestion = z.infer<typeof StoredQuestion>
export const StoredPolicy = z.strictObject({ ...stored, ...WrittenPolicy.shape })
export type StoredPolicy = z.infer<typeof StoredPolicy>

function edit<T extends z.ZodMiniType>(written: T) {
  return z.strictObject({
    k_no: z.optional(Uuid.check(z.describe('Which one; left out for a new one'))),
    gorulen: z.nullable(written).check(z.describe('What it said when the clerk began; null for a new one')),
    yeni: written.check(z.describe('What it is to say')),
  })
}

const Order = z.strictObject({
  gorulen: z.array(Uuid).check(z.maxLength(500), z.describe('The order that was seen')),
  yeni: z.array(Uuid).check(z.maxLength(500), z.describe('The order wanted, of the same things')),
})
const Done = z.object({ sayi: z.int().check(z.describe('How many stand in the order now')) })

export const listExtraTemplates = endpoint({
  method: 'GET',
  path: '/yonetim/ekstra-listele',
  feature: 'catalog',
  summary: 'Extras that products share',
  access: 'staff',
  hak: 'grup.oku',
  input: z.object({}),
  output: z.object({ data: z.array(StoredExtra).check(z.describe('Extras in order')) }),
})

export const saveExtraTemplate = endpoint({
  method: 'POST',
  path: '/yonetim/ekstra-kaydet-post',
  feature: 'catalog',
  summary: 'Write a shared extra; products that follow it change with it',
  access: 'staff',
  hak: 'kosul.yaz',
  input: edit(WrittenExtra),
  output: z.object({ data: StoredExtra.check(z.describe('As it stands now')) }),
})

export const orderExtraTemplates = endpoint({
  method: 'POST',
  path: '/yonetim/ekstra-sirala-post',
  feature: 'catalog',
  summary: 'Put shared extras into another order',
  access: 'staff',
  hak: 'kosul.yaz',
  input: Order,
  output: Done,
})

export const listQuestionTemplates = endpoint({
  method: 'GET',
  path: '/yonetim/soru-listele',
  feature: 'catalog',
  summary: 'Questions to guests that products share',
  access: 'staff',
  hak: 'grup.oku',
  input: z.object({}),
  output: z.object({ data: z.array(StoredQuestion).check(z.describe('Questions in order')) }),
})

export const saveQuestionTemplate = endpoint({
  method: 'POST',
  path: '/yonetim/soru-kaydet-post',
  feature: 'catalog',
  summary: 'Write a shared question; products that follow it change with it',
  access: 'staff',
  hak: 'grup.yaz',
  input: edit(WrittenQuestion),
  output: z.object({ data: StoredQuestion.check(z.describe('As it stands now')) }),
})

export const orderQuestionTemplates = endpoint({
  method: 'POST',
  path: '/yonetim/soru-sirala-post',
  feature: 'catalog',
  summary: 'Put shared questions into another order',
  access: 'staff',
  hak: 'grup.yaz',
  input: Order,
  output: Done,
})

export const listPolicyTemplates = endpoint({
  method: 'GET',
  path: '/yonetim/iptal-kosulu-listele',
  feature: 'catalog',
  summary: 'Cancellation terms that products share',
  access: 'staff',
  hak: 'grup.oku',
  input: z.object({}),
  output: z.object({ data: z.array(StoredPolicy).check(z.describe('Terms in order')) }),
})

export const savePolicyTemplate = endpoint({
  method: 'POST',
  path: '/yonetim/iptal-kosulu-kaydet-post',
  feature: 'catalog',
  summary: 'Write shared cancellation terms; products that follow them change, bookings and copies do not',
  access: 'staff',
  hak: 'kosul.yaz',
  input: edit(WrittenPolicy),
  output: z.object({ data: StoredPolicy.check(z.describe('As it stands now')) }),
})

export const orderPolicyTemplates = endpoint({
  method: 'POST',
  path: '/yonetim/iptal-kosulu-sirala-post',
  feature: 'catalog',
  summary: 'Put shared cancellation terms into another order',
  access: 'staff',
  hak: 'kosul.yaz',
  input: Order,
  output: Done,
})

/** `bag` follows the template, `kopya` is the product's own from then on, `birak` keeps what it has and stops following. */
export const TEMPLATE_WAYS = ['bag', 'kopya', 'birak'] as const

export const giveTemplate = endpoint({
  method: 'POST',
  path: '/yonetim/sablon-urun-post',
  feature: 'catalog',
  summary: 'Give products a template: followed, as a copy of their own, or not followed any more',
  access: 'staff',
  hak: 'kosul.yaz',
  input: z.strictObject({
    sablon_k_no: Uuid.check(z.describe('Template')),
    urunler: z.array(Uuid).check(z.minLength(1), z.maxLength(500), z.describe('Products')),
    nasil: z.enum(TEMPLATE_WAYS).check(z.describe('Followed, copied, or not followed any more')),
  }),
  output: z.object({ sayi: z.int().check(z.describe('Products that changed')) }),
})

export const listTemplateUses = endpoint({
  method: 'GET',
  path: '/yonetim/sablon-urun-listele',
  feature: 'catalog',
  summary: 'Which products follow a template, or which templates a product follows',
  access: 'staff',
  hak: 'grup.oku',
  input: z.object({ sablon_k_no: z.optional(Uuid), urun_k_no: z.optional(Uuid) }),
  output: z.object({
    data: z
      .array(z.strictObject({ sablon_k_no: Uuid, urun_k_no: Uuid, tur: TemplateKind }))
      .check(z.describe('Products and what they follow')),
  }),
})
