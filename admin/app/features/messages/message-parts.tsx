import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { countersQuery } from '../../platform/queries/frame.ts'
import { Segmented } from '../../ui/form/segmented.tsx'

const PARTS = ['mesaj', 'talep'] as const

/** Messages and enquiries beside each other, each with how many wait. */
export function MessageParts({ part }: { part: (typeof PARTS)[number] }) {
  const t = useTranslations('admin.enquiries')
  const navigate = useNavigate()
  const { data } = useQuery(countersQuery)
  const waiting = { mesaj: data?.data.mesajlar ?? 0, talep: data?.data.talepler ?? 0 }
  return (
    <Segmented
      label={t('parts')}
      options={PARTS.map((value) => ({ value, label: t(`part.${value}`, { count: waiting[value] }) }))}
      value={part}
      onChange={(next) => void navigate({ search: next === 'talep' ? '?bolum=talep' : '' })}
    />
  )
}
