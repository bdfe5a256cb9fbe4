import type { ReservationState } from '@meltem/contract/reservation/reservation'
import { formatDate } from '@meltem/i18n/format'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { Note } from '../../ui/note.tsx'

interface PortalLine {
  readonly baslik: string
  readonly baslangic: string
  readonly bitis: string | null
  readonly pax: { readonly yetiskin: number; readonly cocuk: number; readonly bebek: number }
}

/** From the first day of it to the last. */
export function daysOf(lines: readonly Pick<PortalLine, 'baslangic' | 'bitis'>[]): string {
  const first = lines.map(({ baslangic }) => baslangic).sort()[0]
  const last = lines
    .map(({ baslangic, bitis }) => bitis ?? baslangic)
    .sort()
    .at(-1)
  if (!first || !last) return ''
  return first === last ? formatDate(first) : `${formatDate(first)}–${formatDate(last)}`
}

/** What was booked or is held, in one or two lines. */
export function Lines({ lines }: { lines: readonly PortalLine[] }) {
  const t = useTranslations('agencyPortal')
  return (
    <>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name and never move
        <span key={place} className="block">
          <b className="font-semibold">{line.baslik}</b>
          <span className="block text-14 text-ink-2">
            {formatDate(line.baslangic)}
            {line.bitis ? `–${formatDate(line.bitis)}` : ''} ·{' '}
            {t('people', { count: line.pax.yetiskin + line.pax.cocuk + line.pax.bebek })}
          </span>
        </span>
      ))}
    </>
  )
}

const STATE_LOOKS: Readonly<Partial<Record<ReservationState, string>>> = {
  confirmed: 'chip-good',
  completed: 'chip-good',
  held: 'chip-wait',
  requested: 'chip-wait',
  accepted: 'chip-sea',
  review: 'chip-few',
}

export function StateChip({ state }: { state: ReservationState }) {
  const t = useTranslations('agencyPortal')
  return <span className={`chip ${STATE_LOOKS[state] ?? ''}`}>{t(`states.${state}`)}</span>
}

/** Until the answer is there; a failure says why. */
export function Waiting({ problem }: { problem: string | undefined }) {
  const t = useTranslations('agencyPortal')
  if (problem)
    return (
      <Note tone="danger" alert>
        {problem}
      </Note>
    )
  return (
    <p role="status" className="text-ink-2">
      {t('loading')}
    </p>
  )
}

export function Figure({ label, children, hint }: { label: string; children: ReactNode; hint?: string | undefined }) {
  return (
    <div>
      <dt className="text-13 text-ink-2">{label}</dt>
      <dd className="num text-24 font-bold">{children}</dd>
      {hint ? <dd className="text-13 text-ink-2">{hint}</dd> : null}
    </div>
  )
}

/** Earlier and later pages of a list. */
export function Pages(props: { page: number; pages: number; onPage: (page: number) => void }) {
  const { page, pages, onPage } = props
  const t = useTranslations('agencyPortal')
  if (pages <= 1) return null
  return (
    <nav aria-label={t('pages')} className="mt-5 flex items-center gap-3">
      <button type="button" className="btn btn-line btn-sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('before')}
      </button>
      <span className="num text-14 text-ink-2">
        {page} / {pages}
      </span>
      <button type="button" className="btn btn-line btn-sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('next')}
      </button>
    </nav>
  )
}

/** Bytes as the API sends them, saved under their name. */
export function saveFile({ ad, icerik }: { readonly ad: string; readonly icerik: string }, type: string): void {
  const bytes = Uint8Array.from(atob(icerik), (letter) => letter.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = ad
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
