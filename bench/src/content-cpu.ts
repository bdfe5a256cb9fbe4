import { measureUncached } from './detail-cpu.ts'
import { startPreparedServer } from './instruments/prepared-data.ts'
import type { Verdict } from './instruments/verdict.ts'

const PAGES = [
  { what: 'article in Russian, with products', path: '/ru/b/den-v-kashe' },
  { what: 'list of articles', path: '/ru/b' },
  { what: 'static page with a table', path: '/ru/p/bankovskie-scheta' },
  { what: 'contract', path: '/ru/p/dogovor-paketnogo-tura' },
]

/** CPU time of the server's process for pages of the journal and static pages that are not cached. */
export async function benchContentCpu(): Promise<Verdict[]> {
  const server = await startPreparedServer()
  try {
    const verdicts: Verdict[] = []
    for (const page of PAGES) verdicts.push(await measureUncached(server.url, page, 5))
    return verdicts
  } finally {
    await server.stop()
  }
}
