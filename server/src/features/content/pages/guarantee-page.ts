import type { Page } from '@meltem/contract/content/content'
import type { Settings } from '@meltem/contract/settings'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { PACKAGE_FREE_DAYS, REFUND_DAYS } from '@meltem/domain/reservation/cancellation'
import { translatorFor } from '@meltem/i18n/translator'

/** Where the page of the refund guarantee stands, for headlines that lead to it. A page of the tenant's own comes first. */
const GUARANTEE_SLUGS: Readonly<Record<Language, string>> = {
  tr: 'iade-guvencesi',
  en: 'refund-guarantee',
  de: 'rueckerstattungsgarantie',
  ru: 'garantiya-vozvrata',
}

interface AskedPage {
  readonly dil: Language
  readonly turu: string
  readonly slug?: string | undefined
  readonly surum?: number | undefined
  readonly onizleme?: string | undefined
}

/** No row has this key: the page is made from the rules. */
const K_NO = '6f1d7c52-3b0a-4f43-9a5e-30d4e0c9a001'
/** Since when the texts stand as they do. */
const WRITTEN = '2026-11-18T08:00:00.000Z'
const PARTS = ['paket', 'tutar', 'sure', 'tek', 'nasil'] as const

/**
 * What the refund guarantee means, in words that follow the rules the refund is counted by. Every tenant has it, so
 * that no promise stands without its terms; a tenant with a page of its own there shows that instead.
 */
export function getGuaranteePage(
  { dil, turu, slug, surum = 1, onizleme }: AskedPage,
  { company, language }: Pick<Settings, 'company' | 'language'>,
): Page {
  const stands = turu === 'p' && slug === GUARANTEE_SLUGS[dil] && language.diller.includes(dil)
  if (!stands || surum !== 1 || onizleme !== undefined) throw new AppError('bulunamadi')
  const t = translatorFor(dil, 'guarantee')
  const values = { gun: PACKAGE_FREE_DAYS, iade_gun: REFUND_DAYS }
  const parts = PARTS.map((part) => `<h2>${t(`${part}.baslik`, values)}</h2><p>${t(`${part}.metin`, values)}</p>`)
  const baslik = t('baslik', values)
  return {
    k_no: K_NO,
    turu: 'p',
    dil,
    baslik,
    ozet: t('ozet', values),
    slug,
    url: null,
    gorsel: null,
    yayin_zamani: WRITTEN,
    guncelleme_zamani: WRITTEN,
    ceviriler: Object.fromEntries(language.diller.map((other) => [other, { slug: GUARANTEE_SLUGS[other], url: null }])),
    kategori: null,
    yazar: null,
    seo_baslik: `${baslik} | ${company.marka}`,
    bloklar: [{ tip: 'metin', html: `<p>${t('giris', values)}</p>${parts.join('')}` }],
    surum: 1,
    surumler: [],
    taslak: false,
  }
}
