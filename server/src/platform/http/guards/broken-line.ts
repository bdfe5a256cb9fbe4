import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** What the request before it on the same line is answered with. */
  readonly before: ServerResponse | undefined
}

const STATUS_OF: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/**
 * What a line hears whose bytes are no HTTP (RELY-34): one answer for each request, each in its place. The server's own
 * way would speak at once, in front of answers that are still being made, or a second time about a request whose answer
 * has gone out before its body arrived.
 */
export class BrokenLines {
  readonly #newest = new WeakMap<object, Exchange>()

  /** Every request of a connection, as it comes. */
  note(request: IncomingMessage, response: ServerResponse): void {
    const before = this.#newest.get(request.socket)?.response
    this.#newest.set(request.socket, { request, response, before })
  }

  readonly refuse = (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const newest = this.#newest.get(socket)
    const broken = newest && !newest.request.complete ? newest.response : undefined
    const inFront = broken ? newest?.before : newest?.response
    const end = () => (broken?.headersSent ? socket.destroySoon() : say(socket, error.code))
    if (inFront && !inFront.writableFinished) inFront.once('close', end)
    else end()
  }
}

function say(socket: Socket, code = ''): void {
  const status = STATUS_OF[code] ?? 400
  if (socket.writable)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
  socket.destroySoon()
}
