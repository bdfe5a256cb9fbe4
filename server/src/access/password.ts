import { availableParallelism } from 'node:os'
import { AppError } from '@meltem/contract/errors'
import { hash, verify } from '@node-rs/argon2'
import { Turns } from '../http/turns.ts'

/** Reliability §3.4: argon2id, 19 MiB, two passes. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Comes back soon: a crowd is through in seconds. */
const RETRY_SECONDS = 5
const MOST_WAITING = 50

export const tooManyAtOnce = (): AppError => new AppError('cok_istek', { saniye: RETRY_SECONDS })

/** One core stays for everybody else: a flood of logins must not take the processor from those who browse. */
const turns = new Turns(Math.max(1, availableParallelism() - 1), MOST_WAITING, tooManyAtOnce)

export function hashPassword(password: string): Promise<string> {
  return turns.run(() => hash(password, PARAMETERS))
}

/** Somebody who does not exist costs the same time as a wrong password. */
let dummyHash: Promise<string> | undefined

export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password')
  const reference = stored ?? (await dummyHash)
  const matches = await turns.run(() => verify(reference, password))
  return stored !== undefined && matches
}

/** Stored with weaker parameters than today's: made anew at the next login. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = PARAMETERS
  return !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
}
