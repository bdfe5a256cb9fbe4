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

const HEAD_END = '\r\n\r\n'

class WireAnswer {
  readonly status: number
  readonly #head: string
  readonly #chunks: readonly Buffer[]

  constructor(head: string, chunks: readonly Buffer[]) {
    this.status = Number(head.slice(9, 12))
    this.#head = head
    this.#chunks = chunks
  }

  text(): string {
    return Buffer.concat(this.#chunks)
      .subarray(this.#head.length + HEAD_END.length)
      .toString()
  }
}

/**
 * A person at the other end of one connection: sends, waits for the whole answer, sends again. Buyers and server share
 * the machine, so it does as little as the driver of the raw reference: it reads the status, counts the bytes and keeps them.
 */
export class WireClient {
  readonly #socket: Socket

  private constructor(socket: Socket) {
    this.#socket = socket
  }

  static async open(url: string): Promise<WireClient> {
    const { hostname, port } = new URL(url)
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    await once(socket, 'connect')
    return new WireClient(socket)
  }

  /** Whether it can be asked once more: a server ends connections that nobody has used for a while. */
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
      let head: string | undefined
      let missing = 0
      const chunks: Buffer[] = []
      const end = (settle: () => void) => {
        this.#socket.off('data', read).off('error', fail).off('close', fail)
        settle()
      }
      const fail = (error: unknown) =>
        end(() => reject(error instanceof Error ? error : new Error('the server has closed the connection')))
      const read = (chunk: Buffer) => {
        chunks.push(chunk)
        if (head === undefined) {
          const text = Buffer.concat(chunks).toString('latin1')
          const at = text.indexOf(HEAD_END)
          if (at < 0) return
          head = text.slice(0, at)
          missing = lengthIn(head) - (text.length - at - HEAD_END.length)
        } else missing -= chunk.length
        if (missing <= 0) end(() => resolve(new WireAnswer(head ?? '', chunks)))
      }
      this.#socket.on('data', read).on('error', fail).on('close', fail)
      if (this.isOpen) this.#socket.write(request)
      else fail(undefined)
    })
  }

  close(): void {
    this.#socket.destroy()
  }
}

function lengthIn(head: string): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error('an answer without a length')
  return Number(length)
}
