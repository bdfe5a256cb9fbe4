import { CHARTED, isInside, type Place } from '@meltem/domain/chart/mercator'
import { LRUCache } from 'lru-cache'
import { Piscina } from 'piscina'
import { keptWith } from '../../platform/memory/kept-with.ts'
import type { WayKind } from './find-way.ts'
import type { Ends } from './way-finder.ts'

const waysOf = keptWith(() => new LRUCache<string, Promise<readonly Place[]>>({ max: 500 }))

/** Finding a way is up to a second of pure computing, in which no request would be answered: a thread that gives way does it. */
const finders = new Piscina<Ends, readonly Place[]>({
  filename: new URL('way-finder.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
  // Whoever comes when so many wait is shown no way, rather than a page after half a minute.
  maxQueue: 32,
  niceIncrement: 10,
})

/** The bends of a road, or of a passage over the sea, found once; none when a place is off the chart or there is no way. */
export async function wayBetween(
  services: object,
  kind: WayKind,
  { from, to }: { readonly from: Place | undefined; readonly to: Place | undefined },
): Promise<Place[]> {
  const ways = waysOf(services)
  if (!from || !to || !isInside(from, CHARTED) || !isInside(to, CHARTED)) return []
  const key = [kind, from.enlem, from.boylam, to.enlem, to.boylam].join()
  const way = ways.get(key) ?? finders.run({ kind, from: placeOf(from), to: placeOf(to) })
  ways.set(key, way)
  try {
    return [...(await way)]
  } catch (error) {
    ways.delete(key)
    throw error
  }
}

const placeOf = ({ enlem, boylam }: Place): Place => ({ enlem, boylam })
