import { setTimeout as pause } from 'node:timers/promises'
import { run } from '../../../scripts/command.ts'
import { NODE, tool } from '../../../scripts/paths.ts'

interface LoadOptions {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly seconds: number
  readonly connections: number
}

interface AutocannonReport {
  readonly requests: { readonly total: number }
  readonly errors: number
  readonly non2xx: number
}

/**
 * Asks for seconds, from a process of its own, and says how many answers came. How many a second is the client's figure
 * more than the server's: it has to read what the server only writes.
 */
async function pour({ url, headers, seconds, connections }: LoadOptions): Promise<number> {
  const headerArguments = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const { ok, output } = await run(
    {
      command: NODE,
      args: [
        tool('autocannon/autocannon.js'),
        '--json',
        '--connections',
        String(connections),
        '--duration',
        String(seconds),
        ...headerArguments,
        url,
      ],
    },
    'keep',
  )
  const json = output.split('\n').find((line) => line.startsWith('{'))
  if (!ok || !json) throw new Error(`autocannon failed: ${output}`)
  const report = JSON.parse(json) as AutocannonReport
  if (report.errors > 0 || report.non2xx > 0) {
    throw new Error(`${url}: ${report.errors} errors, ${report.non2xx} answers that are not 200`)
  }
  return report.requests.total
}

const REST_SECONDS = 5

/** CPU seconds that a server's process spends in a second in which nobody asks: its clocks and the look into its queue. */
export async function cpuAtRest(cpuSeconds: () => Promise<number>): Promise<number> {
  const before = await cpuSeconds()
  await pause(REST_SECONDS * 1_000)
  return ((await cpuSeconds()) - before) / REST_SECONDS
}

/**
 * CPU milliseconds that a server's process spends on one answer, whoever of the two is the limit. What it spends at rest
 * is no part of an answer: beside a slow client it would be a fifth of it, and the client would be measured again.
 */
export async function cpuPerAnswer(
  load: LoadOptions,
  cpuSeconds: () => Promise<number>,
  atRest: number,
): Promise<number> {
  const before = await cpuSeconds()
  const began = performance.now()
  const answers = await pour(load)
  const seconds = (performance.now() - began) / 1_000
  return ((await cpuSeconds()) - before - atRest * seconds) * (1_000 / answers)
}
