import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { inSpan } from '../tracing/span.ts'

const MOST_BYTES = 2 * 1024 * 1024

interface HttpCall {
  readonly method: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Ends the call, whatever it waits for. */
  readonly signal: AbortSignal
  /** Says which address a name has, where not every one may be called; the connection is not kept then. */
  readonly lookup?: LookupFunction
}

export interface HttpAnswer {
  readonly status: number
  readonly text: string
  /** Where it sends us instead. */
  readonly location: string | undefined
}

/** More than any answer we ask for. */
export class LongAnswerError extends Error {
  override readonly name = 'LongAnswerError'
}

/** The connection ended in the middle of the answer. */
export class CutAnswerError extends Error {
  override readonly name = 'CutAnswerError'
}

/**
 * One call over a connection that is kept for the next one. Redirects are not followed: no server may send our
 * signatures elsewhere. `fetch` would do as well; it takes more than twice the time, several times for each payment.
 */
export function callHttp(address: string, call: HttpCall): Promise<HttpAnswer> {
  const url = new URL(address)
  // The host and nothing behind it: addresses of calendars and of orders open what they name.
  const facts = { 'http.request.method': call.method, 'server.address': url.hostname }
  return inSpan(`${call.method} ${url.hostname}`, facts, () => sendCall(url, call), { kind: 'client' })
}

function sendCall(url: URL, { method, headers = {}, body = '', signal, lookup }: HttpCall): Promise<HttpAnswer> {
  const request = url.protocol === 'https:' ? secureRequest : plainRequest
  const length = method === 'POST' ? { 'content-length': Buffer.byteLength(body) } : {}
  return new Promise((resolve, reject) => {
    const guarded = lookup ? { lookup, agent: false as const } : {}
    const call = request(url, { method, signal, headers: { ...headers, ...length }, ...guarded }, (answer) => {
      const { statusCode: status = 0, headers: told } = answer
      readText(answer).then((text) => resolve({ status, text, location: told.location }), reject)
    })
    call.on('error', reject)
    call.end(body)
  })
}

function readText(answer: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    answer.on('data', (chunk: Buffer) => {
      size += chunk.length
      chunks.push(chunk)
      if (size > MOST_BYTES) answer.destroy(new LongAnswerError('the answer is too long'))
    })
    answer.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    answer.on('error', (error) =>
      reject(
        answer.complete || error instanceof LongAnswerError
          ? error
          : new CutAnswerError('the answer was cut off', { cause: error }),
      ),
    )
  })
}
