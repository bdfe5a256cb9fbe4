import type { AnswerOf, Endpoint, InputOf } from '@meltem/contract/wire/endpoint'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../page/frame.ts'
import { type CallSettings, createCall, queryOf } from './api.ts'

/** A file as the body of a call; everything else goes into the address. Never throws: every failure is an answer. */
export type Upload = <E extends Endpoint>(
  endpoint: E,
  query: Omit<InputOf<E>, 'icerik'>,
  file: Blob,
) => Promise<AnswerOf<E>>

export function createUpload({ company, language, unreachable, tokens }: CallSettings): Upload {
  const plain = createCall({ company, language, unreachable })
  const refused = { success: 0, code: 'baglanti', message: unreachable } as const
  return async <E extends Endpoint>({ method, path }: E, query: Omit<InputOf<E>, 'icerik'>, file: Blob) => {
    const token = await tokens?.current(plain)
    try {
      const response = await fetch(`/api${path}${queryOf(query)}`, {
        method,
        headers: {
          company,
          'accept-language': language,
          'content-type': 'application/octet-stream',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: file,
      })
      const answer: unknown = await response.json()
      return typeof answer === 'object' && answer !== null && 'success' in answer ? (answer as AnswerOf<E>) : refused
    } catch {
      return refused
    }
  }
}

/** Without a token. */
export function usePlainUpload(): Upload {
  const { company, language } = useFrame()
  const unreachable = useTranslations('calls')('unreachable')
  return useMemo(
    () => createUpload({ company: company.kod, language, unreachable }),
    [company.kod, language, unreachable],
  )
}
