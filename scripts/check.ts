/** Format, lint, types, dead code and unit tests: what a commit must pass, in seconds. */
import { stopChildrenWithUs } from './command.ts'
import { QUALITY_STEPS, vitest } from './quality-steps.ts'
import { runSteps } from './step-runner.ts'

stopChildrenWithUs()
const steps = [...QUALITY_STEPS, { name: 'unit tests', commands: [vitest(['unit'])] }]
const failed = await runSteps(steps)
process.stdout.write(failed.length === 0 ? 'Everything holds.\n' : `Failed: ${failed.join(', ')}\n`)
process.exitCode = failed.length === 0 ? 0 : 1
