import type { AnswerOf, Endpoint, InputOf } from '@meltem/contract/wire/endpoint'
import type { Language } from '@meltem/contract/wire/language'
import { traceHeaders } from '@meltem/contract/wire/traceparent'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../page/frame.ts'
import type { BrowserCall, TokenSource } from './browser-call.ts'
import { memberTokens } from './member-tokens.ts'

export interface CallSettings {
  /** Value of the company header. */
  readonly company: string
  readonly language: Language
  /** What a person reads when the server cannot be reached. */
  readonly unreachable: string
  readonly fetch?: typeof globalThis.fetch
  readonly tokens?: TokenSource
}

interface Envelope {
  readonly success: 0 | 1
  readonly code?: string
}

function isEnvelope(value: unknown): value is Envelope {
  return (
    typeof value === 'object' && value !== null && 'success' in value && (value.success === 0 || value.success === 1)
  )
}

/** Everything that was said, as it follows an address. */
export function queryOf(input: unknown): string {
  const pairs = Object.entries(input ?? {}).filter(([, value]) => value !== undefined && value !== null)
  const query = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()
  return query ? `?${query}` : ''
}

type Sender = <E extends Endpoint>(endpoint: E, input: InputOf<E>, token?: string) => Promise<AnswerOf<E>>

function createSender({ company, language, unreachable, fetch = globalThis.fetch }: CallSettings): Sender {
  const always = { company, 'accept-language': language }
  return async <E extends Endpoint>({ method, path }: E, input: InputOf<E>, token?: string): Promise<AnswerOf<E>> => {
    const headers = { ...always, ...(token ? { authorization: `Bearer ${token}` } : {}), ...traceHeaders() }
    try {
      const response = await fetch(
        `/api${path}${method === 'GET' ? queryOf(input) : ''}`,
        method === 'GET'
          ? { headers }
          : { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(input) },
      )
      const answer: unknown = await response.json()
      if (isEnvelope(answer)) return answer as AnswerOf<E>
      return { success: 0, code: 'sunucu_hatasi', message: unreachable }
    } catch {
      return { success: 0, code: 'baglanti', message: unreachable }
    }
  }
}

/**
 * The API over HTTP, with the same signature as the server's in-memory call. Never throws: every failure is an answer.
 * A member's token goes along; one that is refused is renewed once and the call repeated.
 */
export function createCall(settings: CallSettings): BrowserCall {
  const send = createSender(settings)
  const { tokens } = settings
  if (!tokens) return send
  return async <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<AnswerOf<E>> => {
    const token = await tokens.current(send)
    const answer = await send(endpoint, input, token)
    if (!token || answer.success === 1 || answer.code !== 'giris_gerekli') return answer
    const renewed = await tokens.renewed(token, send)
    return renewed ? await send(endpoint, input, renewed) : answer
  }
}

/** The call for the tenant and language of the page. */
export function useCall(): BrowserCall {
  const { company, language } = useFrame()
  const t = useTranslations('calls')
  const unreachable = t('unreachable')
  return useMemo(
    () => createCall({ company: company.kod, language, unreachable, tokens: memberTokens }),
    [company.kod, language, unreachable],
  )
}

/** The API without a token: as a stranger, or to renew a token with. */
export function usePlainCall(): BrowserCall {
  const { company, language } = useFrame()
  const unreachable = useTranslations('calls')('unreachable')
  return useMemo(
    () => createCall({ company: company.kod, language, unreachable }),
    [company.kod, language, unreachable],
  )
}
