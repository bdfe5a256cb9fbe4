import type { Product } from '@meltem/contract/catalog/catalog'
import type { ComponentType } from 'react'
import type { FactPair } from '../kind-facts.ts'
import type { StillName } from '../kinds.ts'
import type { PageLook } from './chapter-order.ts'
import { Itinerary } from './itinerary.tsx'
import { Equipment, GoodToKnow, Highlights, Included, Questions, Rules } from './lists.tsx'
import { Meeting } from './meeting.tsx'
import { Milestones } from './milestones.tsx'
import { DeckPlan } from './stays/deck-plan.tsx'
import { VillaRooms } from './stays/villa-plan.tsx'

interface ChapterProps {
  readonly product: Product
  readonly look: PageLook
  readonly particulars: readonly FactPair[]
}

const CHAPTERS: Readonly<Record<StillName, ComponentType<ChapterProps>>> = {
  deck: DeckPlan,
  equipment: Equipment,
  goodToKnow: GoodToKnow,
  highlights: Highlights,
  included: Included,
  itinerary: Itinerary,
  meeting: Meeting,
  milestones: Milestones,
  questions: Questions,
  rules: Rules,
  sleeping: VillaRooms,
}

/** Chapters of a product that read and link only, one after the other. */
export default function StillChapters({ names, ...props }: ChapterProps & { names: readonly StillName[] }) {
  return names.map((name) => {
    const Chapter = CHAPTERS[name]
    return <Chapter key={name} {...props} />
  })
}
