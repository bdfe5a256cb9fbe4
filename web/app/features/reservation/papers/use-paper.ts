import type { Failure } from '@meltem/contract/envelope'
import { useState } from 'react'
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

/** Fetches a file with the login of the member or the key of the guest, and hands it to the browser to keep. */
export function usePaper() {
  const { company, language } = useFrame()
  const call = useCall()
  const t = useTranslations('papers')
  const [busy, setBusy] = useState<string>()
  const [failure, setFailure] = useState<string>()

  async function fetchPaper({ path, query, file }: Wanted): Promise<void> {
    setBusy(path)
    setFailure(undefined)
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
      if (answer.ok) save(await answer.blob(), file)
      else setFailure(((await answer.json()) as Failure).message)
    } catch {
      // No connection, or an answer that is not ours.
      setFailure(t('failed'))
    } finally {
      setBusy(undefined)
    }
  }

  return { fetchPaper, busy, failure }
}
