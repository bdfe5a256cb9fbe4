import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'

/** How long a connection may take, in milliseconds. */
export interface RequestLimits {
  /** From the first byte, or from the connection where none comes, to the end of the headers. */
  readonly headers: number
  /** From there to the end of the body. */
  readonly body: number
  /** The same for a file, counted from the first byte of the request. */
  readonly upload: number
  /** Between an answer and the next request on the same connection. */
  readonly idle: number
}

interface LimitedOptions {
  readonly limits: RequestLimits
  /** Calls that take a file, by path. */
  readonly uploads: ReadonlySet<string>
}

const MAX_HEADER_BYTES = 16 * 1024
/** How often Node looks for connections that are late; the limits are as exact as this. */
const LONGEST_LOOK = 2_000

/**
 * A server whose connections cannot be kept open by saying little: a late client is told 408 and hung up on. Node has
 * one limit for whole requests, which is the one for files; the shorter one for all others is kept here, before anything
 * else sees the request.
 */
export function createLimitedServer({ limits, uploads }: LimitedOptions, listener: RequestListener): Server {
  const options = {
    headersTimeout: limits.headers,
    requestTimeout: Math.max(limits.headers, limits.body, limits.upload),
    keepAliveTimeout: limits.idle,
    connectionsCheckingInterval: Math.min(LONGEST_LOOK, Math.ceil(limits.headers / 4)),
    maxHeaderSize: MAX_HEADER_BYTES,
  }
  return createServer(options, (request, response) => {
    if (hasBody(request) && !uploads.has(pathOf(request))) endWhenLate(request, response, limits.body)
    listener(request, response)
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}

function pathOf({ url = '/' }: IncomingMessage): string {
  const queryAt = url.indexOf('?')
  return queryAt === -1 ? url : url.slice(0, queryAt)
}

function endWhenLate(request: IncomingMessage, response: ServerResponse, milliseconds: number): void {
  const timer = setTimeout(() => hangUp(request, response), milliseconds)
  const inTime = () => clearTimeout(timer)
  request.once('end', inTime)
  request.once('close', inTime)
}

/** Through the response, so that answers to earlier requests on the line go first; closing it is what the header says. */
function hangUp(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) {
    request.socket.destroySoon()
    return
  }
  response.writeHead(408, { connection: 'close', 'content-length': 0 }).end()
}
