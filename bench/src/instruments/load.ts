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

/** CPU milliseconds that a server's process spends on one answer, whoever of the two is the limit. */
export async function cpuPerAnswer(load: LoadOptions, cpuSeconds: () => Promise<number>): Promise<number> {
  const before = await cpuSeconds()
  const answers = await pour(load)
  return ((await cpuSeconds()) - before) * (1000 / answers)
}
