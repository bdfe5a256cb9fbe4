import type { AnswerOf, Endpoint, InputOf } from '@meltem/contract/endpoint'
import type { Language } from '@meltem/contract/language'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from './frame.ts'

interface CallSettings {
  /** Value of the company header. */
  readonly company: string
  readonly language: Language
  /** What a person reads when the server cannot be reached. */
  readonly unreachable: string
  readonly fetch?: typeof globalThis.fetch
}

/** Only the address of an endpoint is used here: a caller that must stay light names it and leaves the schemas out. */
export interface BrowserCall {
  <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<AnswerOf<E>>
  <E extends Endpoint>(address: Pick<E, 'method' | 'path'>, input: InputOf<E>): Promise<AnswerOf<E>>
}

interface Envelope {
  readonly success: 0 | 1
}

function isEnvelope(value: unknown): value is Envelope {
  return (
    typeof value === 'object' && value !== null && 'success' in value && (value.success === 0 || value.success === 1)
  )
}

function queryOf(input: unknown): string {
  const pairs = Object.entries(input ?? {}).filter(([, value]) => value !== undefined && value !== null)
  const query = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()
  return query ? `?${query}` : ''
}

/** The API over HTTP, with the same signature as the server's in-memory call. Never throws: every failure is an answer. */
export function createCall({ company, language, unreachable, fetch = globalThis.fetch }: CallSettings): BrowserCall {
  const headers = { company, 'accept-language': language }
  return async <E extends Endpoint>(
    { method, path }: Pick<E, 'method' | 'path'>,
    input: InputOf<E>,
  ): Promise<AnswerOf<E>> => {
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

/** The call for the tenant and language of the page. */
export function useCall(): BrowserCall {
  const { company, language } = useFrame()
  const t = useTranslations('calls')
  const unreachable = t('unreachable')
  return useMemo(
    () => createCall({ company: company.kod, language, unreachable }),
    [company.kod, language, unreachable],
  )
}
