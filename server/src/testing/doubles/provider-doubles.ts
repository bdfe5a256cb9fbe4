import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { startHttpDouble } from './http-double.ts'

/** How a double behaves for the next calls. */
export interface DoubleMode {
  /** Breaks the connection after it has done what was asked. */
  cut?: boolean
  down?: boolean
  garbage?: boolean
  /** The answer's signature is wrong. */
  unsigned?: boolean
}

interface Asked {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
  readonly query: URLSearchParams
}

/** Answers an object, or undefined to refuse the call's signature with 401. */
type Handler = (asked: Asked) => object | undefined

export interface ProviderDouble {
  readonly url: string
  readonly mode: DoubleMode
  readonly calls: Asked[]
  close(): Promise<void>
}

async function readAll(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}

/** A provider on loopback: real HTTP, real signatures, and every way to fail. */
export async function startProviderDouble(handle: Handler): Promise<ProviderDouble> {
  const mode: DoubleMode = {}
  const calls: Asked[] = []
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://double')
    const asked = { path: pathname, headers: request.headers, body: await readAll(request), query: searchParams }
    calls.push(asked)
    const answer = mode.down ? {} : handle(asked)
    if (mode.cut) response.destroy()
    else if (mode.down) response.writeHead(503).end()
    else if (mode.garbage) response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Bakım</h1>')
    else {
      response.writeHead(answer ? 200 : 401, { 'content-type': 'application/json' }).end(
        JSON.stringify(
          answer ?? {
            status: 'failure',
            errorMessage: 'signature',
            error: { type: 'invalid_request_error', message: 'signature' },
          },
        ),
      )
    }
  }
  const server = await startHttpDouble((request, response) => void serve(request, response))
  return { url: server.url, mode, calls, close: () => server.close() }
}

export function hex(secret: string, message: string): string {
  return createHmac('sha256', secret).update(message).digest('hex')
}

export function base64(secret: string, message: string): string {
  return createHmac('sha256', secret).update(message).digest('base64')
}
