import type { Figures } from '@meltem/contract/figures/office'
import { formatNumber, formatPercent, formatShortMoney } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Figure } from '../overview/figure.tsx'
import { changeOf, useMoneyUnit, useSigned } from './use-words.ts'

interface KpisProps {
  readonly sales: Figures
  /** Only for those who see all of the house. */
  readonly rooms: Figures | undefined
}

const rateOf = (gone: number, stands: number) => (gone + stands === 0 ? undefined : (100 * gone) / (gone + stands))

const averageOf = (sum: { tutar: number; rezervasyon: number }) => (sum.rezervasyon ? sum.tutar / sum.rezervasyon : 0)

/** A change in words, or what stands there where nothing can be compared. */
function useCompared(): (now: number, before: number | undefined, shown: string, otherwise: string) => string {
  const t = useTranslations('admin.figures')
  const signed = useSigned()
  return (now, before, shown, otherwise) => {
    const change = changeOf(now, before)
    return change === undefined ? otherwise : `${signed(change)} % · ${t('last_year', { value: shown })}`
  }
}

/** What the period comes to, each number with the year before in words below it. */
export function Kpis({ sales: { satis, kur }, rooms }: KpisProps) {
  const t = useTranslations('admin.figures')
  const { language } = useLanguage()
  const compared = useCompared()
  const toplam = satis?.toplam
  const before = toplam?.gecen ?? undefined
  const unit = useMoneyUnit(toplam?.tutar ?? 0, kur)
  if (!toplam) return null
  const money = (amount: number) => `${unit.show(amount)} ${unit.name}`
  const count = (value: number) => formatNumber(language, value)
  const exact = (amount: number) => formatShortMoney(language, Math.round(amount), kur)
  const services = t('services', { count: toplam.adet })
  const average = averageOf(toplam)
  return (
    <section aria-label={t('kpi')} className="card mb-4 overflow-hidden">
      <dl className="-mr-px -mb-px flex flex-wrap *:flex-[1_1_45%] lg:*:flex-[1_1_180px]">
        <Figure
          label={t('sales')}
          value={money(toplam.tutar)}
          tone="plain"
          note={compared(toplam.tutar, before?.tutar, money(before?.tutar ?? 0), services)}
        />
        <Figure
          label={t('bookings')}
          value={count(toplam.rezervasyon)}
          tone="plain"
          note={compared(toplam.rezervasyon, before?.rezervasyon, count(before?.rezervasyon ?? 0), services)}
        />
        <Figure
          label={t('average')}
          value={exact(average)}
          tone="plain"
          note={compared(average, before && averageOf(before), exact(before ? averageOf(before) : 0), t('per_booking'))}
        />
        <RoomFigure rooms={rooms} />
        <CancelFigure toplam={toplam} money={money} />
      </dl>
    </section>
  )
}

function RoomFigure({ rooms }: Pick<KpisProps, 'rooms'>) {
  const t = useTranslations('admin.figures')
  const { language } = useLanguage()
  const room = rooms?.doluluk?.toplam
  if (!room || room.toplam === 0) return null
  const [dolu, toplam] = [formatNumber(language, room.dolu), formatNumber(language, room.toplam)]
  return (
    <Figure
      label={t('occupancy')}
      value={formatPercent(language, Math.round((100 * room.dolu) / room.toplam))}
      tone="plain"
      note={t('occupancy_of', { dolu, toplam })}
    />
  )
}

interface CancelFigureProps {
  readonly toplam: NonNullable<Figures['satis']>['toplam']
  readonly money: (amount: number) => string
}

function CancelFigure({ toplam, money }: CancelFigureProps) {
  const t = useTranslations('admin.figures')
  const { language } = useLanguage()
  const rate = rateOf(toplam.iptal_adet, toplam.adet)
  return (
    <Figure
      label={t('cancelled')}
      value={rate === undefined ? '–' : formatPercent(language, Math.round(10 * rate) / 10)}
      tone="plain"
      note={t('cancelled_note', { count: toplam.iptal_adet, value: money(toplam.iptal_tutar) })}
    />
  )
}
