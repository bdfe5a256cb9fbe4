import { connect } from 'node:net'
import type { RawRequest } from './raw-requests.ts'

export interface RawAnswer {
  readonly status: number
  readonly body: string
}

/** Writes everything, closes its half of the line and reads until the server has closed the other. */
export function speak(port: number, { bytes, drips }: Pick<RawRequest, 'bytes' | 'drips'>): Promise<Buffer> {
  return new Promise((resolve) => {
    const said: Buffer[] = []
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      if (drips) drip(socket, bytes)
      else socket.end(bytes)
    })
    socket.on('data', (chunk: Buffer) => void said.push(chunk))
    // A server that has heard enough hangs up while we still write.
    socket.on('error', () => socket.destroy())
    socket.on('end', () => socket.end())
    socket.on('close', () => resolve(Buffer.concat(said)))
  })
}

function drip(socket: ReturnType<typeof connect>, bytes: Buffer, at = 0): void {
  if (!socket.writable) return
  if (at === bytes.length) {
    socket.end()
    return
  }
  socket.write(bytes.subarray(at, at + 1), () => drip(socket, bytes, at + 1))
}

const NO_BODY = new Set([204, 304])

/** The answers one after the other, by their own framing; throws where what stands there is no answer. */
export function parseAnswers(said: Buffer): RawAnswer[] {
  const answers: RawAnswer[] = []
  for (let at = 0; at < said.length; ) {
    const end = said.indexOf('\r\n\r\n', at)
    const [first = '', ...headers] = said
      .subarray(at, end < 0 ? undefined : end)
      .toString('latin1')
      .split('\r\n')
    const status = Number(/^HTTP\/1\.1 (\d{3})( |$)/.exec(first)?.[1])
    if (end < 0 || !status) throw new Error(`this is no answer: ${said.subarray(at, at + 200).toString('latin1')}`)
    const { body, next } = bodyAt(said, end + 4, { status, headers })
    if (status >= 200) answers.push({ status, body: body.toString('utf8') })
    at = next
  }
  return answers
}

function bodyAt(said: Buffer, from: number, { status, headers }: { status: number; headers: readonly string[] }) {
  const headerOf = (name: string) =>
    headers
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim()
  if (status < 200 || NO_BODY.has(status)) return { body: Buffer.alloc(0), next: from }
  if (headerOf('transfer-encoding') === 'chunked') return piecesAt(said, from)
  const length = headerOf('content-length')
  const next = length === undefined ? said.length : from + Number(length)
  return { body: said.subarray(from, next), next }
}

function piecesAt(said: Buffer, from: number): { body: Buffer; next: number } {
  const pieces: Buffer[] = []
  for (let at = from; ; ) {
    const end = said.indexOf('\r\n', at)
    const size = Number.parseInt(said.subarray(at, end).toString('latin1'), 16)
    if (end < 0 || Number.isNaN(size)) throw new Error('a body in pieces breaks off')
    if (size === 0) return { body: Buffer.concat(pieces), next: end + 4 }
    pieces.push(said.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
}
