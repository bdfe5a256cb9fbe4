import type { FailedJob, FailedMail } from '@meltem/contract/delivery-office'
import { formatInstant } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { useDeliveryNames } from './use-delivery.ts'

interface RowProps {
  readonly title: string
  readonly about: ReactNode
  readonly reason: string
  readonly hata: string | null
  readonly deneme: number
  readonly zaman: string
  readonly sonraki: string | null
  /** Spoken beside the button; without one there is no way back. */
  readonly what: string | undefined
  readonly busy: boolean
  readonly onRetry: () => void
}

/** What did not arrive, why, how often it was tried, and the way to try it again. */
function Row({ title, about, reason, hata, deneme, zaman, sonraki, what, busy, onRetry }: RowProps) {
  const t = useTranslations('admin.delivery')
  const may = useMay()
  const times = [
    t('written', { time: formatInstant(zaman) }),
    t('tries', { count: deneme }),
    ...(sonraki ? [t('next', { time: formatInstant(sonraki) })] : []),
  ]
  return (
    <li className="grid items-start gap-x-4 gap-y-2 border-line-soft border-b px-4 py-3 last:border-b-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_auto]">
      <div className="min-w-0">
        <b className="block font-[640] wrap-anywhere">{title}</b>
        <span className="block text-13 text-ink-2 wrap-anywhere">{about}</span>
      </div>
      <div className="grid min-w-0 gap-1">
        <p>{reason}</p>
        {hata && (
          <details className="text-13 text-ink-2">
            <summary className="link inline-flex min-h-6 cursor-pointer items-center max-lg:min-h-11">
              {t('said')}
            </summary>
            <code className="block text-12 wrap-anywhere">{hata}</code>
          </details>
        )}
        <span className="num text-12 text-ink-2">{times.join(' · ')}</span>
      </div>
      {may('teslimat.yaz') && what && (
        <Button
          busy={busy}
          aria-label={t('retry_one', { what })}
          onClick={onRetry}
          className="justify-self-start max-lg:min-h-11"
        >
          {!busy && <RotateCw aria-hidden="true" className="icon" />}
          {t('retry')}
        </Button>
      )}
    </li>
  )
}

interface ActProps {
  readonly busy: boolean
  readonly onRetry: () => void
}

export function MailRow({ mail, ...act }: ActProps & { readonly mail: FailedMail }) {
  const t = useTranslations('admin.delivery')
  const names = useDeliveryNames()
  const may = useMay()
  const { tur, alici, dil, neden, rezervasyon, ...rest } = mail
  const title = names.mail(tur)
  const about = (
    <>
      {alici} · {LOCALES[dil].name}
      {rezervasyon && may('rezervasyon.oku') && (
        <Link to={`/rezervasyonlar/${rezervasyon.k_no}`} className="link num ml-2 max-lg:inline-block max-lg:py-2">
          {rezervasyon.kayit_no}
        </Link>
      )}
    </>
  )
  return (
    <Row {...rest} {...act} title={title} about={about} reason={t(`reason.${neden}`)} what={`${title}, ${alici}`} />
  )
}

export function JobRow({ job, ...act }: ActProps & { readonly job: FailedJob }) {
  const t = useTranslations('admin.delivery')
  const names = useDeliveryNames()
  const { is, yeniden, ...rest } = job
  const title = names.job(is)
  return (
    <Row
      {...rest}
      {...act}
      title={title}
      about={yeniden ? '' : t('once')}
      reason={t('job_reason')}
      what={yeniden ? title : undefined}
    />
  )
}
