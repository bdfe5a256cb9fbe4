import { useMemo } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../page/frame.ts'
import { createCall } from './api.ts'
import type { BrowserCall } from './browser-call.ts'

/** The API without anybody's token: whoever has the link. */
export function usePlainCall(): BrowserCall {
  const { company, language } = useFrame()
  const unreachable = useTranslations('calls')('unreachable')
  return useMemo(
    () => createCall({ company: company.kod, language, unreachable }),
    [company.kod, language, unreachable],
  )
}
