import { formatDate } from '@meltem/i18n/format'
import { Ban, Hourglass, LockOpen, Phone, X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '../../platform/rights.ts'
import { dayAfter } from '../../ui/form/days.ts'
import type { Board, Chosen } from './board-rows.ts'
import type { useDayActs } from './use-day-acts.ts'

interface ActionBarProps {
  readonly board: Board
  readonly chosen: Chosen
  readonly closing: boolean
  readonly onClosing: (closing: boolean) => void
  readonly onLeave: () => void
  readonly acts: ReturnType<typeof useDayActs>
  readonly mayClose: boolean
}

/** The days of a rectangle as the calls name them. */
export function daysOf(board: Board, { units, first, last }: Chosen) {
  return {
    birimler: units.map(({ unit }) => unit.k_no),
    baslangic: dayAfter(board.ilk, first),
    bitis: dayAfter(board.ilk, last + 1),
  }
}

/** The phone desk with what is chosen; undefined where it is not free nights of one unit. */
export function saleAddress(board: Board, chosen: Chosen): ((kapanis: 'opsiyon' | 'link') => string) | undefined {
  const [row] = chosen.units
  if (!row || chosen.units.length > 1 || chosen.taken > 0 || chosen.closed > 0) return undefined
  const { baslangic, bitis } = daysOf(board, chosen)
  return (kapanis) => `/telefon?${new URLSearchParams({ ara: row.unit.ad, baslangic, bitis, kapanis })}`
}

/** What is chosen, what of it can be done, and what is left out. */
export function ActionBar({ board, chosen, closing, onClosing, onLeave, acts, mayClose }: ActionBarProps) {
  const t = useTranslations('admin.calendar')
  const { units, first, last, free, closed, taken } = chosen
  const days = daysOf(board, chosen)
  const navigate = useNavigate()
  const maySell = useMay()('rezervasyon.yaz')
  const sale = maySell ? saleAddress(board, chosen) : undefined
  const from = formatDate(days.baslangic).slice(0, 5)
  return (
    <section
      aria-label={t('chosen')}
      className="sticky bottom-3 z-30 mx-auto mt-3 grid w-fit max-w-full overflow-hidden rounded-control bg-ink text-13 text-paper shadow-e2"
    >
      <div className="flex flex-wrap items-stretch">
        <p className="min-w-0 px-3.5 py-2 leading-[1.3]">
          <b className="block font-[640]">
            {t('rectangle', { units: units.length, nights: last - first + 1, from, to: formatDate(days.bitis) })}
          </b>
          <span className="text-12 text-on-deep">{t('counts', { free, taken, closed })}</span>
        </p>
        {mayClose && free > 0 && (
          <Action letter="K" onClick={() => onClosing(!closing)} expanded={closing}>
            <Ban aria-hidden="true" className="icon" />
            {t('close_days')}
          </Action>
        )}
        {mayClose && closed > 0 && (
          <Action letter="A" onClick={() => acts.open.mutate(days)}>
            <LockOpen aria-hidden="true" className="icon" />
            {t('open_days')}
          </Action>
        )}
        {sale && (
          <>
            <Action letter="O" onClick={() => void navigate(sale('opsiyon'))}>
              <Hourglass aria-hidden="true" className="icon" />
              {t('option')}
            </Action>
            <Action letter="N" onClick={() => void navigate(sale('link'))}>
              <Phone aria-hidden="true" className="icon" />
              {t('sell')}
            </Action>
          </>
        )}
        <button
          type="button"
          aria-label={t('leave')}
          onClick={onLeave}
          className="min-h-11 min-w-11 border-sea-deep-3 border-l hover:bg-sea-deep-2 focus-visible:shadow-[inset_0_0_0_2px_var(--color-sun)]!"
        >
          <X aria-hidden="true" className="icon m-auto" />
        </button>
      </div>
      {closing && free > 0 && <ClosingForm board={board} chosen={chosen} acts={acts} onLeave={onLeave} />}
    </section>
  )
}

interface ActionProps {
  readonly letter: string
  readonly onClick: () => void
  readonly expanded?: boolean
  readonly children: ReactNode
}

function Action({ letter, onClick, expanded, children }: ActionProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-expanded={expanded}
      className="inline-flex min-h-11 items-center gap-1.5 border-sea-deep-3 border-l px-3 font-semibold whitespace-nowrap hover:bg-sea-deep-2 focus-visible:shadow-[inset_0_0_0_2px_var(--color-sun)]!"
    >
      {children}
      <kbd className="rounded-card border border-on-deep px-1 text-11 text-on-deep max-lg:hidden">{letter}</kbd>
    </button>
  )
}

/** Why, and a button that says again what it closes. */
function ClosingForm({ board, chosen, acts, onLeave }: Pick<ActionBarProps, 'board' | 'chosen' | 'acts' | 'onLeave'>) {
  const t = useTranslations('admin.calendar')
  const id = useId()
  const [reason, setReason] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // With the form, and not a moment after it: what is typed next belongs here.
  useLayoutEffect(() => field.current?.focus(), [])
  return (
    <form
      className="flex flex-wrap items-center gap-2 border-sea-deep-3 border-t px-3.5 py-2"
      onSubmit={(event) => {
        event.preventDefault()
        const aciklama = reason.trim()
        if (!acts.close.isPending) acts.close.mutate({ ...daysOf(board, chosen), ...(aciklama ? { aciklama } : {}) })
      }}
    >
      <label htmlFor={id} className="font-semibold">
        {t('reason')}
      </label>
      <input
        ref={field}
        id={id}
        value={reason}
        maxLength={500}
        placeholder={t('reason_hint')}
        onChange={(event) => setReason(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onLeave()
        }}
        className="control min-w-0 flex-1 text-ink"
      />
      <button
        type="submit"
        aria-disabled={acts.close.isPending}
        className="min-h-9 rounded-control border border-sun-edge bg-sun px-3.5 font-[640] text-ink max-lg:min-h-11"
      >
        {t('close_count', { count: chosen.free })}
      </button>
    </form>
  )
}
