import type { Bar } from '@meltem/contract/reservation/board-office'
import { formatDate, formatInstant } from '@meltem/i18n/format'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '../../platform/rights.ts'
import { Button, buttonStyle } from '../../ui/button.tsx'
import { Facts } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { daysBetween } from '../../ui/form/days.ts'
import { useTimeLeft } from '../../ui/use-server-now.ts'
import type { UnitRow } from './board-rows.ts'
import type { useDayActs } from './use-day-acts.ts'

interface BarDialogProps {
  readonly row: UnitRow
  readonly bar: Bar
  readonly now: number
  readonly acts: ReturnType<typeof useDayActs>
  readonly onMove: () => void
  readonly onClose: () => void
}

function whenOf(wall: string): string {
  return `${formatDate(wall.slice(0, 10))} ${wall.slice(11)}`
}

/** What stands there, and what can be done with it. */
export function BarDialog({ row, bar, now, acts, onMove, onClose }: BarDialogProps) {
  const t = useTranslations('admin.calendar')
  const words = useTranslations('admin')
  const may = useMay()
  const left = useTimeLeft()
  const nights = daysBetween(bar.bas.slice(0, 10), bar.bit.slice(0, 10))
  const hourly = row.unit.saatlik === true
  const facts: [string, string][] = [
    [t('unit'), row.name],
    [t('state'), t(`kind.${bar.tur}`)],
    [t('from'), hourly ? whenOf(bar.bas) : formatDate(bar.bas.slice(0, 10))],
    [t('to'), hourly ? whenOf(bar.bit) : formatDate(bar.bit.slice(0, 10))],
    ...(hourly ? [] : [[t('nights'), words('nights', { count: nights })] as [string, string]]),
    ...(bar.son ? [[t('ends'), `${formatInstant(bar.son)} (${left(bar.son, now)})`] as [string, string]] : []),
    ...(bar.kim ? [[t('closer'), bar.kim] as [string, string]] : []),
  ]
  const span = {
    birimler: [row.unit.k_no],
    baslangic: bar.bas.slice(0, 10),
    bitis: bar.bit.slice(0, 10),
  }
  return (
    <Dialog title={bar.ad || t(`kind.${bar.tur}`)} onClose={onClose}>
      <Facts rows={facts} />
      {bar.tur === 'dis' && <p className="text-ink-2">{t('foreign_note')}</p>}
      {bar.tur === 'kontenjan' && <p className="text-ink-2">{t('kept_note')}</p>}
      <div className="flex flex-wrap gap-2">
        {bar.rez && (
          <Link to={`/rezervasyonlar/${bar.rez}`} className={buttonStyle({ className: 'max-lg:min-h-11' })}>
            {t('open_booking')}
          </Link>
        )}
        {bar.rez && may('rezervasyon.yaz') && (
          <Button onClick={onMove} className="max-lg:min-h-11">
            {t('move')}
          </Button>
        )}
        {bar.tur === 'kapali' && may('takvim.yaz') && (
          <Button busy={acts.open.isPending} onClick={() => acts.open.mutate(span)} className="max-lg:min-h-11">
            {t('open_count', { count: nights })}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
