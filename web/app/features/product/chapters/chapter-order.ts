import type { ProductKind } from '@meltem/contract/content/content'
import { type ChapterName, type KindLook, type LiveName, PAGES, STILL, type StillName } from '../kinds.ts'

const LAST: readonly ChapterName[] = ['policy', 'goodToKnow', 'questions']

export type ChapterGroup = { readonly still: readonly StillName[] } | { readonly live: LiveName }

/** How the detail page of a kind looks; made by the loader. */
export interface PageLook extends KindLook {
  readonly chapters: readonly ChapterGroup[]
}

function isStill(name: ChapterName): name is StillName {
  return (STILL as readonly ChapterName[]).includes(name)
}

/** The chapters of a kind; those without life that follow each other are one group. */
function groupsOf(names: readonly ChapterName[]): readonly ChapterGroup[] {
  const groups: ChapterGroup[] = []
  for (const name of [...names, ...LAST]) {
    const before = groups.at(-1)
    if (!isStill(name)) groups.push({ live: name })
    else if (before && 'still' in before) groups[groups.length - 1] = { still: [...before.still, name] }
    else groups.push({ still: [name] })
  }
  return groups
}

export function lookOf(kind: ProductKind): PageLook {
  const page = PAGES[kind]
  return { ...page, chapters: groupsOf(page.chapters) }
}
