import type { Right } from '@meltem/contract/staff/rights'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useMay, useMissingRightText } from '../../platform/rights.ts'
import { PageHead } from '../../ui/page-head.tsx'

/** Draws a screen for people who may see it, and tells all others whom to ask. */
export function ScreenGuard({ hak, children }: { hak: Right; children: ReactNode }) {
  const t = useTranslations('admin.missing_right')
  const may = useMay()
  const missing = useMissingRightText()
  if (may(hak)) return children
  return <PageHead title={t('title')} lead={missing(hak)} />
}
