/** What any page may show (vite/messages.ts says which words are in which file). */
export const PAGE_PARTS = [
  'frame',
  'home',
  'pages',
  'lists',
  'facts',
  'chapters',
  'product',
  'transfer',
  'contact',
  'account',
] as const
type PagePart = (typeof PAGE_PARTS)[number]

/** Files of sentences; the last five belong to areas that load them on their own. */
export type Part = PagePart | 'booking' | 'cancellation' | 'member' | 'agency' | 'portal'
export type PartUrls = Readonly<Record<Part, string>>

/** What a page shows before the visitor acts, by the route at its end. Pages that are not named load everything. */
const SHOWN: readonly (readonly [route: RegExp, parts: readonly Part[]])[] = [
  [/^routes\/home$/, ['frame', 'home']],
  [/-list-[cdu]$/, ['frame', 'lists']],
  [/^(?:content|detected)-[bdp]$|^routes\/custom-page$/, ['frame', 'pages']],
  [/-product$/, ['frame', 'product']],
  [/^routes\/contact$/, ['frame', 'pages', 'contact']],
  [/^routes\/agency\//, ['frame', 'pages', 'facts', 'contact', 'agency']],
  [/^routes\/(?:portal|offer)\b/, ['frame']],
]

export function partsFor(routeIds: readonly string[]): readonly Part[] {
  const found = SHOWN.find(([route]) => routeIds.some((id) => route.test(id)))
  return found?.[1] ?? PAGE_PARTS
}
