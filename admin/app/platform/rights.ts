import type { Right } from '@meltem/contract/staff/rights'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useLanguage } from './language-provider.tsx'
import { staffQuery } from './queries/frame.ts'

/** Whether the signed-in person may do something. The server decides; screens only hide what it would refuse. */
export function useMay(): (hak: Right) => boolean {
  const { data: session } = useQuery(staffQuery)
  return (hak) => session?.haklar.includes(hak) ?? false
}

/** How far a right of the signed-in person reaches, in per cent. */
export function useLimit(what: 'fiyat' | 'kesinti' | 'silme'): number {
  const { data: session } = useQuery(staffQuery)
  return session?.sinirlar[what] ?? 0
}

/** Which right is missing, and who can give it. */
export function useMissingRightText(): (hak: Right) => string {
  const t = useTranslations('admin')
  const { language } = useLanguage()
  const { data: session } = useQuery(staffQuery)
  return (hak) => {
    const managers = new Intl.ListFormat(language, { type: 'disjunction' }).format(session?.yoneticiler ?? [])
    return t('missing_right.sentence', { right: t(`rights.${hak}`), managers })
  }
}
