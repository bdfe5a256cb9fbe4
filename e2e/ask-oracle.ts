import { join } from 'node:path'
import { run } from '../scripts/command.ts'
import { NODE, ROOT } from '../scripts/paths.ts'

/** Whatever the tests clicked, stock and money must agree when they are over; what does not is told. */
export async function askOracle(dataDir: string): Promise<string | undefined> {
  const env = { MODE: 'demo', DATA_DIR: dataDir, DATABASE_URL: '', SECRET: '' }
  const { ok, output } = await run({ command: NODE, args: [join(ROOT, 'scripts', 'oracle.ts')], env }, 'keep')
  return ok ? undefined : output
}
