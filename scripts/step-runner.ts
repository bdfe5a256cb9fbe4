import { run } from './command.ts'
import type { Step } from './quality-steps.ts'

/** Steps longer than this are worth a look when the whole run gets slow. */
const SLOW_SECONDS = 60

/** Runs the steps two at a time and prints each with its time; returns the names of those that failed. */
export async function runSteps(steps: readonly Step[]): Promise<string[]> {
  const queue = [...steps]
  const failed: string[] = []
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      if (!(await runStep(step))) failed.push(step.name)
    }
  }
  await Promise.all([work(), work()])
  return failed
}

async function runStep({ name, commands }: Step): Promise<boolean> {
  let total = 0
  for (const command of commands) {
    const { ok, output, seconds } = await run(command, 'keep')
    total += seconds
    if (!ok) {
      process.stdout.write(`${output}\n`)
      printStep(name, false, total)
      return false
    }
  }
  printStep(name, true, total)
  return true
}

export function printStep(name: string, ok: boolean, seconds: number): void {
  const note = seconds > SLOW_SECONDS ? ' (slow)' : ''
  process.stdout.write(`${ok ? '✓' : '✗'} ${name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s${note}\n`)
}
