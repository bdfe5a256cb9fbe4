import type { Logger } from 'pino'
import type { Config } from './platform/config.ts'
import { setFaults } from './platform/faults/faults.ts'
import { setTracing } from './platform/tracing/span.ts'

/**
 * Lets whoever looks after the house see it from outside, where an operator has named them; nothing is loaded otherwise.
 * What it answers is called last, so that they hear of the stop, too.
 */
export async function openSights({ tracing, faults }: Config, log: Logger): Promise<() => Promise<void>> {
  const closers: (() => Promise<void>)[] = []
  if (faults) {
    const { openFaults } = await import('./platform/faults/open-faults.ts')
    const onTrouble = (err: unknown) => log.warn({ err }, 'a fault could not be reported')
    const opened = openFaults({ ...faults, onTrouble })
    setFaults(opened)
    closers.push(() => opened.close())
  }
  if (tracing) {
    const { openTracing } = await import('./platform/tracing/open-tracing.ts')
    const opened = openTracing(tracing)
    setTracing(opened)
    closers.push(async () => {
      setTracing(undefined)
      await opened.close()
    })
  }
  return async () => void (await Promise.all(closers.map((close) => close())))
}
