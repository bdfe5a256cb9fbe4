import type { Config } from './platform/config.ts'
import { setTracing } from './platform/tracing/span.ts'

/**
 * Lets whoever looks after the house see it from outside, where an operator has named them; nothing is loaded otherwise.
 * What it answers is called last, so that they hear of the stop, too.
 */
export async function openSights({ tracing }: Config): Promise<() => Promise<void>> {
  if (!tracing) return async () => undefined
  const { openTracing } = await import('./platform/tracing/open-tracing.ts')
  const opened = openTracing(tracing)
  setTracing(opened)
  return async () => {
    setTracing(undefined)
    await opened.close()
  }
}
