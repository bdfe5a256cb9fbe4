import { AppError } from '@meltem/contract/errors'
import { hash, verify } from '@node-rs/argon2'

/** Reliability §3.4: argon2id, 19 MiB, two passes. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const MAX_RUNNING = 2
const MAX_WAITING = 50

let running = 0
const waiting: (() => void)[] = []

/** At most two at once and fifty in line: a flood of logins cannot take the processor from everybody else. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_RUNNING) {
    if (waiting.length >= MAX_WAITING) throw new AppError('cok_istek')
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running++
  try {
    return await work()
  } finally {
    running--
    waiting.shift()?.()
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, PARAMETERS))
}

/** Somebody who does not exist costs the same time as a wrong password. */
let dummyHash: Promise<string> | undefined

export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password')
  const reference = stored ?? (await dummyHash)
  const matches = await inTurn(() => verify(reference, password))
  return stored !== undefined && matches
}

/** Stored with weaker parameters than today's: made anew at the next login. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = PARAMETERS
  return !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
}
