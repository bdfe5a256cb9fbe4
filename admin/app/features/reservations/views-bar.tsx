import { standingViews } from '@meltem/contract/reservation/list-views'
import {
  type countViews,
  listViews,
  removeView,
  type SavedView,
  saveView,
} from '@meltem/contract/reservation/office-list'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Bookmark, X } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { VIEW_COUNTS_KEY } from '../../platform/queries/keys.ts'
import { viewCountsQuery } from '../../platform/queries/sales.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { viewQuery } from './list-filter.ts'

const SCREEN = 'rezervasyonlar'
const VIEWS_KEY = ['gorunumler', SCREEN] as const
const TAB =
  'inline-flex min-h-9 items-center border-transparent border-b-2 px-2.5 text-13 font-[580] whitespace-nowrap text-ink-2 no-underline hover:text-ink max-lg:min-h-11 aria-[current=page]:border-sea aria-[current=page]:font-[680] aria-[current=page]:text-ink'

/** Views that everyone has and views of one's own: links, as a view is nothing but an address. */
export function ViewsBar({ query }: { query: URLSearchParams }) {
  const t = useTranslations('admin.reservations')
  const [naming, setNaming] = useState(false)
  const { data } = useQuery({
    queryKey: VIEWS_KEY,
    queryFn: ({ signal }) => call(listViews, { ekran: SCREEN }, signal),
  })
  const { data: counted } = useQuery(viewCountsQuery)
  const countOf = (gorunum: string) => counted?.data.find((one) => one.gorunum === gorunum)
  const current = viewQuery(query)
  const [now] = useState(() => new Date())
  const standing = standingViews(now)
  const own = data?.data ?? []
  const isKnown = [...standing, ...own].some(({ sorgu }) => sorgu === current)
  return (
    <>
      <nav
        aria-label={t('views')}
        className="relative mb-3 flex items-center gap-0.5 overflow-x-auto border-line border-b"
      >
        {standing.map(({ name, sorgu }) => (
          <Link key={name} to={{ search: sorgu }} aria-current={sorgu === current ? 'page' : undefined} className={TAB}>
            <ViewName name={t(`view_${name}`)} count={countOf(name)} />
          </Link>
        ))}
        {own.map((view) => (
          <OwnView key={view.k_no} view={view} count={countOf(view.k_no)} isCurrent={view.sorgu === current} />
        ))}
        {!isKnown && !naming && (
          <button type="button" className={`${TAB} gap-1.5 text-sea`} onClick={() => setNaming(true)}>
            <Bookmark aria-hidden="true" className="icon" />
            {t('save_view')}
          </button>
        )}
      </nav>
      {naming && !isKnown && <NameView sorgu={current} onDone={() => setNaming(false)} />}
    </>
  )
}

type ViewCount = OutputOf<typeof countViews>['data'][number]

/** A view and how many it has; counting stops where nobody reads on. */
function ViewName({ name, count }: { name: string; count: ViewCount | undefined }) {
  const { language } = useLanguage()
  return (
    <>
      {name}
      {count && ' '}
      {count && (
        <span className="num ml-1 font-[480] text-ink-2">
          {new Intl.NumberFormat(language).format(count.toplam)}
          {count.daha_cok ? '+' : ''}
        </span>
      )}
    </>
  )
}

interface OwnViewProps {
  readonly view: SavedView
  readonly count: ViewCount | undefined
  readonly isCurrent: boolean
}

function OwnView({ view, count, isCurrent }: OwnViewProps) {
  const t = useTranslations('admin.reservations')
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(removeView, { k_no: view.k_no }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: VIEWS_KEY })
      await client.invalidateQueries({ queryKey: VIEW_COUNTS_KEY })
    },
  })
  return (
    <span className="inline-flex items-center">
      <Link to={{ search: view.sorgu }} aria-current={isCurrent ? 'page' : undefined} className={TAB}>
        <ViewName name={view.ad} count={count} />
      </Link>
      {isCurrent && (
        <button
          type="button"
          aria-label={t('view_remove', { name: view.ad })}
          disabled={isPending}
          onClick={() => mutate()}
          className="grid size-9 place-items-center rounded-control text-ink-3 hover:text-danger max-lg:size-11"
        >
          <X aria-hidden="true" className="icon" />
        </button>
      )}
    </span>
  )
}

function NameView({ sorgu, onDone }: { sorgu: string; onDone: () => void }) {
  const t = useTranslations('admin.reservations')
  const client = useQueryClient()
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (ad: string) => call(saveView, { ekran: SCREEN, ad, sorgu }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: VIEWS_KEY })
      void client.invalidateQueries({ queryKey: VIEW_COUNTS_KEY })
      onDone()
    },
  })
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const ad = new FormData(event.currentTarget).get('ad')
    if (typeof ad === 'string' && ad.trim() && !isPending) mutate(ad.trim())
  }
  return (
    <form onSubmit={submit} className="mb-3 grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <input
          name="ad"
          required
          maxLength={40}
          aria-label={t('view_name')}
          placeholder={t('view_name')}
          // biome-ignore lint/a11y/noAutofocus: the person has just asked to write the name.
          autoFocus
          onKeyDown={(event) => {
            if (event.key === 'Escape') onDone()
          }}
          className="control max-lg:min-h-11!"
        />
        <Button type="submit" busy={isPending} className="max-lg:min-h-11">
          {t('view_save')}
        </Button>
      </div>
      {isError && <Note tone="danger">{t('view_failed')}</Note>}
    </form>
  )
}
