import type { Endpoint, InputOf, OutputOf } from '@meltem/contract/wire/endpoint'
import { Failure } from '@meltem/contract/wire/envelope'
import { traceHeaders } from '@meltem/contract/wire/traceparent'
import * as z from 'zod/mini'
import { CallError, errorFromFailure } from './call-error.ts'
import { findCompany } from './company.ts'
import { withProof } from './proof.ts'

const TIMEOUT_MS = 15_000
const company = findCompany(document, window.location.search)

/** One call of the contract. Rejects with a `CallError`, whatever went wrong. The session cookie travels by itself. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  signal?: AbortSignal,
): Promise<OutputOf<E>> {
  return await withProof(() => ask(endpoint, input, signal))
}

async function ask<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  signal: AbortSignal | undefined,
): Promise<OutputOf<E>> {
  const response = await send(endpoint, input, signal)
  const answer: unknown = await response.json().catch((cause: unknown) => {
    throw new CallError('sunucu_hatasi', { cause })
  })
  return outputOf(endpoint, answer, response.ok, response.headers.get('retry-after'))
}

function outputOf<E extends Endpoint>(
  endpoint: E,
  answer: unknown,
  ok: boolean,
  retryAfter: string | null,
): OutputOf<E> {
  const failure = z.safeParse(Failure, answer)
  if (failure.success) throw errorFromFailure(failure.data, secondsOf(retryAfter))
  const output = z.safeParse(endpoint.output, answer)
  // An answer outside the contract is an error of its own: better than a screen drawn with holes.
  if (!ok || !output.success) throw new CallError('sunucu_hatasi', { cause: output.error })
  return output.data as OutputOf<E>
}

interface UploadTerms {
  readonly signal: AbortSignal
  /** How much of the file has left, from 0 to 1. */
  readonly onProgress: (share: number) => void
}

const LONGEST_UPLOAD_MS = 10 * 60_000

/** A file as the body, telling how far it has come: `fetch` does not say. */
export async function upload<E extends Endpoint>(
  endpoint: E,
  query: Omit<InputOf<E>, 'icerik'>,
  file: Blob,
  { signal, onProgress }: UploadTerms,
): Promise<OutputOf<E>> {
  const request = new XMLHttpRequest()
  request.open('POST', `/api${endpoint.path}${queryOf(query)}`)
  request.responseType = 'json'
  request.timeout = LONGEST_UPLOAD_MS
  request.setRequestHeader('company', company)
  request.setRequestHeader('accept', 'application/json')
  request.setRequestHeader('accept-language', document.documentElement.lang)
  request.setRequestHeader('content-type', 'application/octet-stream')
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
  await new Promise<void>((resolve) => {
    // The last event of every request, whether it was answered, broke, took too long or was given up.
    request.addEventListener('loadend', () => resolve())
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
  const { status } = request
  if (status === 0) {
    signal.throwIfAborted()
    throw new CallError('baglanti')
  }
  return outputOf(endpoint, request.response, status >= 200 && status < 300, request.getResponseHeader('retry-after'))
}

const LONGEST_FILE_MS = 120_000

/** A call that answers a file: the browser saves it under the name the server gave it. */
export async function download<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<void> {
  const response = await withProof(async () => {
    const answer = await send(endpoint, input, undefined, LONGEST_FILE_MS)
    if (answer.ok) return answer
    const failure = z.safeParse(Failure, await answer.json().catch(() => undefined))
    throw failure.success ? errorFromFailure(failure.data, undefined) : new CallError('sunucu_hatasi')
  })
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  const address = URL.createObjectURL(await response.blob())
  const link = Object.assign(document.createElement('a'), { href: address, download: name ?? '' })
  link.click()
  URL.revokeObjectURL(address)
}

async function send(
  endpoint: Endpoint,
  input: unknown,
  signal: AbortSignal | undefined,
  longest = TIMEOUT_MS,
): Promise<Response> {
  const { lang } = document.documentElement
  const headers = { company, accept: 'application/json', 'accept-language': lang, ...traceHeaders() }
  const deadline = AbortSignal.timeout(longest)
  const common = { signal: signal ? AbortSignal.any([signal, deadline]) : deadline }
  try {
    if (endpoint.method === 'GET') return await fetch(`/api${endpoint.path}${queryOf(input)}`, { ...common, headers })
    if (endpoint.upload) return await sendFile(endpoint.path, input as { icerik: Uint8Array }, { ...common, headers })
    return await fetch(`/api${endpoint.path}`, {
      ...common,
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new CallError('baglanti', { cause })
  }
}

/** A file travels as it is, with everything else in the query. */
function sendFile(path: string, { icerik, ...rest }: { icerik: Uint8Array }, init: { headers: object }) {
  const headers = { ...init.headers, 'content-type': 'application/octet-stream' }
  return fetch(`/api${path}${queryOf(rest)}`, { ...init, method: 'POST', headers, body: icerik as BodyInit })
}

function queryOf(input: unknown): string {
  const given = Object.entries(input as Record<string, unknown>).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `?${query}` : ''
}

function secondsOf(header: string | null): number | undefined {
  const seconds = Number(header)
  return header !== null && Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
}
