import type { PageSummary } from '@meltem/contract/content/content'
import { CONTENT_TYPES, type ContentType } from '@meltem/contract/settings'
import type { Language } from '@meltem/contract/wire/language'
import { isLanguage } from '@meltem/i18n/locales'

/** Where a page stands in the other languages, as `page-get` answers it. */
export type Translations = PageSummary['ceviriler']

interface Target {
  readonly turu?: string | null
  readonly slug?: string | null
  /** Own address of a custom page. */
  readonly url?: string | null
}

export interface ContentAddress {
  readonly turu: ContentType
  readonly slug: string | undefined
  readonly detay: string | undefined
}

function isContentType(value: string | undefined): value is ContentType {
  return (CONTENT_TYPES as readonly (string | undefined)[]).includes(value)
}

function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href)
}

/** Slugs may hold letters of any script and slashes between category and product. */
function encodeSlug(slug: string): string {
  return slug.split('/').map(encodeURIComponent).join('/')
}

/** Address of a page in a language: home without a target, content by type and slug, custom pages by their own url. */
export function pathTo(lang: Language, { turu, slug, url }: Target = {}): string {
  if (url) return contentHref(lang, url)
  if (!isContentType(turu ?? undefined)) return `/${lang}`
  return slug ? `/${lang}/${turu}/${encodeSlug(slug)}` : `/${lang}/${turu}`
}

/** Puts the language before an internal address that came from content; outside addresses and anchors stay. */
export function contentHref(lang: Language, href: string): string {
  if (href.startsWith('#') || isExternal(href)) return href
  const path = href.startsWith('/') ? href : `/${href}`
  const [first] = path.slice(1).split(/[/?#]/, 1)
  if (isLanguage(first)) return path
  return path === '/' ? `/${lang}` : `/${lang}${path}`
}

/** Reads `/{lang}/{turu}/{slug}/{detay}`, with or without the language; undefined for any other address. */
export function findContentAddress(pathname: string): ContentAddress | undefined {
  const segments = pathname.split('/').filter(Boolean).map(decodeSegment)
  const [turu, slug, detay] = isLanguage(segments[0]) ? segments.slice(1) : segments
  return isContentType(turu) ? { turu, slug, detay } : undefined
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // A broken escape names no slug; as it stands it is looked up and not found.
    return segment
  }
}

/** The path without its language prefix, starting with a slash. */
function withoutLanguage(pathname: string): string {
  const [, first, ...rest] = pathname.split('/')
  return isLanguage(first) ? `/${rest.join('/')}` : pathname
}

/**
 * The same page in another language, query string kept (PAGE-6). `currentPath` is path plus query.
 * A page that has no translation leads to the home page; a page with the same address in all languages keeps it.
 */
export function switchLanguage(currentPath: string, translations: Translations | undefined, lang: Language): string {
  const [path = '', query] = currentPath.split('?', 2)
  const suffix = query ? `?${query}` : ''
  const rest = withoutLanguage(path).replace(/\/$/, '')
  const address = findContentAddress(path)
  if (!translations) return address ? `/${lang}${suffix}` : `/${lang}${rest}${suffix}`
  const translation = translations[lang]
  if (!translation) return `/${lang}${suffix}`
  if (translation.url) return contentHref(lang, translation.url) + suffix
  if (!address || !translation.slug) return `/${lang}${address && !address.slug ? `/${address.turu}` : ''}${suffix}`
  const detail = address.detay && !translation.slug.includes('/') ? `/${encodeSlug(address.detay)}` : ''
  return pathTo(lang, { turu: address.turu, slug: translation.slug }) + detail + suffix
}
