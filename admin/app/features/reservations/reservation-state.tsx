import type { ReservationState as State } from '@meltem/contract/reservation/reservation'
import { useTranslations } from 'use-intl'
import { Chip, type Tone } from '../../ui/chip.tsx'

const TONES: Record<State, Tone> = {
  draft: 'plain',
  held: 'wait',
  requested: 'wait',
  accepted: 'wait',
  confirmed: 'ok',
  completed: 'ok',
  expired: 'plain',
  declined: 'plain',
  cancelled: 'bad',
  review: 'bad',
}

export function ReservationState({ state }: { state: State }) {
  const t = useTranslations('admin.reservations.state')
  return <Chip tone={TONES[state]}>{t(state)}</Chip>
}
