import { startApiProcess } from './api-process.ts'
import { countForGate } from './gate-counters.ts'
import { fireTogether, type Reply } from './hammer.ts'
import { stranger } from './hammer-basket.ts'
import type { Stage } from './hammer-stage.ts'

export interface Crash {
  /** What the client saw of the process that died: status 0 unless it answered first. */
  readonly reply: Reply
}

/**
 * Sends one call to a process that ends itself with SIGKILL at a fault point, as a machine does that loses power. The
 * process is gone when this returns; what is left is what PostgreSQL has.
 */
export async function crashAt(stage: Stage, faultPoint: string, call: { path: string; body: object }): Promise<Crash> {
  const victim = await startApiProcess({ ...stage.orders, pool: 2, killAt: faultPoint })
  const shot = { target: victim.url, path: `/api${call.path}`, body: call.body, headers: stranger() }
  const [reply] = await fireTogether([shot])
  await victim.ended
  if (!reply) throw new Error('no reply')
  countForGate('kills', 1)
  return { reply }
}
