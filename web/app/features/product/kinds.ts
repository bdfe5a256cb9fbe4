import type { ProductKind } from '@meltem/contract/content/content'
import type { Messages } from '@meltem/i18n/messages'
import type { IconName } from '../../ui/icon-names.ts'

/*
 * How each kind is shown: its tab of the search box, its detail page. What is said of its facts stands in `kind-facts.ts`,
 * what the rules ask of it in the domain's `kinds.ts` (decision 0014). Loaders send a page what it needs of `PAGES`, and
 * only the search box has `TABS` in the browser: two tables, so that no page loads the rows of another.
 */

/** Names of the query parameters: those of lists, and for transfers those of their form. */
export type SearchFieldName = 'ara' | 'baslangic' | 'bitis' | 'yetiskin' | 'nereden' | 'nereye' | 'tarih' | 'saat'

export interface SearchField {
  readonly name: SearchFieldName
  readonly label: keyof Messages['search']['fields']
  readonly input: 'text' | 'date' | 'time' | 'number' | 'transfer_place'
  readonly placeholder?: keyof Messages['search']['placeholders']
  /** What stands in a field for a number, and the most it takes; 2 and 60 where nothing is said. */
  readonly usual?: number
  readonly most?: number
}

interface KindTab {
  readonly icon: IconName
  /** A page of its own that answers; the list of its category where nothing is said. */
  readonly list?: '/t'
  /** Fields of the search form. */
  readonly fields: readonly SearchField[]
}

const people: SearchField = { name: 'yetiskin', label: 'kisi', input: 'number' }
const day: SearchField = { name: 'baslangic', label: 'tarih', input: 'date' }
const arrival: SearchField = { name: 'baslangic', label: 'giris', input: 'date' }
const departure: SearchField = { name: 'bitis', label: 'cikis', input: 'date' }

/** The tabs of the search box, in their order. */
export const TABS: Readonly<Record<ProductKind, KindTab>> = {
  tur: { icon: 'map', fields: [{ name: 'ara', label: 'tur_yer', input: 'text', placeholder: 'tur' }, day, people] },
  villa: {
    icon: 'house',
    fields: [{ name: 'ara', label: 'yer', input: 'text', placeholder: 'villa' }, arrival, departure, people],
  },
  yat: {
    icon: 'sailboat',
    fields: [{ name: 'ara', label: 'liman', input: 'text', placeholder: 'yat' }, arrival, departure, people],
  },
  transfer: {
    icon: 'bus-front',
    list: '/t',
    fields: [
      { name: 'nereden', label: 'nereden', input: 'transfer_place' },
      { name: 'nereye', label: 'nereye', input: 'transfer_place' },
      { name: 'tarih', label: 'inis', input: 'date' },
      { name: 'saat', label: 'saat', input: 'time' },
      people,
    ],
  },
  arac_kira: {
    icon: 'car',
    fields: [
      { name: 'baslangic', label: 'alis', input: 'date' },
      { name: 'bitis', label: 'birakis', input: 'date' },
      people,
    ],
  },
  otel: {
    icon: 'hotel',
    fields: [{ name: 'ara', label: 'yer', input: 'text', placeholder: 'otel' }, arrival, departure, people],
  },
  dugun: {
    icon: 'gem',
    fields: [
      { name: 'ara', label: 'mekan', input: 'text', placeholder: 'dugun' },
      day,
      { name: 'yetiskin', label: 'davetli', input: 'number', usual: 40, most: 99 },
    ],
  },
  saglik: {
    icon: 'stethoscope',
    fields: [{ name: 'ara', label: 'tedavi', input: 'text', placeholder: 'saglik' }, day],
  },
  ekstra: {
    icon: 'sparkles',
    fields: [{ name: 'ara', label: 'hizmet', input: 'text', placeholder: 'ekstra' }, day, people],
  },
}

/** Chapters that read and link only: the browser keeps them as the server sent them. */
export const STILL = [
  'deck',
  'equipment',
  'goodToKnow',
  'highlights',
  'included',
  'itinerary',
  'meeting',
  'milestones',
  'questions',
  'rules',
  'sleeping',
] as const
export type StillName = (typeof STILL)[number]

/** Chapters that answer to what is chosen. */
export type LiveName =
  | 'bands'
  | 'calendar'
  | 'consents'
  | 'covers'
  | 'enquiry'
  | 'gallery'
  | 'packages'
  | 'policy'
  | 'rooms'
  | 'seasons'
  | 'weeks'

export type ChapterName = StillName | LiveName

/** What a detail page does as its kind does, beside its chapters; it goes along with the product. */
export interface KindLook {
  /** Pictures, the class drawn to scale, or one large picture with everything on it. */
  readonly head: 'gallery' | 'car' | 'wedding'
  /** Over the options that stand side by side. */
  readonly packages: 'packages' | 'treatments'
  /** Over the program; null where it depends on how many days it has. */
  readonly program: 'theWay' | null
  /** Rules that are needed before anything else stand open in a chapter of their own, under this title. */
  readonly openRules: keyof Messages['chapters']['rules'] | null
  /** It begins with a talk, or with one with a doctor; then steps without a day belong to the milestones. */
  readonly talk: 'talk' | 'doctor' | null
  /** Those steps are told in the words of the product. */
  readonly ownSteps: boolean
}

interface KindPage extends KindLook {
  /** Between the description and the terms, in the order people ask. */
  readonly chapters: readonly ChapterName[]
}

const PLAIN: KindPage = {
  chapters: ['highlights', 'itinerary', 'included', 'equipment', 'meeting'],
  head: 'gallery',
  packages: 'packages',
  program: null,
  openRules: null,
  talk: null,
  ownSteps: false,
}

/** Called as pure, so that what only loaders use leaves nothing in the browser. */
function page(own: Partial<KindPage>): KindPage {
  return { ...PLAIN, ...own }
}

export const PAGES: Readonly<Record<ProductKind, KindPage>> = {
  tur: PLAIN,
  villa: /* @__PURE__ */ page({
    chapters: ['highlights', 'calendar', 'seasons', 'sleeping', 'equipment', 'included', 'meeting'],
  }),
  yat: /* @__PURE__ */ page({
    chapters: ['highlights', 'weeks', 'calendar', 'seasons', 'deck', 'equipment', 'included', 'itinerary', 'meeting'],
  }),
  transfer: PLAIN,
  arac_kira: /* @__PURE__ */ page({
    chapters: ['bands', 'covers', 'equipment', 'included', 'rules', 'meeting'],
    head: 'car',
    openRules: 'arac_kira',
  }),
  otel: /* @__PURE__ */ page({
    chapters: ['rooms', 'calendar', 'seasons', 'equipment', 'highlights', 'included', 'meeting'],
  }),
  dugun: /* @__PURE__ */ page({
    chapters: [
      'packages',
      'highlights',
      'gallery',
      'itinerary',
      'milestones',
      'included',
      'equipment',
      'meeting',
      'enquiry',
    ],
    head: 'wedding',
    talk: 'talk',
    ownSteps: true,
  }),
  saglik: /* @__PURE__ */ page({
    chapters: [
      'packages',
      'highlights',
      'itinerary',
      'milestones',
      'included',
      'equipment',
      'rules',
      'consents',
      'meeting',
    ],
    packages: 'treatments',
    program: 'theWay',
    openRules: 'saglik',
    talk: 'doctor',
  }),
  ekstra: PLAIN,
}

/** What a kind is for: chapters of a catalogue that is shown whole, in this order. */
export const FAMILIES = ['outings', 'stay', 'ways', 'occasions'] as const
export type Family = (typeof FAMILIES)[number]

export const FAMILY: Readonly<Record<ProductKind, Family>> = {
  tur: 'outings',
  yat: 'outings',
  ekstra: 'outings',
  villa: 'stay',
  otel: 'stay',
  transfer: 'ways',
  arac_kira: 'ways',
  dugun: 'occasions',
  saglik: 'occasions',
}
