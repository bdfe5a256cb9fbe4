import type { Reservation } from '@meltem/contract/reservation'
import { useTranslations } from 'use-intl/react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Note } from '../../../ui/note.tsx'
import { papersOf } from './papers-of.ts'
import { usePaper } from './use-paper.ts'

interface Papers {
  readonly reservation: Pick<Reservation, 'k_no' | 'kayit_no' | 'durum'>
  /** Key of the guest; a member's own papers open with the login instead. */
  readonly anahtar?: string | undefined
  /** One service by its place from 1: its voucher and nothing else. */
  readonly sira?: number
}

/** Voucher, contracts and calendar file, as far as the booking has them. */
export function PaperLinks({ reservation, anahtar, sira }: Papers) {
  const t = useTranslations('papers')
  const { fetchPaper, busy, failure } = usePaper()
  const papers = papersOf(reservation.durum).filter(({ name }) => sira === undefined || name === 'voucher')
  if (papers.length === 0) return null
  return (
    <section aria-label={t('title')} className="no-print grid gap-3">
      <div className="flex flex-wrap gap-3">
        {papers.map(({ name, path, ending }) => (
          <Button
            key={name}
            look="line"
            disabled={busy !== undefined}
            onClick={() =>
              void fetchPaper({
                path,
                query: { k_no: reservation.k_no, anahtar, sira },
                file: `${name}-${reservation.kayit_no}${sira === undefined ? '' : `-${sira}`}.${ending}`,
              })
            }
          >
            <Icon name={name === 'calendar' ? 'calendar-plus' : 'download'} />
            {t(name)}
          </Button>
        ))}
      </div>
      {failure ? (
        <Note tone="danger" alert>
          {failure}
        </Note>
      ) : null}
    </section>
  )
}
