import { availableParallelism } from 'node:os'
import { AppError } from '@meltem/contract/wire/errors'
import { Piscina } from 'piscina'
import { Turns } from '../http/guards/turns.ts'
import { type HasherTask, PARAMETERS } from './password-hasher.ts'

/** Comes back soon: a crowd is through in seconds. */
const RETRY_SECONDS = 5
const MOST_WAITING = 50

export const tooManyAtOnce = (): AppError => new AppError('cok_istek', { saniye: RETRY_SECONDS })

/** One core stays for other requests: a flood of logins must not take the processor from visitors who browse. */
const AT_ONCE = Math.max(1, availableParallelism() - 1)
const turns = new Turns(AT_ONCE, MOST_WAITING, tooManyAtOnce)

/**
 * Threads that give way. At the priority of the event loop each hash would keep it from its core for the length of a
 * time slice, again and again. They begin with the first password and end when none comes.
 */
const hashers = new Piscina<HasherTask, string | boolean>({
  filename: new URL('password-hasher.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: AT_ONCE,
  idleTimeout: 60_000,
  niceIncrement: 10,
})

export function hashPassword(password: string): Promise<string> {
  return turns.run(async () => String(await hashers.run({ password })))
}

/** An account that does not exist costs the same time as a wrong password. */
let dummyHash: Promise<string> | undefined

export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password')
  const reference = stored ?? (await dummyHash)
  const matches = await turns.run(() => hashers.run({ password, stored: reference }))
  return stored !== undefined && matches === true
}

/** Stored with weaker parameters than today's: made anew at the next login. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = PARAMETERS
  return !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
}
