import type { Reservation } from '@meltem/contract/reservation/reservation'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ProblemNote } from '../../../ui/note.tsx'
import { papersOf } from './papers-of.ts'
import { useFetchPaper } from './use-fetch-paper.ts'

interface Papers {
  readonly reservation: Pick<Reservation, 'k_no' | 'kayit_no' | 'durum'>
  /** Key of the guest; a member's own papers open with the login instead. */
  readonly anahtar?: string | undefined
  /** One service by its place from 1: its voucher and nothing else. */
  readonly sira?: number
}

/** Voucher, contracts and calendar file, as far as the booking has them. */
export function PaperLinks({ reservation: { k_no, kayit_no, durum }, anahtar, sira }: Papers) {
  const t = useTranslations('papers')
  const fetchPaper = useFetchPaper()
  const papers = papersOf(durum).filter(({ name }) => sira === undefined || name === 'voucher')
  if (papers.length === 0) return null
  return (
    <section aria-label={t('title')} className="no-print">
      <PaperButtons
        papers={papers.map(({ name, path, ending }) => ({
          name,
          label: t(name),
          save: () => {
            const file = `${name}-${kayit_no}${sira === undefined ? '' : `-${sira}`}.${ending}`
            return fetchPaper({ path, query: { k_no, anahtar, sira }, file })
          },
        }))}
      />
    </section>
  )
}

interface Paper {
  readonly name: ReturnType<typeof papersOf>[number]['name']
  readonly label: string
  /** Hands the file to the browser, or answers why there is none. */
  readonly save: () => Promise<string | undefined>
}

/** One file at a time. */
export function PaperButtons({ papers }: { papers: readonly Paper[] }) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const press = async (save: Paper['save']) => {
    setBusy(true)
    setFailure(undefined)
    setFailure(await save())
    setBusy(false)
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {papers.map(({ name, label, save }) => (
          <Button key={name} disabled={busy} onClick={() => void press(save)}>
            <Icon name={name === 'calendar' ? 'calendar-plus' : 'download'} />
            {label}
          </Button>
        ))}
      </div>
      <ProblemNote problem={failure} />
    </div>
  )
}
