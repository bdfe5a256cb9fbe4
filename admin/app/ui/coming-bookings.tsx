import type { ComingBooking } from '@meltem/contract/stock/office'
import { formatDate } from '@meltem/i18n/format'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { CallError } from '../platform/call-error.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

/** What a refusal says of bookings to come; undefined for every other error. */
export function comingOf(error: unknown): { sayi: number; rezervasyonlar: readonly ComingBooking[] } | undefined {
  if (!(error instanceof CallError) || error.code !== 'gelecek_rezervasyon') return undefined
  const { sayi, rezervasyonlar } = error.details as { sayi?: number; rezervasyonlar?: ComingBooking[] }
  return { sayi: sayi ?? 0, rezervasyonlar: rezervasyonlar ?? [] }
}

/** Bookings by name, each leading to itself. */
export function BookingList({ bookings }: { bookings: readonly ComingBooking[] }) {
  const t = useTranslations('admin.stock')
  return (
    <ul className="grid max-h-72 overflow-auto">
      {bookings.map((one) => (
        <li key={`${one.rezervasyon_k_no}${one.baslangic}`} className="border-line-soft border-b last:border-b-0">
          <Link
            to={`/rezervasyonlar/${one.rezervasyon_k_no}`}
            className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 py-1.5 no-underline hover:bg-mist"
          >
            <span className="num text-13">{formatDate(one.baslangic)}</span>
            <span className="min-w-0 truncate">
              <b className="font-[620]">{one.ad || one.kayit_no}</b>{' '}
              <small className="text-12 text-ink-2">{one.kayit_no}</small>
            </span>
            <span className="text-13 text-ink-2">{t('people', { count: one.kisi })}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface RetireDialogProps {
  readonly name: string
  readonly error: unknown
  readonly busy: boolean
  /** Undefined where it cannot be done while there are bookings. */
  readonly onRetire: ((known: number) => void) | undefined
  readonly onClose: () => void
}

/** Bookings to come are told before what they are booked on is retired; they stay. */
export function RetireDialog({ name, error, busy, onRetire, onClose }: RetireDialogProps) {
  const t = useTranslations('admin.stock')
  const coming = comingOf(error)
  if (!coming) return null
  return (
    <Dialog title={t('retire_title', { name })} onClose={onClose}>
      <p>{onRetire ? t('retire_text', { count: coming.sayi }) : t('moved_text', { count: coming.sayi })}</p>
      <BookingList bookings={coming.rezervasyonlar} />
      <div className="flex flex-wrap gap-2">
        {onRetire && (
          <Button busy={busy} onClick={() => onRetire(coming.sayi)} className="max-lg:min-h-11">
            {t('retire_keep', { count: coming.sayi })}
          </Button>
        )}
        <Button onClick={onClose} className="max-lg:min-h-11">
          {t('cancel')}
        </Button>
      </div>
    </Dialog>
  )
}
