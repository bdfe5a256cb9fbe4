import { MOST_BULK } from '@meltem/contract/reservation/bulk-office'
import { filterOf } from '@meltem/contract/reservation/list-views'
import {
  exportReservations,
  type ListedReservation,
  type listReservations,
} from '@meltem/contract/reservation/office-list'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { formatMoney } from '@meltem/i18n/format'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { BulkBar } from '../../features/reservations/bulk-bar.tsx'
import { FilterBar } from '../../features/reservations/filter-bar.tsx'
import type { ListFilter } from '../../features/reservations/list-filter.ts'
import { ReservationCards, ReservationTable } from '../../features/reservations/reservation-rows.tsx'
import { ViewsBar } from '../../features/reservations/views-bar.tsx'
import { download } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useChangedSince } from '../../platform/live.ts'
import { reservationsQuery } from '../../platform/queries/sales.ts'
import { useMay } from '../../platform/rights.ts'
import { Button, buttonStyle } from '../../ui/button.tsx'
import { FileButtons } from '../../ui/file-buttons.tsx'
import { KeyPaging } from '../../ui/key-paging.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Problem } from '../../ui/problem.tsx'
import { KeyHints, type KeyRow, useScreenKeys } from '../../ui/screen-keys.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { useChosen } from '../../ui/use-chosen.ts'

type Listing = OutputOf<typeof listReservations>

/** All reservations: views, filters in the address, a page at a time. */
export function Reservations() {
  const t = useTranslations('admin.reservations')
  const { query, change } = useAddress()
  const filter = filterOf(query)
  const { data: listing, error, refetch, dataUpdatedAt } = useQuery(reservationsQuery(filter))
  const rows = listing?.data ?? NO_ROWS
  const { chosen, toggle, toggleAll, clear: clearChosen } = useChosen(rows, MOST_BULK)
  const keys = useListKeys(rows, toggle, clearChosen)
  const heard = useChangedSince(dataUpdatedAt).filter(({ konu }) => konu === 'rezervasyon')
  const changed = new Map(heard.flatMap((one) => (one.k_no ? [[one.k_no, one] as const] : [])))
  const show = () => void refetch()
  const clear = () => change(Object.fromEntries([...query.keys()].map((name) => [name, undefined])))
  return (
    <>
      <PageHead title={t('title')} lead={listing ? <Lead listing={listing} /> : ' '}>
        <KeyHints rows={keys} />
        <NewReservation />
        <Export filter={filter} />
      </PageHead>
      <ViewsBar query={query} />
      <FilterBar filter={filter} change={change} onClear={clear} />
      <div className="card">
        {listing && error !== null && <Note tone="warn">{t('refresh_failed')}</Note>}
        {!listing && error !== null && <Problem error={error} onRetry={() => void refetch()} />}
        {!listing && error === null && <Skeleton lines={8} />}
        <NewsAbove
          count={[...changed.keys()].filter((key) => !rows.some(({ k_no }) => k_no === key)).length}
          onShow={show}
        />
        {listing && (
          <Rows
            listing={listing}
            query={query}
            onClear={clear}
            chosen={chosen}
            onToggle={toggle}
            onToggleAll={toggleAll}
            changed={changed}
            onShow={show}
          />
        )}
      </div>
      <BulkBar chosen={chosen} onClear={clearChosen} />
    </>
  )
}

/** How many, and what they come to. */
function Lead({ listing: { toplam, daha_cok, tutarlar } }: { listing: Listing }) {
  const t = useTranslations('admin.reservations')
  const { language } = useLanguage()
  const money = (of: 'toplam' | 'odenen' | 'kalan') =>
    tutarlar.map((sums) => formatMoney(language, sums[of], sums.kur)).join(' + ')
  if (daha_cok) return t('lead_more')
  return (
    <>
      {t('lead', { count: toplam })}
      {tutarlar.length > 0 && (
        <small className="num block text-13">
          {t('sums', { total: money('toplam'), paid: money('odenen'), left: money('kalan') })}
        </small>
      )}
    </>
  )
}

const NO_ROWS: readonly ListedReservation[] = []

function focusRow(k_no: string | undefined): void {
  document.querySelector<HTMLElement>(`[data-row="${k_no}"] th a`)?.focus()
}

/** The row that has the focus, as its key. */
function focusedRow(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row
}

/** J and K go from row to row, Enter opens the one in focus, X chooses it, with Shift all between. */
function useListKeys(
  rows: readonly ListedReservation[],
  toggle: (k_no: string, extend: boolean) => void,
  clear: () => void,
): readonly KeyRow[] {
  const t = useTranslations('admin.keys')
  const step = (by: 1 | -1) => {
    const place = rows.findIndex(({ k_no }) => k_no === focusedRow())
    focusRow(rows[place < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, place + by))]?.k_no)
  }
  const table: readonly KeyRow[] = [
    { words: t('row'), acts: { j: () => step(1), k: () => step(-1) } },
    {
      words: t('choose'),
      acts: {
        x: ({ shiftKey }) => {
          const k_no = focusedRow() ?? rows[0]?.k_no
          if (!k_no) return
          toggle(k_no, shiftKey)
          focusRow(k_no)
        },
      },
    },
    {
      words: t('open'),
      acts: {
        enter: ({ target }) => {
          if (target instanceof HTMLElement) target.click()
        },
      },
    },
    { words: t('clear'), acts: { escape: clear } },
  ]
  useScreenKeys(table)
  return table
}

/** Reservations that are not on this page have changed or are new: the list waits until the person wants to see them. */
function NewsAbove({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useTranslations('admin.live')
  return (
    <div role="status">
      {count > 0 && (
        <p className="flex flex-wrap items-center gap-2.5 border-line-soft border-b bg-sun-tint px-3.5 py-1.5 text-14 text-sun-ink">
          {t('list_changed', { count })}
          <Button onClick={onShow} className="max-lg:min-h-11">
            {t('show')}
          </Button>
        </p>
      )}
    </div>
  )
}

/** A guest is on the phone: the next step of this screen. */
function NewReservation() {
  const t = useTranslations('admin.phone')
  const may = useMay()
  if (!may('rezervasyon.yaz')) return null
  return (
    <Link to="/telefon" className={buttonStyle({ look: 'sun', className: 'max-lg:min-h-11' })}>
      <Plus aria-hidden="true" className="icon" />
      {t('new')}
    </Link>
  )
}

function Export({ filter }: { filter: ListFilter }) {
  const may = useMay()
  const { language } = useLanguage()
  if (!may('rezervasyon.dosya')) return null
  const { sonra: _page, ...words } = filter
  return <FileButtons onTake={(bicim) => download(exportReservations, { ...words, bicim, dil: language })} />
}

type RowsProps = {
  readonly listing: Listing
  readonly query: URLSearchParams
  readonly onClear: () => void
} & Omit<ComponentProps<typeof ReservationTable>, 'rows'>

function Rows({ listing, query, onClear, ...acts }: RowsProps) {
  const t = useTranslations('admin.reservations')
  if (listing.data.length === 0) {
    return (
      <div className="grid justify-items-start gap-2 p-4">
        <h2>{t('empty')}</h2>
        <p className="text-ink-2">{t('empty_text')}</p>
        {query.size > 0 && <Button onClick={onClear}>{t('clear')}</Button>}
      </div>
    )
  }
  return (
    <>
      <ReservationTable rows={listing.data} {...acts} />
      <ReservationCards rows={listing.data} {...acts} />
      <KeyPaging next={listing.sonraki} count={listing.data.length} query={query} />
    </>
  )
}
