import type { Reservation } from '@meltem/contract/reservation/reservation'
import { useTranslations } from 'use-intl/react'
import type { CartKind } from '../../../platform/stores/cart.ts'
import { reservationStore } from '../../../platform/stores/reservation-store.ts'
import { Note } from '../../../ui/note.tsx'
import type { BasketState } from '../use-basket-quote.ts'
import { BasketLine } from './basket-line.tsx'
import { CampaignNotes } from './campaign-notes.tsx'
import { UndoRow } from './undo-row.tsx'
import type { Removed } from './use-removed.ts'
import { WaitingNote } from './waiting-payment.tsx'

interface GroupProps {
  readonly state: BasketState
  readonly removed: Removed
}

interface DirectProps extends GroupProps {
  /** What this basket has become and that waits for its payment: its lines stay as they are. */
  readonly held: Reservation | undefined
}

/** What is booked and paid. */
export function DirectGroup({ state, removed, held }: DirectProps) {
  const keys = reservationStore.use((carts) => carts.direk.sepet_urunler).map(({ k_no }) => k_no)
  const fixed = new Set(held?.sepet_urunler.map(({ k_no }) => k_no) ?? [])
  return (
    <section>
      {held ? <WaitingNote added={keys.some((k_no) => !fixed.has(k_no))} /> : <CampaignNotes quote={state.quote} />}
      <Failure state={state} />
      <Lines kind="direk" state={state} removed={removed} fixed={fixed} />
    </section>
  )
}

/** Lines that the operator must accept first: nothing is paid yet. */
export function AskGroup({ state, removed }: GroupProps) {
  const t = useTranslations('basket')
  const count = reservationStore.use((carts) => carts.sor_sat.sepet_urunler.length)
  const gone = removed.lines.some(({ kind }) => kind === 'sor_sat')
  if (count === 0 && !gone) return null
  return (
    <section className="mt-9">
      <h2 className="text-24">{t('askTitle')}</h2>
      <p className="mt-1 text-14 text-ink-2">{t('askText')}</p>
      <Failure state={state} />
      <Lines kind="sor_sat" state={state} removed={removed} />
    </section>
  )
}

function Failure({ state: { failure } }: { state: BasketState }) {
  return failure ? (
    <Note tone="danger" alert>
      {failure}
    </Note>
  ) : null
}

interface LinesProps extends GroupProps {
  readonly kind: CartKind
  readonly fixed?: ReadonlySet<string>
}

function Lines({ kind, state, removed, fixed }: LinesProps) {
  const lines = reservationStore.use((carts) => carts[kind].sepet_urunler)
  const gone = removed.lines.filter((one) => one.kind === kind)
  const rows = lines.map((line) => ({
    key: line.k_no,
    node: (
      <BasketLine
        key={line.k_no}
        kind={kind}
        line={line}
        state={state}
        fixed={fixed?.has(line.k_no) ?? false}
        onRemove={() => removed.remove(kind, line)}
      />
    ),
  }))
  for (const one of gone) {
    const node = (
      <li key={one.line.k_no}>
        <UndoRow removed={one} onUndo={removed.undo} />
      </li>
    )
    rows.splice(one.place, 0, { key: one.line.k_no, node })
  }
  return <ul>{rows.map(({ node }) => node)}</ul>
}
