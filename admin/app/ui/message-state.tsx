import type { ContactMessage } from '@meltem/contract/staff/staff'
import { useTranslations } from 'use-intl'
import { Chip } from './chip.tsx'

const TONE = { yeni: 'wait', okundu: 'plain', yanitlandi: 'ok' } as const

export function MessageState({ state }: { state: ContactMessage['durum'] }) {
  const t = useTranslations('admin.states')
  return <Chip tone={TONE[state]}>{t(state)}</Chip>
}
