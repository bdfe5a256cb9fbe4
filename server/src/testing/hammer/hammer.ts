import { connect, type Socket } from 'node:net'
import { countForGate } from './gate-counters.ts'

/** A call that waits behind the barrier. */
export interface Shot {
  /** Address of the API process, as http://host:port. */
  readonly target: string
  readonly path: string
  readonly body: object
  readonly headers?: Readonly<Record<string, string>>
  /** A control run shows what goes wrong without locks; it proves nothing of the product. */
  readonly isControl?: boolean
}

export interface Reply {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  readonly milliseconds: number
}

/**
 * Sends all calls at once. Every socket is open and every request lies in the server's buffer but for its last byte
 * before the first one is let go, so that the requests start within a millisecond of each other, however many there
 * are; a plain Promise.all of fetches spreads them over the time it takes to connect.
 */
export async function fireTogether(shots: readonly Shot[]): Promise<Reply[]> {
  if (shots.length > 1) countAttempts(shots)
  const loaded = await Promise.all(shots.map(load))
  const started = performance.now()
  for (const { socket, lastByte } of loaded) socket.write(lastByte)
  return await Promise.all(loaded.map(({ socket }) => readReply(socket, started)))
}

/** So many at a time, each client starting its next call when the last one is answered. */
export async function fireInTurns(shots: readonly Shot[], clients: number): Promise<Reply[]> {
  if (clients > 1) countAttempts(shots)
  const replies: Reply[] = []
  let next = 0
  const client = async () => {
    for (let place = next++; place < shots.length; place = next++) {
      const [reply] = await fireTogether(shots.slice(place, place + 1))
      if (reply) replies[place] = reply
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return replies
}

function countAttempts(shots: readonly Shot[]): void {
  countForGate('contested attempts', shots.filter(({ isControl }) => !isControl).length)
}

async function load(shot: Shot): Promise<{ socket: Socket; lastByte: Buffer }> {
  const { hostname, port } = new URL(shot.target)
  const request = encode(shot, `${hostname}:${port}`)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.write(request.subarray(0, -1), () => {
        socket.off('error', reject)
        resolve()
      })
    })
  })
  return { socket, lastByte: request.subarray(-1) }
}

function encode({ path, body, headers = {} }: Shot, host: string): Buffer {
  const payload = Buffer.from(JSON.stringify(body))
  const all = {
    host,
    'content-type': 'application/json',
    'content-length': String(payload.length),
    connection: 'close',
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`), payload])
}

/** Status 0 when the connection broke before an answer: the process was killed. */
async function readReply(socket: Socket, started: number): Promise<Reply> {
  const chunks: Buffer[] = []
  await new Promise<void>((resolve) => {
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('error', () => resolve())
    socket.on('close', () => resolve())
  })
  const text = Buffer.concat(chunks).toString()
  const milliseconds = performance.now() - started
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)
  const payload = text.slice(text.indexOf('\r\n\r\n') + 4)
  if (status === 0) return { status, body: {}, milliseconds }
  return { status, body: JSON.parse(payload) as Record<string, unknown>, milliseconds }
}

/** How many replies had which status and code, for the message of a failed assertion. */
export function tally(replies: readonly Reply[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, body } of replies) {
    const name = typeof body.code === 'string' ? `${status} ${body.code}` : String(status)
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

/** `npm run test:all` runs so many times what `npm test` does. */
const LONG = 4

/**
 * How often a race is run. The figures of RELY-6 take half an hour; `npm test` runs a part of each, which shows
 * a lost lock in its first rounds, RACE_SCALE=long runs some of it, and RACE_SCALE=full all of it before a release.
 */
export function scaled(full: number, part: number): number {
  if (process.env.RACE_SCALE === 'full') return full
  return process.env.RACE_SCALE === 'long' ? Math.min(full, LONG * part) : part
}
