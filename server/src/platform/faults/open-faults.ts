import { randomUUID } from 'node:crypto'
import { VERSION } from '../version.ts'
import type { Fault, FaultFacts, Faults } from './faults.ts'
import { framesOf, scrubbedPath, scrubbedText } from './scrub.ts'

interface FaultsTerms {
  /** `https://key@host/project`, as the receiver tells it. */
  readonly dsn: string
  readonly environment: string
  readonly onTrouble: (error: unknown) => void
}

const MINUTE = 60_000
/** A fault that comes all the time is told once in so long; how often it came stands in the log and the figures. */
const SAME_AFTER = 10 * MINUTE
const MOST_A_MINUTE = 30
const MOST_KNOWN = 500
const PATIENCE = 5_000

/** Reports faults to whatever speaks the protocol of Sentry; loaded only where an operator has named one (decision 0089). */
export function openFaults({ dsn, environment, onTrouble }: FaultsTerms): Faults {
  const { protocol, host, username, pathname } = new URL(dsn)
  const [, base = '', project = ''] = /^(.*)\/([^/]+)$/.exec(pathname) ?? []
  const door = `${protocol}//${host}${base}/api/${project}/envelope/`
  const client = `meltem/${VERSION}`
  const auth = `Sentry sentry_version=7, sentry_client=${client}, sentry_key=${username}`
  const known = new Map<string, number>()
  const underWay = new Set<Promise<void>>()
  let minute = 0
  let sent = 0

  const mayGo = (mark: string): boolean => {
    const now = Date.now()
    if (now - (known.get(mark) ?? Number.NEGATIVE_INFINITY) < SAME_AFTER) return false
    if (now - minute > MINUTE) [minute, sent] = [now, 0]
    if (sent >= MOST_A_MINUTE) return false
    sent += 1
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(mark, now)
    return true
  }

  const send = async (body: string): Promise<void> => {
    const headers = { 'content-type': 'application/x-sentry-envelope', 'x-sentry-auth': auth, 'user-agent': client }
    const signal = AbortSignal.timeout(PATIENCE)
    const answer = await fetch(door, { method: 'POST', headers, body, signal, redirect: 'error' })
    if (!answer.ok) throw new Error(`the receiver of faults answered ${answer.status}`)
  }

  return {
    report: (fault, facts, from) => {
      const event = eventOf(fault, facts, { environment, from })
      if (!mayGo(event.fingerprint.join(' '))) return
      const way = send(envelopeOf(event))
        .catch(onTrouble)
        .finally(() => underWay.delete(way))
      underWay.add(way)
    },
    close: async () => void (await Promise.all(underWay)),
  }
}

interface EventTerms {
  readonly environment: string
  readonly from: 'server' | 'browser'
}

function eventOf({ type, message, stack }: Fault, facts: FaultFacts, { environment, from }: EventTerms) {
  const frames = framesOf(stack)
  const last = frames.at(-1)
  const sort = /^[\w.]{1,60}$/.test(type) ? type : 'Error'
  const { sentence, route, tenant, job, reqId, page } = facts
  const tags = { from, route, tenant, job, reqId, page: page === undefined ? undefined : scrubbedPath(page) }
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: Date.now() / 1000,
    platform: from === 'server' ? 'node' : 'javascript',
    level: 'error',
    release: `meltem@${VERSION}`,
    environment,
    fingerprint: [from, sort, last ? `${last.filename}:${last.lineno}` : scrubbedText(message), job ?? route ?? ''],
    ...(sentence === undefined ? {} : { logger: sentence }),
    tags: Object.fromEntries(Object.entries(tags).filter(([, value]) => value !== undefined)),
    exception: { values: [{ type: sort, value: scrubbedText(message), stacktrace: { frames } }] },
  }
}

function envelopeOf(event: ReturnType<typeof eventOf>): string {
  const lines = [{ event_id: event.event_id, sent_at: new Date().toISOString() }, { type: 'event' }, event]
  return lines.map((line) => JSON.stringify(line)).join('\n')
}
