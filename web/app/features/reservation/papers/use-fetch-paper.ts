import type { Failure } from '@meltem/contract/wire/envelope'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../../platform/calls/api.ts'
import { memberTokens } from '../../../platform/calls/member-tokens.ts'
import { useFrame } from '../../../platform/page/frame.ts'

interface Wanted {
  readonly path: string
  readonly query: Readonly<Record<string, string | number | undefined>>
  readonly file: string
}

function save(blob: Blob, file: string): void {
  const url = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href: url, download: file }).click()
  // The browser reads the file after this turn; taking it away at once would leave it empty.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/**
 * Fetches a file with the login of the member or the key of the guest, and hands it to the browser to keep. Answers why
 * it could not.
 */
export function useFetchPaper() {
  const { company, language } = useFrame()
  const call = useCall()
  const t = useTranslations('papers')
  return async ({ path, query, file }: Wanted): Promise<string | undefined> => {
    try {
      const token = await memberTokens.current(call)
      const pairs = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
      const answer = await fetch(`/api${path}?${new URLSearchParams(pairs)}`, {
        headers: {
          company: company.kod,
          'accept-language': language,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
      })
      if (!answer.ok) return ((await answer.json()) as Failure).message
      save(await answer.blob(), file)
      return undefined
    } catch {
      // No connection, or an answer that is not ours.
      return t('failed')
    }
  }
}
