import type { MenuItem, Settings, ShownAnnouncement } from '@meltem/contract/settings'
import type { Language, LocalText } from '@meltem/contract/wire/language'
import type { Rendering } from '@meltem/contract/wire/rendering'
import { formatInstant } from '@meltem/i18n/format'
import { isLanguage } from '@meltem/i18n/locales'
import { useRouteLoaderData } from 'react-router'
import { type Packed, unpack } from '../calls/packed.ts'
import { madeOnce } from './made-once.ts'
import { pathTo } from './paths.ts'

export interface MenuLink {
  readonly baslik: string
  /** Missing on headings that lead nowhere themselves. */
  readonly href: string | undefined
  readonly alt: readonly MenuLink[]
}

/** The tenant's settings cut down to one language: what every page of the storefront needs on screen. */
export interface Frame {
  readonly language: Language
  readonly languages: readonly Language[]
  readonly defaultLanguage: Language
  readonly currency: string
  readonly exchange: Settings['exchange']
  readonly origin: string
  readonly year: number
  readonly menu: { readonly top: readonly MenuLink[]; readonly bottom: readonly MenuLink[] }
  readonly logofavicon: Settings['logofavicon']
  readonly company: {
    readonly kod: string
    readonly marka: string
    readonly unvan: string
    readonly slogan: string
    readonly birlik_metni: string
    readonly birlik_no: string | null
    readonly birlik_url: string | null
  }
  readonly seo: { readonly baslik: string; readonly aciklama: string }
  readonly support: Omit<Settings['support'], 'saatler'> & { readonly saatler: string }
  readonly social: Settings['social']
  readonly contact: Settings['contact']
  readonly tema: Settings['tema']
  readonly other: Settings['other']
  /** The question whether visits may be counted; undefined where visitors are not asked. */
  readonly counting: { readonly line: string; readonly text: string } | undefined
  /** Bar above every page. */
  readonly announcements: readonly ShownWords[]
  /** Campaign strips of these days. */
  readonly strips: readonly ShownWords[]
}

/** An announcement in the language of the page. */
interface ShownWords {
  readonly k_no: string
  readonly metin: string
  readonly etiket: string | undefined
  readonly url: string | null
  /** Last day, as people read it. */
  readonly until: string | undefined
}

/** Those meant for the language; words fall back as all texts do. */
function wordsOf(items: readonly ShownAnnouncement[], language: Language, fallback: Language): ShownWords[] {
  return items.flatMap(({ k_no, icerik, dil, url, bitis }) => {
    const text = icerik[language] ?? icerik[fallback]
    if (!text || (dil !== null && dil !== language)) return []
    const until = bitis === null ? undefined : formatInstant(bitis).slice(0, 10)
    return [{ k_no, metin: text.metin, etiket: text.etiket, url, until }]
  })
}

/** A text in the language, else in the tenant's default, else whatever is there. */
function textIn(text: LocalText, language: Language, fallback: Language): string {
  return text[language] ?? text[fallback] ?? Object.values(text).find(Boolean) ?? ''
}

function menuOf(settings: Settings, konum: MenuItem['konum'], language: Language): MenuLink[] {
  const items = settings.menu.filter((item) => item.konum === konum).sort((a, b) => a.sira - b.sira)
  // A parent chain that loops back on itself would recurse for ever: an item is placed once.
  const placed = new Set<string>()
  const under = (parent: string | null): MenuLink[] =>
    items.flatMap((item) => {
      if (item.menu_k_no !== parent || placed.has(item.k_no)) return []
      placed.add(item.k_no)
      const content = item.icerik[language] ?? item.icerik[settings.language.varsayilan]
      if (!content) return []
      const href = item.tip === 'baslik' ? undefined : pathTo(language, { ...content, turu: item.turu })
      return [{ baslik: content.baslik, href, alt: under(item.k_no) }]
    })
  return under(null)
}

/** The language of the address when the tenant offers it, else the detected one. */
export function languageOf(rendering: Rendering, prefix: string | undefined): Language {
  return isLanguage(prefix) && rendering.settings.language.diller.includes(prefix) ? prefix : rendering.language
}

const frames = madeOnce<Frame>()

/** Made once for all pages of a tenant, language and currency: the settings are the same object until they change. */
export function frameOf(rendering: Rendering, prefix: string | undefined): Frame {
  const { settings, currency, origin } = rendering
  const language = languageOf(rendering, prefix)
  const year = new Date().getFullYear()
  return frames([settings, language, currency, origin, year], () => makeFrame(rendering, language, year))
}

function makeFrame({ settings, currency, origin }: Rendering, language: Language, year: number): Frame {
  const local = (text: LocalText) => textIn(text, language, settings.language.varsayilan)
  const { company } = settings
  return {
    language,
    languages: settings.language.diller,
    defaultLanguage: settings.language.varsayilan,
    currency,
    exchange: settings.exchange,
    origin,
    year,
    menu: { top: menuOf(settings, 'top', language), bottom: menuOf(settings, 'bottom', language) },
    logofavicon: settings.logofavicon,
    company: {
      kod: company.kod,
      marka: company.marka,
      unvan: company.unvan,
      slogan: local(company.slogan),
      birlik_metni: local(company.birlik_metni),
      birlik_no: company.birlik_no,
      birlik_url: company.birlik_url,
    },
    seo: { baslik: local(settings.seo.baslik), aciklama: local(settings.seo.aciklama) },
    support: { ...settings.support, saatler: local(settings.support.saatler) },
    social: settings.social,
    contact: settings.contact,
    tema: settings.tema,
    other: settings.other,
    counting: countingOf(settings, language),
    announcements: wordsOf(settings.duyurular, language, settings.language.varsayilan),
    strips: wordsOf(settings.seritler, language, settings.language.varsayilan),
  }
}

/** Words of the tenant, in this language alone: what is agreed to is said in the language of the page. */
function countingOf({ olcum }: Settings, language: Language): Frame['counting'] {
  const { sayim, izin_cumlesi, izin_metni } = olcum
  return sayim ? { line: izin_cumlesi[language] ?? '', text: izin_metni[language] ?? '' } : undefined
}

/** Undefined only while the root loader itself has failed. */
export function useMaybeFrame(): Frame | undefined {
  const root = useRouteLoaderData<{ frame: Packed<Frame> }>('root')
  return root && unpack(root.frame)
}

export function useFrame(): Frame {
  const frame = useMaybeFrame()
  if (!frame) throw new Error('The page frame is only known below a root loader that succeeded')
  return frame
}
