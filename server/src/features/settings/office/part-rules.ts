import type { PartName, PartValue } from '@meltem/contract/settings-office'
import type { FieldIssue } from '@meltem/contract/wire/envelope'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { contrastFaults } from '@meltem/domain/brand/colours'
import { isTckn, isVkn } from '@meltem/domain/identifiers'
import { LOCALES } from '@meltem/i18n/locales'
import { translatorFor } from '@meltem/i18n/translator'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { listPictures } from '../settings.queries.ts'

/** What a rule is asked with: what was there stays good, however it came there. */
interface Asked<P extends PartName> {
  readonly value: PartValue<P>
  readonly changed: Partial<PartValue<P>>
  readonly trx: TenantTransaction
  readonly language: Language
  /** Currencies with a rate. */
  readonly rates: readonly string[]
  /** This installation has the bank of the demo. */
  readonly hasTestBank: boolean
}

type Broken = Omit<FieldIssue, 'kural'>
type Rule<P extends PartName> = (asked: Asked<P>) => readonly Broken[] | Promise<readonly Broken[]>

const words = (language: Language) => translatorFor(language, 'admin')

function decimal(language: Language, number: number): string {
  return new Intl.NumberFormat(LOCALES[language].tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    number,
  )
}

const RULES: { readonly [P in PartName]?: Rule<P> } = {
  company: ({ changed: { vergi_no }, language }) => {
    const good = !vergi_no || isVkn(vergi_no) || isTckn(vergi_no)
    return good ? [] : [{ alan: 'vergi_no', mesaj: words(language)('settings.rules.vergi_no') }]
  },
  contact: ({ value: { enlem, boylam }, language }) =>
    (enlem === null) === (boylam === null) ? [] : [{ alan: 'boylam', mesaj: words(language)('settings.rules.yer') }],
  tema: ({ value, language }) => [
    ...contrastFaults(value).map(({ alan, yuzey, oran, gereken }) => {
      const figures = { oran: decimal(language, oran), gereken: decimal(language, gereken) }
      return { alan, mesaj: words(language)(`settings.rules.kontrast.${yuzey}`, figures) }
    }),
    ...(value.sokak_url === null || value.sokak_kaynak !== ''
      ? []
      : [{ alan: 'sokak_kaynak', mesaj: words(language)('settings.rules.sokak_kaynak') }]),
  ],
  logofavicon: async ({ changed, trx, language }) => {
    const chosen = Object.entries(changed).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    const known = new Set(
      (
        await listPictures(
          trx,
          chosen.map(([, key]) => key),
        )
      ).map(({ bolum, ad }) => `${bolum}/${ad}`),
    )
    return chosen
      .filter(([, key]) => !known.has(key))
      .map(([alan]) => ({ alan, mesaj: words(language)('settings.rules.gorsel') }))
  },
  language: ({ value: { varsayilan, diller }, language }) => [
    ...(diller.includes(varsayilan) ? [] : [{ alan: 'varsayilan', mesaj: words(language)('settings.rules.ana_dil') }]),
    ...(new Set(diller).size === diller.length
      ? []
      : [{ alan: 'diller', mesaj: words(language)('settings.rules.iki_kez') }]),
  ],
  exchange: ({ value: { varsayilan, kodlar }, rates, changed, language }) => {
    const unknown = (changed.kodlar ?? []).filter((kod) => !rates.includes(kod))
    return [
      ...(kodlar.includes(varsayilan)
        ? []
        : [{ alan: 'varsayilan', mesaj: words(language)('settings.rules.ana_para') }]),
      ...(new Set(kodlar).size === kodlar.length
        ? []
        : [{ alan: 'kodlar', mesaj: words(language)('settings.rules.iki_kez') }]),
      ...unknown.map((kod) => ({ alan: 'kodlar', mesaj: words(language)('settings.rules.kursuz', { kod }) })),
    ]
  },
  fatura: ({ value: { istisna_kodu, istisna_nedeni }, language }) =>
    (istisna_kodu === '') === (istisna_nedeni === '')
      ? []
      : [
          {
            alan: istisna_kodu === '' ? 'istisna_kodu' : 'istisna_nedeni',
            mesaj: words(language)('settings.rules.istisna'),
          },
        ],
  odeme: ({ value: { yontemler }, changed: { saglayici }, hasTestBank, language }) => [
    ...(yontemler.length > 0 ? [] : [{ alan: 'yontemler', mesaj: words(language)('settings.rules.yontemsiz') }]),
    ...(saglayici !== 'test' || hasTestBank
      ? []
      : [{ alan: 'saglayici', mesaj: words(language)('settings.rules.saglayici_yok') }]),
  ],
}

/** What a schema cannot know, all of it at once, each with its sentence. */
export async function requirePart<P extends PartName>(name: P, asked: Asked<P>): Promise<void> {
  const rule = RULES[name]
  const broken = (await rule?.(asked)) ?? []
  if (broken.length === 0) return
  throw new AppError('alan_hatasi', { alanlar: broken.map((one): FieldIssue => ({ ...one, kural: 'gecersiz' })) })
}
