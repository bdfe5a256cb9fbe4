import type { ProductState as State } from '@meltem/contract/catalog/office'
import { formatInstant } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl'
import { Chip, type Tone } from '../../ui/chip.tsx'

const TONES: Readonly<Record<State, Tone>> = { taslak: 'plain', planli: 'wait', yayinda: 'ok', emekli: 'bad' }

interface ProductStateProps {
  readonly durum: State
  readonly yayin_zamani: string | null
}

/** Where a product stands; what is planned says for when. */
export function ProductState({ durum, yayin_zamani }: ProductStateProps) {
  const t = useTranslations('admin.products')
  const planned = durum === 'planli' && yayin_zamani
  return (
    <Chip tone={TONES[durum]}>
      {planned ? t('planned', { time: formatInstant(yayin_zamani) }) : t(`state.${durum}`)}
    </Chip>
  )
}
