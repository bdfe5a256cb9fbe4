import { type Picture, pictureUrl, SOCIAL_CARD } from '@meltem/contract/content/picture'
import type { Language } from '@meltem/contract/wire/language'
import { LOCALES } from '@meltem/i18n/locales'
import type { MetaDescriptor } from 'react-router'
import type { Frame } from './frame.ts'
import { switchLanguage, type Translations } from './paths.ts'

interface PageMeta {
  readonly frame: Frame
  /** Path of the page as it is asked for; the query is never canonical. */
  readonly pathname: string
  /** Where the page is at home when that is elsewhere: a product that is told here in another language. */
  readonly canonicalPath?: string | undefined
  readonly title: string
  readonly description: string
  /** Where the page stands in the other languages; undefined when its address is the same in all. */
  readonly translations?: Translations | undefined
  readonly picture?: Picture | null | undefined
  /** A picture made for shared links; it stands before the page's own. */
  readonly socialCard?: { readonly path: string; readonly alt: string } | undefined
  readonly type?: 'website' | 'article'
  /** Set where the page must not be found by search engines. */
  readonly hidden?: boolean
}

/** Address of the page in a language, or undefined where it does not exist there. */
function addressIn(language: Language, { frame, pathname, translations }: PageMeta): string | undefined {
  if (translations && !translations[language] && language !== frame.language) return undefined
  if (language === frame.language && pathname.startsWith(`/${language}`))
    return frame.origin + pathname.replace(/\/$/, '')
  return frame.origin + switchLanguage(pathname, translations, language)
}

function alternates(meta: PageMeta): MetaDescriptor[] {
  const { frame } = meta
  if (frame.languages.length < 2) return []
  const links = frame.languages.flatMap((language) => {
    const href = addressIn(language, meta)
    return href ? [{ tagName: 'link', rel: 'alternate', hrefLang: language, href }] : []
  })
  const fallback = addressIn(frame.defaultLanguage, meta)
  return fallback ? [...links, { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: fallback }] : links
}

function pictureTags(picture: Picture | null | undefined, { origin, language }: Frame): MetaDescriptor[] {
  const width =
    picture?.genislikler.toSorted((a, b) => a - b).find((each) => each >= 1200) ?? picture?.genislikler.at(-1)
  if (!picture || !width || !picture.bicimler.includes('jpg')) return []
  const alt = picture.aciklama[language]
  return [
    { property: 'og:image', content: origin + pictureUrl(picture, width, 'jpg') },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(Math.round((width * picture.boy) / picture.en)) },
    ...(alt ? [{ property: 'og:image:alt', content: alt }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

function cardTags({ path, alt }: { path: string; alt: string }, { origin }: Frame): MetaDescriptor[] {
  return [
    { property: 'og:image', content: origin + path },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(SOCIAL_CARD.width) },
    { property: 'og:image:height', content: String(SOCIAL_CARD.height) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Everything a page says about itself in its head: title, description, canonical and other languages, social card. */
export function pageMeta(meta: PageMeta): MetaDescriptor[] {
  const { frame, title, description } = meta
  const { marka } = frame.company
  const shown = title.includes(marka) ? title : `${title} · ${marka}`
  const canonical = meta.canonicalPath ? frame.origin + meta.canonicalPath : addressIn(frame.language, meta)
  return [
    { title: shown },
    { name: 'description', content: description },
    ...(meta.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(canonical && !meta.hidden ? [{ tagName: 'link', rel: 'canonical', href: canonical }, ...alternates(meta)] : []),
    { property: 'og:site_name', content: marka },
    { property: 'og:type', content: meta.type ?? 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:locale', content: LOCALES[frame.language].openGraph },
    ...(canonical ? [{ property: 'og:url', content: canonical }] : []),
    ...(meta.socialCard ? cardTags(meta.socialCard, frame) : pictureTags(meta.picture, frame)),
  ]
}
