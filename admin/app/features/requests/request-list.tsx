import type { RequestRow, RequestView } from '@meltem/contract/reservation/request-office'
import { formatMoney } from '@meltem/i18n/format'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Nothing } from '../../ui/panel.tsx'
import { pressure, useTimeLeft } from '../../ui/use-server-now.ts'
import { STATE_TONES, shortDates } from '../../ui/words/booking-words.ts'
import { requestAddress } from './use-requests-screen.ts'

const LEFT = { bad: 'text-danger', wait: 'text-sun-ink', plain: 'text-ink-2' }
const BAR = { bad: 'bg-danger', wait: 'bg-sun-edge', plain: 'bg-sea' }

interface ListProps {
  readonly view: RequestView
  readonly rows: readonly RequestRow[]
  readonly chosen: string | undefined
  readonly me: string | undefined
  readonly now: number
}

/** How much of the time is gone; the words beside it say the same. */
function gone({ olusturma_zamani, son }: RequestRow, now: number): number {
  const start = Date.parse(olusturma_zamani)
  return Math.min(100, Math.max(2, Math.round((100 * (now - start)) / Math.max(1, Date.parse(son) - start))))
}

export function RequestList({ view, rows, chosen, me, now }: ListProps) {
  const t = useTranslations('admin.requests')
  const states = useTranslations('admin.reservations.state')
  const { language } = useLanguage()
  const left = useTimeLeft()
  if (rows.length === 0) {
    return (
      <Nothing>
        <p className="font-[620] text-ink">{t(`empty_${view}`)}</p>
        <p>{t('empty_next')}</p>
      </Nothing>
    )
  }
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.k_no}>
          <Link
            to={{ search: requestAddress(view, row.k_no) }}
            aria-current={row.k_no === chosen ? 'true' : undefined}
            className="grid gap-1 border-line-soft border-b px-4 py-3 no-underline hover:bg-desk focus-visible:shadow-[inset_0_0_0_2px_var(--color-sea)] aria-[current=true]:bg-sea-tint aria-[current=true]:shadow-[inset_3px_0_var(--color-sea)]"
          >
            <span className="flex items-baseline justify-between gap-3">
              <b className="min-w-0 truncate font-[640]">{row.baslik}</b>
              {row.durum === 'requested' ? (
                <span className={`flex-none text-13 font-[640] ${LEFT[pressure(row.son, now)]}`}>
                  {left(row.son, now)}
                </span>
              ) : (
                <Chip tone={STATE_TONES[row.durum]}>{states(row.durum)}</Chip>
              )}
            </span>
            <span className="text-13 text-ink-2">
              {row.ad} {row.soyad} · {shortDates(row.baslangic, row.bitis)} ·{' '}
              {formatMoney(language, row.tutar, row.kur)}
            </span>
            {row.ustlenen && (
              <small className="text-12 font-[640] text-ink">
                {row.ustlenen.personel_k_no === me
                  ? t('yours', { left: left(row.ustlenen.bitis, now) })
                  : t('taken', { name: row.ustlenen.ad })}
              </small>
            )}
            {row.durum === 'requested' && (
              <span aria-hidden="true" className="mt-0.5 block h-1 bg-line-soft">
                <span className={`block h-1 ${BAR[pressure(row.son, now)]}`} style={{ width: `${gone(row, now)}%` }} />
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
