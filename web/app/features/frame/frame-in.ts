import { type Packed, unpack } from '../../platform/calls/packed.ts'
import type { Frame } from '../../platform/page/frame.ts'

/** The frame among a route's matches, for `meta`, which is no component; undefined when the root loader failed. */
export function frameIn(
  matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[],
): Frame | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return typeof root === 'object' && root !== null && 'frame' in root ? unpack(root.frame as Packed<Frame>) : undefined
}
