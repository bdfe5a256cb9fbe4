import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds a signed message stays fresh. */
const FRESH_SECONDS = 300

export function sign(secret: string, body: string | Buffer, seconds = Math.floor(Date.now() / 1000)): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')
  return `t=${seconds},v1=${digest}`
}

/** The time is signed too: an old message cannot be played again with a new one. */
export function isSigned(secrets: readonly string[], body: string | Buffer, header: unknown): boolean {
  const match = typeof header === 'string' ? /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) : null
  if (!match) return false
  const seconds = Number(match[1])
  if (Math.abs(Date.now() / 1000 - seconds) > FRESH_SECONDS) return false
  const given = Buffer.from(`t=${match[1]},v1=${match[2]}`)
  return secrets.some((secret) => timingSafeEqual(Buffer.from(sign(secret, body, seconds)), given))
}
