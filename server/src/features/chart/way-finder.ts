import type { Place } from '@meltem/domain/chart/mercator'
import { findWay, type WayKind } from './find-way.ts'

export interface Ends {
  readonly kind: WayKind
  readonly from: Place
  readonly to: Place
}

const ROUND = 1e4
const rounded = (value: number) => Math.round(value * ROUND) / ROUND

/** Runs in a thread of its own: the bends of one way, none where there is none. */
export default function wayFinder({ kind, from, to }: Ends): Place[] {
  const found = findWay(from, to, kind) ?? []
  return found.map(({ enlem, boylam }) => ({ enlem: rounded(enlem), boylam: rounded(boylam) }))
}
