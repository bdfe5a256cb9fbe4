import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A request as it goes over the wire; made before the clock starts, like the values of a prepared statement. */
export function encodeRequest(url: string, headers: Readonly<Record<string, string>>, body?: object): Buffer {
  const { host, pathname, search } = new URL(url)
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = [
    `${body ? 'POST' : 'GET'} ${pathname}${search} HTTP/1.1`,
    `host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(text)}`,
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`)
}

const HEAD_END = '\r\n\r\n'

/**
 * A person at the other end of one connection: sends, waits for the whole answer, sends again. Buyers and server share
 * the machine, so it does as little as the driver of the raw reference: it reads the status and counts the bytes.
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

  /** The status of the answer. */
  send(request: Buffer): Promise<number> {
    return new Promise((resolve, reject) => {
      let head: string | undefined
      let text = ''
      let missing = 0
      const end = (settle: () => void) => {
        this.#socket.off('data', read).off('error', fail).off('close', fail)
        settle()
      }
      const fail = (error: unknown) =>
        end(() => reject(error instanceof Error ? error : new Error('the server has closed the connection')))
      const read = (chunk: Buffer) => {
        if (head === undefined) {
          text += chunk.toString('latin1')
          const at = text.indexOf(HEAD_END)
          if (at < 0) return
          head = text.slice(0, at)
          missing = lengthIn(head) - (text.length - at - HEAD_END.length)
        } else missing -= chunk.length
        if (missing <= 0) end(() => resolve(Number(head?.slice(9, 12))))
      }
      this.#socket.on('data', read).on('error', fail).on('close', fail)
      this.#socket.write(request)
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
