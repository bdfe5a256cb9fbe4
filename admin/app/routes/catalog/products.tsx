import { MOST_PRODUCTS } from '@meltem/contract/catalog/bulk-office'
import {
  type ListedProduct,
  listOfficeProducts,
  PRODUCT_STATES,
  type ProductFilter,
} from '@meltem/contract/catalog/office'
import { PRODUCT_KINDS } from '@meltem/contract/content/content'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronRight, History, Plus, Undo2 } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { PRODUCTS_KEY } from '../../features/product/product-query.ts'
import { BulkBar } from '../../features/products/bulk-bar.tsx'
import { ProductCards, ProductTable, type RowChoice } from '../../features/products/product-rows.tsx'
import { call } from '../../platform/call.ts'
import { useMay } from '../../platform/rights.ts'
import { Button, buttonStyle } from '../../ui/button.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { SearchBox } from '../../ui/form/search-box.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Problem } from '../../ui/problem.tsx'
import { KeyHints, type KeyRow, useScreenKeys } from '../../ui/screen-keys.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { useChosen } from '../../ui/use-chosen.ts'

type Listing = OutputOf<typeof listOfficeProducts>

/** What the address says; a word nobody knows cuts nothing. */
function filterOf(query: URLSearchParams): ProductFilter {
  const word = (name: string) => query.get(name) ?? undefined
  return {
    ara: word('ara'),
    tip: PRODUCT_KINDS.find((kind) => kind === word('tip')),
    durum: PRODUCT_STATES.find((state) => state === word('durum')),
    sonra: word('sonra'),
  }
}

const BulkDialog = lazy(() => import('../../features/products/bulk-dialog.tsx'))
const BulkHistory = lazy(() => import('../../features/products/bulk-history.tsx'))
const NO_ROWS: readonly ListedProduct[] = []

/** All products, drafts too: what each lacks, and the way to a new one. */
export default function Products() {
  const t = useTranslations('admin.products')
  const { query, change } = useAddress()
  const filter = filterOf(query)
  const { data, error, refetch } = useQuery({
    queryKey: [...PRODUCTS_KEY, filter],
    queryFn: ({ signal }) => call(listOfficeProducts, filter, signal),
    placeholderData: keepPreviousData,
  })
  const bulk = useBulkChoice(data?.data ?? NO_ROWS, filter)
  const keys = useListKeys(bulk)
  const all = data?.sayilar.reduce((sum, { sayi }) => sum + sayi, 0) ?? 0
  return (
    <>
      <PageHead title={t('title')} lead={data ? t('lead', { count: all }) : ' '}>
        <KeyHints rows={keys} />
        <BulkHistoryButton />
        <NewProduct />
      </PageHead>
      <Filters filter={filter} change={change} sayilar={data?.sayilar ?? []} />
      <div className="card">
        {data && error !== null && <Note tone="warn">{t('refresh_failed')}</Note>}
        {!data && error !== null && <Problem error={error} onRetry={() => void refetch()} />}
        {!data && error === null && <Skeleton lines={8} />}
        {data && (
          <Rows listing={data} query={query} isCut={Object.values(filter).some(Boolean)} choice={bulk?.choice} />
        )}
      </div>
      {bulk && bulk.count > 0 && <BulkBar {...bulk} />}
      {bulk?.isOpen && (
        <Suspense fallback={null}>
          <BulkDialog chosen={bulk.chosen} onClose={bulk.onClose} />
        </Suspense>
      )}
    </>
  )
}

/** Rows that are chosen, or all that the list is cut to as it was then; nothing where one may not write. */
function useBulkChoice(rows: readonly ListedProduct[], { ara, tip, durum }: ProductFilter) {
  const may = useMay()
  const { chosen, toggle, toggleAll, clear } = useChosen(rows, MOST_PRODUCTS)
  const [all, setAll] = useState<Pick<ProductFilter, 'ara' | 'tip' | 'durum'>>()
  const [isOpen, setOpen] = useState(false)
  if (!may('urun.yaz')) return undefined
  const choice: RowChoice = {
    isChosen: (k_no) => chosen.has(k_no),
    onToggle: (k_no, extend) => {
      setAll(undefined)
      toggle(k_no, extend)
    },
    onToggleAll: () => {
      setAll(undefined)
      toggleAll()
    },
  }
  return {
    choice,
    count: chosen.size,
    isAll: all !== undefined,
    isOpen,
    chosen: all ?? { k_nolar: [...chosen.keys()] },
    onAll: () => setAll({ ara, tip, durum }),
    onChange: () => setOpen(true),
    onClose: () => setOpen(false),
    onClear: () => {
      setAll(undefined)
      clear()
    },
  }
}

function BulkHistoryButton() {
  const t = useTranslations('admin.product_bulk')
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may('urun.yaz')) return null
  return (
    <>
      <Button onClick={() => setOpen(true)} className="max-lg:min-h-11">
        <History aria-hidden="true" className="icon" />
        {t('history')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <BulkHistory onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** J and K go from row to row, X chooses the one in focus, E changes what is chosen, B begins a new product. */
function useListKeys(bulk: ReturnType<typeof useBulkChoice>): readonly KeyRow[] {
  const t = useTranslations('admin.keys')
  const own = useTranslations('admin.products')
  const words = useTranslations('admin.product_bulk')
  const navigate = useNavigate()
  const step = (by: 1 | -1) => {
    const links = [...document.querySelectorAll<HTMLElement>('[data-row] th a')]
    const place = links.indexOf(document.activeElement as HTMLElement)
    links[place < 0 ? 0 : Math.min(links.length - 1, Math.max(0, place + by))]?.focus()
  }
  const choose = ({ shiftKey }: KeyboardEvent) => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-row]')
    const row = focused ?? document.querySelector<HTMLElement>('[data-row]')
    if (!row?.dataset.row) return
    bulk?.choice.onToggle(row.dataset.row, shiftKey)
    row.querySelector<HTMLElement>('th a')?.focus()
  }
  const always: KeyRow[] = [{ words: t('row'), acts: { j: () => step(1), k: () => step(-1) } }]
  if (bulk) {
    always.push({ words: t('choose'), acts: { x: choose } })
    always.push({ words: own('new'), acts: { b: () => void navigate('/urunler/yeni') } })
  }
  const ofBar: KeyRow[] = [
    { words: words('change_key'), acts: { e: () => bulk?.onChange() } },
    { words: t('clear'), acts: { escape: () => bulk?.onClear() } },
  ]
  useScreenKeys(bulk && bulk.count > 0 ? [...always, ...ofBar] : always)
  // The bar hints at its own keys: the head stays where it is when the first row is chosen.
  return always
}

function NewProduct() {
  const t = useTranslations('admin.products')
  const may = useMay()
  if (!may('urun.yaz')) return null
  return (
    <Link to="/urunler/yeni" className={buttonStyle({ look: 'sun', className: 'max-lg:min-h-11' })}>
      <Plus aria-hidden="true" className="icon" />
      {t('new')}
    </Link>
  )
}

interface FiltersProps {
  readonly filter: ProductFilter
  readonly change: ReturnType<typeof useAddress>['change']
  readonly sayilar: Listing['sayilar']
}

function Filters({ filter, change, sayilar }: FiltersProps) {
  const t = useTranslations('admin.products')
  const kinds = useTranslations('admin.reservations')
  const any = { value: '', label: kinds('any') }
  const search = useCallback((ara: string) => change({ ara }, { replace: true }), [change])
  const count = (kind: (typeof PRODUCT_KINDS)[number]) => sayilar.find(({ urun_tipi }) => urun_tipi === kind)?.sayi ?? 0
  return (
    <section
      aria-label={kinds('filters')}
      className="mb-3 grid grid-cols-2 items-end gap-2.5 sm:grid-cols-[16rem_12rem_12rem]"
    >
      <div className="max-sm:col-span-2 [&_search]:w-full!">
        <SearchBox label={t('search_label')} placeholder={t('search')} value={filter.ara ?? ''} onSearch={search} />
      </div>
      <Choice
        label={t('column.kind')}
        value={filter.tip ?? ''}
        options={[
          any,
          ...PRODUCT_KINDS.map((kind) => ({ value: kind, label: `${kinds(`kind.${kind}`)} (${count(kind)})` })),
        ]}
        onChange={(tip) => change({ tip })}
      />
      <Choice
        label={t('column.state')}
        value={filter.durum ?? ''}
        options={[any, ...PRODUCT_STATES.map((state) => ({ value: state, label: t(`state.${state}`) }))]}
        onChange={(durum) => change({ durum })}
      />
    </section>
  )
}

interface RowsProps {
  readonly listing: Listing
  readonly query: URLSearchParams
  readonly isCut: boolean
  readonly choice: RowChoice | undefined
}

function Rows({ listing, query, isCut, choice }: RowsProps) {
  const t = useTranslations('admin.products')
  const may = useMay()
  if (listing.data.length === 0) {
    return (
      <div className="grid justify-items-start gap-2 p-4">
        <h2>{isCut ? t('none_found') : t('empty')}</h2>
        <p className="text-ink-2">{isCut ? t('none_found_text') : t('empty_text')}</p>
        {isCut && (
          <Link to="/urunler" className={buttonStyle({})}>
            {t('clear')}
          </Link>
        )}
        {!isCut && may('urun.yaz') && <NewProduct />}
      </div>
    )
  }
  return (
    <>
      <ProductTable rows={listing.data} choice={choice} />
      <ProductCards rows={listing.data} choice={choice} />
      <Paging listing={listing} query={query} />
    </>
  )
}

/** Forwards by key and back to the start; one step back is the browser's own. */
function Paging({ listing, query }: { listing: Listing; query: URLSearchParams }) {
  const t = useTranslations('admin.reservations')
  const at = (sonra: string | undefined) => {
    const words = new URLSearchParams(query)
    words.delete('sonra')
    if (sonra) words.set('sonra', sonra)
    return { search: words.size > 0 ? `?${words}` : '' }
  }
  if (!(listing.sonraki || query.has('sonra'))) return null
  return (
    <nav aria-label={t('paging')} className="flex flex-wrap justify-end gap-2 border-line-soft border-t px-3.5 py-2.5">
      {query.has('sonra') && (
        <Link to={at(undefined)} className={buttonStyle({ className: 'max-lg:min-h-11' })}>
          <Undo2 aria-hidden="true" className="icon" />
          {t('first')}
        </Link>
      )}
      {listing.sonraki && (
        <Link to={at(listing.sonraki)} className={buttonStyle({ className: 'max-lg:min-h-11' })}>
          {t('next', { count: listing.data.length })}
          <ChevronRight aria-hidden="true" className="icon" />
        </Link>
      )}
    </nav>
  )
}
