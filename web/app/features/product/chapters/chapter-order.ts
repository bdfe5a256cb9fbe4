import type { Product } from '@meltem/contract/catalog'

/** Chapters that read and link only: the browser keeps them as the server sent them. */
const STILL = [
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

type Kind = Product['urun_tipi']
type Name = StillName | LiveName

const PLAIN: readonly Name[] = ['highlights', 'itinerary', 'included', 'equipment', 'meeting']

/** What sets the kinds apart, in the order people ask. Weddings and treatments begin with a talk. */
const OWN: Readonly<Partial<Record<Kind, readonly Name[]>>> = {
  villa: ['highlights', 'calendar', 'seasons', 'sleeping', 'equipment', 'included', 'meeting'],
  otel: ['rooms', 'calendar', 'seasons', 'equipment', 'highlights', 'included', 'meeting'],
  yat: ['highlights', 'weeks', 'calendar', 'seasons', 'deck', 'equipment', 'included', 'itinerary', 'meeting'],
  arac_kira: ['bands', 'covers', 'equipment', 'included', 'rules', 'meeting'],
  dugun: [
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
  saglik: [
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
}

const LAST: readonly Name[] = ['policy', 'goodToKnow', 'questions']

export type ChapterGroup = { readonly still: readonly StillName[] } | { readonly live: LiveName }

function isStill(name: Name): name is StillName {
  return (STILL as readonly Name[]).includes(name)
}

/** The chapters of a kind; those without life that follow each other are one group. */
export function chaptersOf(kind: Kind): readonly ChapterGroup[] {
  const groups: ChapterGroup[] = []
  for (const name of [...(OWN[kind] ?? PLAIN), ...LAST]) {
    const before = groups.at(-1)
    if (!isStill(name)) groups.push({ live: name })
    else if (before && 'still' in before) groups[groups.length - 1] = { still: [...before.still, name] }
    else groups.push({ still: [name] })
  }
  return groups
}
