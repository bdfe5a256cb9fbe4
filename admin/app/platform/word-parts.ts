import type { Messages } from '@meltem/i18n/messages'
import type { MessageTree } from '@meltem/i18n/vite-messages-plugin'

/** The words of the office come in files: one around every screen, and one for the screens of each part of the navigation. */
export const WORD_PARTS = ['frame', 'day', 'sales', 'catalog', 'content', 'business'] as const
export type WordPart = (typeof WORD_PARTS)[number]

/** The file of each heading of `admin`: that of the part whose screens show it, `frame` where screens of several parts do. */
const PART_OF_HEADING: Readonly<Record<keyof Messages['admin'], WordPart>> = {
  product: 'frame',
  skip: 'frame',
  loading: 'frame',
  nav: 'frame',
  frame: 'frame',
  roles: 'frame',
  rights: 'frame',
  missing_right: 'frame',
  sign_in: 'frame',
  second_step: 'frame',
  problem: 'frame',
  not_found: 'frame',
  left: 'frame',
  pax: 'frame',
  people: 'frame',
  nights: 'frame',
  files: 'frame',
  wide_table: 'frame',
  close: 'frame',
  day: 'frame',
  wrong_amount: 'frame',
  count: 'frame',
  undo: 'frame',
  leave: 'frame',
  days: 'frame',
  palette: 'frame',
  live: 'frame',
  keys: 'frame',
  edit: 'frame',
  paging: 'frame',
  states: 'frame',
  subjects: 'frame',
  reservations: 'frame',
  photos: 'frame',
  media: 'frame',
  reply: 'frame',
  dns: 'frame',

  overview: 'day',
  setup: 'day',
  today: 'day',
  requests: 'day',
  departures: 'day',
  calendar: 'day',
  runs: 'day',
  arrivals: 'day',
  field: 'day',

  messages: 'sales',
  enquiries: 'sales',
  reservation: 'sales',
  phone: 'sales',
  waiting: 'sales',
  bulk: 'sales',
  approvals: 'sales',
  money: 'sales',
  invoices: 'sales',

  products: 'catalog',
  product_screen: 'catalog',
  product_bulk: 'catalog',
  prices: 'catalog',
  groups: 'catalog',
  templates: 'catalog',
  promotions: 'catalog',
  stock: 'catalog',
  routes: 'catalog',
  fleet: 'catalog',
  import: 'catalog',

  content: 'content',
  translations: 'content',
  reviews: 'content',
  newsletters: 'content',

  staff: 'business',
  settings: 'business',
  agencies: 'business',
  members: 'business',
  audit: 'business',
  delivery: 'business',
  figures: 'business',
  installation: 'business',
}

/** What other surfaces say as well; the sentences of errors can stand on every screen. */
const PART_OF_NAMESPACE: Partial<Record<keyof Messages, WordPart>> = {
  errors: 'frame',
  fields: 'frame',
  facts: 'catalog',
  availability: 'frame',
  receipt: 'sales',
  plan: 'sales',
}

/** The file of what `useTranslations` is asked for, `admin.prices.rule` for one; undefined where the office has no such words. */
export function partOfWords(namespace: string): WordPart | undefined {
  const [first = '', heading = ''] = namespace.split('.')
  const parts: Readonly<Record<string, WordPart | undefined>> = first === 'admin' ? PART_OF_HEADING : PART_OF_NAMESPACE
  return parts[first === 'admin' ? heading : first]
}

/** Of all words of a language those of one file. */
export function wordsOfPart({ admin, ...others }: MessageTree, part: string): MessageTree {
  const own = (tree: MessageTree, path: string): MessageTree =>
    Object.fromEntries(Object.entries(tree).filter(([key]) => partOfWords(path + key) === part))
  return { ...own(others, ''), admin: own(admin as MessageTree, 'admin.') }
}
