import { createHash } from 'node:crypto'

/** Numbers from 0 to below 1 that are the same on every set-up. */
export function dice(seed: string): () => number {
  let round = 0
  return () => {
    const digest = createHash('sha256').update(`${seed}/${round++}`).digest()
    return digest.readUInt32BE(0) / 2 ** 32
  }
}
