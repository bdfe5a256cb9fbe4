import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/**
 * A request as it goes over the wire; made before the clock starts, like the values of a prepared statement. A body that
 * is text goes as it is, anything else as JSON.
 */
export function encodeRequest(url: string, headers: Readonly<Record<string, string>>, body?: object | string): Buffer {
  const { host, pathname, search } = new URL(url)
  const text = typeof body === 'object' ? JSON.stringify(body) : (body ?? '')
  const lines = [
    `${body ? 'POST' : 'GET'} ${pathname}${search} HTTP/1.1`,
    `host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(text)}`,
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`)
}

const HEAD_END = Buffer.from('\r\n\r\n')
const LENGTH = '\r\ncontent-length: '

class WireAnswer {
  readonly status: number
  readonly #bodyAt: number
  readonly #chunks: readonly Buffer[]

  constructor(status: number, bodyAt: number, chunks: readonly Buffer[]) {
    this.status = status
    this.#bodyAt = bodyAt
    this.#chunks = chunks
  }

  text(): string {
    return Buffer.concat(this.#chunks).subarray(this.#bodyAt).toString()
  }
}

/** The caller that waits for an answer, and how much of it has come. */
interface Waiting {
  readonly resolve: (answer: WireAnswer) => void
  readonly reject: (error: Error) => void
  readonly chunks: Buffer[]
  status: number
  bodyAt: number
  missing: number
}

/**
 * A person at the other end of one connection: sends, waits for the whole answer, sends again. Buyers and server share
 * the machine, so it does as little as the driver of the raw reference: it reads the status, counts the bytes and keeps them.
 */
export class WireClient {
  readonly #socket: Socket
  #waiting: Waiting | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (chunk: Buffer) => this.#read(chunk))
    socket.on('error', (error) => this.#fail(error))
    socket.on('close', () => this.#fail(new Error('the server has closed the connection')))
  }

  static async open(url: string): Promise<WireClient> {
    const { hostname, port } = new URL(url)
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    await once(socket, 'connect')
    return new WireClient(socket)
  }

  /** Whether it can be asked once more: a server ends connections that stood idle for a while. */
  get isOpen(): boolean {
    return this.#socket.writable
  }

  /** The status of the answer. */
  async send(request: Buffer): Promise<number> {
    return (await this.ask(request)).status
  }

  /** The answer, its body unread. */
  ask(request: Buffer): Promise<WireAnswer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject, chunks: [], status: 0, bodyAt: 0, missing: 0 }
      if (this.isOpen) this.#socket.write(request)
      else this.#fail(new Error('the server has closed the connection'))
    })
  }

  #fail(error: Error): void {
    this.#waiting?.reject(error)
    this.#waiting = undefined
  }

  #read(chunk: Buffer): void {
    const waiting = this.#waiting
    if (!waiting) return
    waiting.chunks.push(chunk)
    if (waiting.bodyAt > 0) waiting.missing -= chunk.length
    else if (!this.#readHead(waiting)) return
    if (waiting.missing > 0) return
    this.#waiting = undefined
    waiting.resolve(new WireAnswer(waiting.status, waiting.bodyAt, waiting.chunks))
  }

  /** Whether all of it has come. */
  #readHead(waiting: Waiting): boolean {
    const [first = HEAD_END] = waiting.chunks
    const come = waiting.chunks.length === 1 ? first : Buffer.concat(waiting.chunks)
    const end = come.indexOf(HEAD_END)
    if (end < 0) return false
    const head = come.toString('latin1', 0, end)
    waiting.status = Number(head.slice(9, 12))
    waiting.bodyAt = end + HEAD_END.length
    waiting.missing = waiting.bodyAt + lengthIn(head) - come.length
    return true
  }

  close(): void {
    this.#socket.destroy()
  }
}

function lengthIn(head: string): number {
  const at = head.toLowerCase().indexOf(LENGTH)
  if (at < 0) throw new Error('an answer without a length')
  return Number.parseInt(head.slice(at + LENGTH.length), 10)
}
