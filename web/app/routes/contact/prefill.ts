import { CONTACT_SUBJECTS } from '@meltem/contract/audience'
import { PRODUCT_KINDS } from '@meltem/contract/content'
import type { Language } from '@meltem/contract/language'
import { formatDate } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { formatMonth } from '../../components/blocks/months.ts'
import { CAR_CLASSES } from '../../components/blocks/search-kinds.ts'
import { translatorIn } from '../../lib/translator.ts'

const TEXT_LIMIT = 120
const MOST_PEOPLE = 999

/** One line of text: what a person could have typed into the field, however the address was made. */
function textOf(query: URLSearchParams, name: string): string | undefined {
  const text = (query.get(name) ?? '').replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return text.slice(0, TEXT_LIMIT) || undefined
}

function memberOf<T extends string>(query: URLSearchParams, name: string, members: readonly T[]): T | undefined {
  return members.find((member) => member === query.get(name))
}

/** A day that exists, as `DD.MM.YYYY`. */
function dayOf(query: URLSearchParams, name: string): string | undefined {
  const text = query.get(name) ?? ''
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const time = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text) ? formatDate(text) : undefined
}

function monthOf(query: URLSearchParams, language: Language): string | undefined {
  const text = query.get('ay') ?? ''
  return /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(text) ? formatMonth(LOCALES[language].tag, text) : undefined
}

function peopleOf(query: URLSearchParams): number | undefined {
  const text = query.get('kisi') ?? ''
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return count >= 1 && count <= MOST_PEOPLE ? count : undefined
}

function timeOf(query: URLSearchParams): string | undefined {
  const text = query.get('saat') ?? ''
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : undefined
}

/** Everything the search box knows, as sentences a clerk can answer; undefined when nothing was asked. */
export function requestMessage(query: URLSearchParams, language: Language): string | undefined {
  const t = translatorIn(language, 'contact')
  const kinds = translatorIn(language, 'search')
  const kind = memberOf(query, 'urun_tipi', PRODUCT_KINDS)
  const carClass = memberOf(query, 'sinif', CAR_CLASSES)
  const service = textOf(query, 'hizmet')
  const what = [kind && kinds(`kinds.${kind}`), service].filter(Boolean).join(', ')
  const month = monthOf(query, language)
  const time = timeOf(query)
  const count = peopleOf(query)
  const lines = [
    what && t('prefill.kind', { value: what }),
    ...placeLines(query, language),
    ...dateLines(query, language),
    month && t('prefill.month', { value: month }),
    time && t('prefill.time', { value: time }),
    count && t('prefill.people', { count }),
    carClass && t('prefill.class', { value: kinds(`classes.${carClass}`) }),
  ].filter((line) => typeof line === 'string' && line !== '')
  return lines.length > 0 ? `${t('prefill.intro')}\n\n${lines.join('\n')}` : undefined
}

function placeLines(query: URLSearchParams, language: Language): string[] {
  const t = translatorIn(language, 'contact')
  const from = textOf(query, 'yer')
  const to = textOf(query, 'varis')
  if (from && to) return [t('prefill.route', { from, to })]
  if (to) return [t('prefill.to', { value: to })]
  if (!from) return []
  return [
    query.get('urun_tipi') === 'transfer' ? t('prefill.from', { value: from }) : t('prefill.place', { value: from }),
  ]
}

/** Dates in the wrong order are put right: both were meant. */
function dateLines(query: URLSearchParams, language: Language): string[] {
  const t = translatorIn(language, 'contact')
  const [start, end] =
    (query.get('baslangic') ?? '') > (query.get('bitis') ?? '') && dayOf(query, 'bitis')
      ? [dayOf(query, 'bitis'), dayOf(query, 'baslangic')]
      : [dayOf(query, 'baslangic'), dayOf(query, 'bitis')]
  if (start && end && start !== end) return [t('prefill.dates', { start, end })]
  if (start) return [t('prefill.date', { value: start })]
  return end ? [t('prefill.until', { value: end })] : []
}

export interface ContactValues {
  readonly ad: string
  readonly soyad: string
  readonly e_mail: string
  readonly telefon: string
  readonly konu: string
  readonly mesaj: string
  readonly gizlilik_politikasi: boolean
  readonly web_sitesi: string
}

/** The form as the address asks for it. Nothing is taken over that a person could not have typed. */
export function prefilledValues(query: URLSearchParams, language: Language): ContactValues {
  const t = translatorIn(language, 'contact')
  const konu = memberOf(query, 'konu', CONTACT_SUBJECTS)
  const e_mail = textOf(query, 'e_mail') ?? ''
  const newsletter = konu === 'oneri' && e_mail ? t('prefill.newsletter', { e_mail }) : undefined
  return {
    ad: '',
    soyad: '',
    e_mail,
    telefon: '',
    konu: konu ?? (query.has('urun_tipi') ? 'rezervasyon' : 'diger'),
    mesaj: requestMessage(query, language) ?? newsletter ?? '',
    gizlilik_politikasi: false,
    web_sitesi: '',
  }
}
