import { AppError } from '@meltem/contract/wire/errors'
import { isPassingTrouble } from '../db/passing-trouble.ts'
import { currentFaults } from './faults.ts'

const ERROR_LEVEL = 50

/** Every line of the log that an operator should look at and that carries an error is a fault; what passes by itself is none. */
export function reportLogged(args: readonly unknown[], level: number, bound: object): void {
  const faults = currentFaults()
  const [line, sentence] = args
  if (!faults || level < ERROR_LEVEL || typeof line !== 'object' || line === null || !('err' in line)) return
  const { err, ...rest } = { ...bound, ...line } as { err: unknown } & Readonly<Record<string, unknown>>
  if (!(err instanceof Error) || err instanceof AppError || isPassingTrouble(err)) return
  const wordOf = (name: string) => (typeof rest[name] === 'string' ? rest[name] : undefined)
  const facts = { route: wordOf('route'), tenant: wordOf('tenant'), job: wordOf('job'), reqId: wordOf('reqId') }
  const fault = { type: err.name, message: err.message, stack: err.stack ?? '' }
  faults.report(fault, { ...facts, sentence: typeof sentence === 'string' ? sentence : undefined }, 'server')
}
