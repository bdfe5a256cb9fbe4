import type { applyAsAgency } from '@meltem/contract/agency/application'
import type { InputOf } from '@meltem/contract/wire/endpoint'
import type { Language } from '@meltem/contract/wire/language'
import { toE164 } from '../../checkout/guest-rules.ts'

type Application = InputOf<typeof applyAsAgency>

export const CHANNELS: readonly Application['kanallar'][number][] = [
  'magaza',
  'web',
  'telefon',
  'otel_masasi',
  'kurumsal',
  'sosyal_medya',
]
export const SETTLEMENTS: readonly Application['istenen_mutabakat'][] = [
  'yonlendirme',
  'faturalama',
  'net_fiyat',
  'depozito',
]
export const LANGUAGES: readonly Language[] = ['tr', 'en', 'de', 'ru']

/** As it stands in the fields, by their names; lists are the values of ticked boxes. */
export type Written = Readonly<Record<string, readonly string[]>>

export function writtenIn(form: FormData): Written {
  const names = [...new Set(form.keys())]
  return Object.fromEntries(names.map((name) => [name, form.getAll(name).filter((value) => typeof value === 'string')]))
}

const textOf = (written: Written, name: string) => written[name]?.[0]?.trim() ?? ''

/** What cannot be read as a phone number goes as it was typed: the server says what is wrong with it. */
const phoneOf = (written: Written, name: string) => toE164(textOf(written, name)) ?? textOf(written, name)

function personOf(written: Written, who: 'yetkili' | 'muhasebe'): Application['yetkili'] {
  const text = (field: string) => textOf(written, `${who}.${field}`)
  return {
    ad: text('ad'),
    soyad: text('soyad'),
    ...(text('gorev') ? { gorev: text('gorev') } : {}),
    telefon: phoneOf(written, `${who}.telefon`),
    e_mail: text('e_mail'),
  }
}

/** Blanks are how people write numbers, not part of them. */
const bare = (text: string) => text.replace(/\s/g, '')

export function applicationOf(written: Written, belgeler: readonly string[], lang: Language): Application {
  const text = (name: string) => textOf(written, name)
  const accounting = text('muhasebe.e_mail') || text('muhasebe.ad')
  const web = text('web')
  return {
    unvan: text('unvan'),
    marka: text('marka'),
    vergi_dairesi: text('vergi_dairesi'),
    vergi_no: bare(text('vergi_no')),
    iban: bare(text('iban')),
    tursab_no: bare(text('tursab_no')),
    adres: text('adres'),
    ...(web ? { web: /^https?:\/\//i.test(web) ? web : `https://${web}` } : {}),
    yetkili: personOf(written, 'yetkili'),
    ...(accounting ? { muhasebe: personOf(written, 'muhasebe') } : {}),
    kanallar: [...(written.kanallar ?? [])] as Application['kanallar'],
    diller: [...(written.diller ?? [])] as Application['diller'],
    bolgeler: text('bolgeler')
      .split(',')
      .map((place) => place.trim())
      .filter(Boolean)
      .slice(0, 12),
    istenen_mutabakat: text('istenen_mutabakat') as Application['istenen_mutabakat'],
    ...(text('aciklama') ? { aciklama: text('aciklama') } : {}),
    belgeler: [...belgeler],
    gizlilik_politikasi: text('gizlilik_politikasi') === 'on',
    lang,
    ...(text('web_sitesi') ? { web_sitesi: text('web_sitesi') } : {}),
  }
}
