import { BAR_KINDS, type CalendarConflict } from '@meltem/contract/reservation/board-office'
import { formatDate, formatInstant, formatMoney } from '@meltem/i18n/format'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Button, buttonStyle } from '../../ui/button.tsx'
import { daysBetween } from '../../ui/form/days.ts'
import { Panel } from '../../ui/panel.tsx'

function datesOf(from: string, to: string): string {
  return `${formatDate(from.slice(0, 10)).slice(0, 5)}–${formatDate(to.slice(0, 10))}`
}

interface ConflictProps {
  readonly conflict: CalendarConflict
  readonly onMove: (() => void) | undefined
  /** Where its nights are not on the board that is shown. */
  readonly onShow: (() => void) | undefined
}

/** Nights that were sold twice: both sides, and what the office can do. Nothing is cancelled by itself. */
export function Conflict({ conflict, onMove, onShow }: ConflictProps) {
  const t = useTranslations('admin.calendar')
  const words = useTranslations('admin')
  const { language } = useLanguage()
  const { birim, bas, bit, kaynak, ozet, misafir, kayit_no, rez_bas, rez_bit, tutar, kur } = conflict
  const nights = daysBetween(rez_bas.slice(0, 10), rez_bit.slice(0, 10))
  return (
    <Panel
      className="border-danger!"
      title={t('sold_twice', { unit: birim, dates: datesOf(bas, bit) })}
      aside={<TriangleAlert aria-hidden="true" className="icon text-danger" />}
    >
      <div className="grid sm:grid-cols-2">
        <div className="p-4 max-sm:border-line-soft max-sm:border-b sm:border-line-soft sm:border-r">
          <b className="font-[640]">
            {misafir}, {kayit_no}
          </b>
          <p className="text-ink-2">
            {datesOf(rez_bas, rez_bit)}, {words('nights', { count: nights })}, {formatMoney(language, tutar, kur)}.{' '}
            {t('sold_at', { time: formatInstant(conflict.satis) })}
          </p>
        </div>
        <div className="p-4">
          <b className="font-[640]">{kaynak}</b>
          <p className="text-ink-2">
            {datesOf(bas, bit)}
            {ozet && `, ${ozet}`}. {t('seen_at', { time: formatInstant(conflict.goruldu) })}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 border-line-soft border-t px-4 py-2.5">
        <Link
          to={`/rezervasyonlar/${conflict.rezervasyon_k_no}`}
          className={buttonStyle({ className: 'max-lg:min-h-11' })}
        >
          {t('open_booking')}
        </Link>
        {onMove && (
          <Button onClick={onMove} className="max-lg:min-h-11">
            {t('move')}
          </Button>
        )}
        {onShow && (
          <Button onClick={onShow} className="max-lg:min-h-11">
            {t('show')}
          </Button>
        )}
        <small className="text-12 text-ink-2">{t('nothing_cancelled')}</small>
      </div>
    </Panel>
  )
}

/** What the bars mean: beside what was sold twice, or a strip of its own. */
export function Legend({ wide }: { wide: boolean }) {
  const t = useTranslations('admin.calendar')
  return (
    <Panel title={t('legend')} aside={<span className="text-12 text-ink-2">{t('noon')}</span>}>
      <ul
        className={`grid grid-cols-2 gap-x-4 gap-y-2 p-4 text-13 text-ink-2 ${wide ? 'sm:grid-cols-3 xl:grid-cols-5' : ''}`}
      >
        {BAR_KINDS.map((kind) => (
          <li key={kind} className="flex min-w-0 items-center gap-2">
            <span aria-hidden="true" className={`bar bar-${kind} h-4 w-8 flex-none`} />
            <span className="min-w-0">{t(`kind.${kind}`)}</span>
          </li>
        ))}
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="bar bar-conflict h-4 w-8 flex-none" />
          {t('conflict')}
        </li>
        <li className="flex items-center gap-2">
          <b className="num w-8 flex-none text-center font-semibold">88</b>
          {t('legend_percent')}
        </li>
      </ul>
    </Panel>
  )
}
