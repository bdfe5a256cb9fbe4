import { hashSync, verifySync } from '@node-rs/argon2'

/** PEOPLE-4: argon2id, 19 MiB, two passes. */
export const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export type HasherTask = { readonly password: string; readonly stored?: string }

/** Runs in a thread of its own: makes the hash of a password, or compares it with a stored one. */
export default function hasher({ password, stored }: HasherTask): string | boolean {
  return stored === undefined ? hashSync(password, PARAMETERS) : verifySync(stored, password)
}
