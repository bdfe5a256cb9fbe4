import { REQUEST_VIEWS, type RequestView } from '@meltem/contract/reservation/request-office'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { requestsQuery } from '../../platform/queries/sales.ts'
import { useServerNow } from '../../ui/use-server-now.ts'
import { useWideScreen } from '../../ui/use-wide-screen.ts'

/** Where a request stands in the address, so that it can be sent, reloaded and gone back to. */
export function requestAddress(view: RequestView, istek?: string): string {
  const query = new URLSearchParams()
  if (view !== 'bekleyen') query.set('gorunum', view)
  if (istek) query.set('istek', istek)
  return query.size > 0 ? `?${query}` : ''
}

/** The list by the address, the one that is open, and the way from one to the next. */
export function useRequestsScreen() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const wide = useWideScreen()
  const view = REQUEST_VIEWS.find((one) => one === query.get('gorunum')) ?? 'bekleyen'
  const chosen = query.get('istek') ?? undefined
  const { data: listing, error, refetch, dataUpdatedAt } = useQuery(requestsQuery(view))
  const now = useServerNow(listing?.simdi, dataUpdatedAt)
  const rows = listing?.data ?? []
  const first = rows[0]?.k_no
  const opensFirst = wide && chosen === undefined && first !== undefined
  useEffect(() => {
    if (opensFirst) void navigate({ search: requestAddress(view, first) }, { replace: true, preventScrollReset: true })
  }, [opensFirst, first, view, navigate])
  const open = (k_no: string | undefined) =>
    void navigate({ search: requestAddress(view, k_no) }, { preventScrollReset: true })
  const move = (step: 1 | -1) => {
    const place = rows.findIndex(({ k_no }) => k_no === chosen)
    const next = rows[place < 0 ? 0 : place + step]
    if (next) open(next.k_no)
  }
  return {
    view,
    chosen,
    listing,
    rows,
    error,
    now,
    open,
    move,
    retry: () => void refetch(),
    show: (next: RequestView) => void navigate({ search: requestAddress(next) }),
  }
}
