import type { Region } from '@meltem/contract/catalog/catalog'
import type { Listing } from '@meltem/contract/catalog/listing'
import { listReviews, type Review } from '@meltem/contract/catalog/review'
import type { Picture } from '@meltem/contract/content/picture'
import type { Language } from '@meltem/contract/wire/language'
import type { Rendering } from '@meltem/contract/wire/rendering'
import { LOCALES } from '@meltem/i18n/locales'
import { translatorIn } from '../../platform/words/translator.ts'
import { formatCoordinates } from '../../ui/chart/coordinates.ts'
import type { CardView } from '../catalog/card-view.ts'

/** Most people find this warm enough. */
const SWIM = 20
const PICKS = 3
/** A list that is hardly longer than its picks needs none. */
const LEAST = 6
const LONGEST_QUOTE = 170

export interface SeaMonth {
  readonly name: string
  readonly short: string
  readonly degrees: number
  readonly swim: boolean
}

export interface PosterPick {
  readonly card: CardView
  readonly quote: Quote | null
}

/** Words of a guest. */
interface Quote {
  readonly text: string
  readonly name: string
  readonly lang: Language
}

export interface DestinationPoster {
  readonly wide: Picture
  /** Upright, for phones. */
  readonly narrow: Picture | null
  readonly coordinates: string
  readonly sea: { readonly months: readonly SeaMonth[]; readonly words: string } | null
  readonly picks: readonly PosterPick[]
}

interface Source {
  readonly region: Region
  readonly wide: Picture
  readonly listing: Listing
  readonly cards: readonly CardView[]
  readonly language: Language
}

export async function loadPoster(rendering: Rendering, source: Source): Promise<DestinationPoster> {
  const { region, wide, language } = source
  return {
    wide,
    narrow: region.gorsel,
    coordinates: formatCoordinates(language, region.enlem, region.boylam),
    sea: region.deniz ? seaOf(region.deniz, language) : null,
    picks: await loadPicks(rendering, source),
  }
}

function seaOf(degrees: readonly number[], language: Language) {
  const t = translatorIn(language, 'listing')
  const named = (width: 'long' | 'short') => {
    const format = new Intl.DateTimeFormat(LOCALES[language].tag, { month: width, timeZone: 'UTC' })
    return degrees.map((_, month) => format.format(Date.UTC(2026, month, 1)))
  }
  const [long, short] = [named('long'), named('short')]
  const months = degrees.map((value, month) => ({
    name: long[month] ?? '',
    short: (short[month] ?? '').replace('.', ''),
    degrees: value,
    swim: value >= SWIM,
  }))
  const warm = months.filter(({ swim }) => swim)
  const [first, last] = [warm[0], warm.at(-1)]
  return { months, words: first && last ? t('seaWarm', { first: first.name, last: last.name, degrees: SWIM }) : '' }
}

/** The best of three kinds, each with a sentence of a guest who was there. */
async function loadPicks(rendering: Rendering, { listing, cards, language }: Source): Promise<PosterPick[]> {
  if (listing.toplam < LEAST) return []
  const seen = new Set<string>()
  const chosen = listing.urunler.filter(({ urun_tipi }) => {
    if (seen.has(urun_tipi)) return false
    seen.add(urun_tipi)
    return true
  })
  const picked = chosen.slice(0, PICKS)
  if (picked.length < PICKS) return []
  const quotes = await Promise.all(picked.map(({ k_no }) => findQuote(rendering, k_no, language)))
  return picked.flatMap(({ k_no }, place) => {
    const card = cards.find((one) => one.k_no === k_no)
    return card ? [{ card, quote: quotes[place] ?? null }] : []
  })
}

async function findQuote({ call }: Rendering, urun_k_no: string, language: Language): Promise<Quote | null> {
  const answer = await call(listReviews, { urun_k_no, puan: 5 })
  if (answer.success !== 1) return null
  const short = answer.data.filter(({ metin }: Review) => metin.length <= LONGEST_QUOTE)
  const review = short.find(({ dil }) => dil === language) ?? short[0]
  return review ? { text: review.metin, name: review.ad, lang: review.dil } : null
}
