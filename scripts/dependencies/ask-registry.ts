import { run } from '../command.ts'
import { judgeAdvisories, readReport } from './advisories.ts'
import { ALLOWED_ADVISORIES } from './allowed.ts'

/** What is known against what we ship; undefined where the registry gives no report. */
export async function askRegistry(): Promise<readonly string[] | undefined> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { output } = await run({ command: npm, args: ['audit', '--omit=dev', '--json'] }, 'keep')
  const report = readReport(output)
  return report && judgeAdvisories(report, ALLOWED_ADVISORIES, new Date().toISOString().slice(0, 10))
}

export const NOT_ASKED =
  'The registry of npm gave no report about known weaknesses, so nothing is said about them. Ask again where it is reached: npm run audit'
