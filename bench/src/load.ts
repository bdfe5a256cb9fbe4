import { run } from '../../scripts/command.ts'
import { NODE, tool } from '../../scripts/paths.ts'

interface LoadOptions {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly seconds: number
  readonly connections: number
}

interface AutocannonReport {
  readonly requests: { readonly average: number }
  readonly errors: number
  readonly non2xx: number
}

/** Requests a second, asked for by a process of its own. */
export async function measureThroughput({ url, headers, seconds, connections }: LoadOptions): Promise<number> {
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
  return report.requests.average
}
