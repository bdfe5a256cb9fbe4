import type { Endpoint, InputOf, OutputOf } from '@meltem/contract/endpoint'
import { Failure } from '@meltem/contract/envelope'
import * as z from 'zod/mini'
import { CallError, errorFromFailure } from './call-error.ts'
import { findCompany } from './company.ts'

const TIMEOUT_MS = 15_000
const company = findCompany(document, window.location.search)

/** One call of the contract. Rejects with a `CallError`, whatever went wrong. The session cookie travels by itself. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  signal?: AbortSignal,
): Promise<OutputOf<E>> {
  const response = await send(endpoint, input, signal)
  const answer: unknown = await response.json().catch((cause: unknown) => {
    throw new CallError('sunucu_hatasi', { cause })
  })
  const failure = z.safeParse(Failure, answer)
  if (failure.success) throw errorFromFailure(failure.data, secondsOf(response.headers.get('retry-after')))
  const output = z.safeParse(endpoint.output, answer)
  // An answer outside the contract is an error of its own: better than a screen drawn with holes.
  if (!response.ok || !output.success) throw new CallError('sunucu_hatasi', { cause: output.error })
  return output.data as OutputOf<E>
}

async function send(endpoint: Endpoint, input: unknown, signal: AbortSignal | undefined): Promise<Response> {
  const headers = { company, accept: 'application/json', 'accept-language': document.documentElement.lang }
  const deadline = AbortSignal.timeout(TIMEOUT_MS)
  const common = { signal: signal ? AbortSignal.any([signal, deadline]) : deadline }
  try {
    if (endpoint.method === 'GET') return await fetch(`/api${endpoint.path}${queryOf(input)}`, { ...common, headers })
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

function queryOf(input: unknown): string {
  const given = Object.entries(input as Record<string, unknown>).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `?${query}` : ''
}

function secondsOf(header: string | null): number | undefined {
  const seconds = Number(header)
  return header !== null && Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
}
