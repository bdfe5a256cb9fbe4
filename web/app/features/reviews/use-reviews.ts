import { listReviews, type Review } from '@meltem/contract/catalog/review'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import type { Language } from '@meltem/contract/wire/language'
import { useState } from 'react'
import { useCall } from '../../platform/calls/api.ts'

type Answer = OutputOf<typeof listReviews>

interface Filter {
  readonly dil?: Language | undefined
  readonly puan?: number | undefined
}

export interface ReviewList extends Filter {
  readonly reviews: readonly Review[]
  /** Published reviews with one to five stars, whatever the filter. */
  readonly dagilim: Answer['dagilim']
  readonly diller: Answer['diller']
  readonly more: boolean
  readonly busy: boolean
  readonly failed: boolean
  readonly choose: (filter: Filter) => void
  readonly showMore: () => void
}

/** The first page comes with the document; filters and further pages are asked for. */
export function useReviews(urun_k_no: string, first: Answer): ReviewList {
  const call = useCall()
  const [filter, setFilter] = useState<Filter>({})
  const [page, setPage] = useState(1)
  const [shown, setShown] = useState<{ reviews: readonly Review[]; toplam: number }>({
    reviews: first.data,
    toplam: first.toplam,
  })
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest')
  const ask = async (wanted: Filter, sayfa: number, before: readonly Review[]) => {
    setState('busy')
    const answer = await call(listReviews, {
      urun_k_no,
      yorum_dili: wanted.dil,
      puan: wanted.puan,
      sayfa,
    })
    if (answer.success === 0) {
      setState('failed')
      return
    }
    setFilter(wanted)
    setPage(sayfa)
    setShown({ reviews: [...before, ...answer.data], toplam: answer.toplam })
    setState('rest')
  }
  return {
    ...filter,
    reviews: shown.reviews,
    dagilim: first.dagilim,
    diller: first.diller,
    more: shown.reviews.length < shown.toplam,
    busy: state === 'busy',
    failed: state === 'failed',
    choose: (change) => void ask({ ...filter, ...change }, 1, []),
    showMore: () => void ask(filter, page + 1, shown.reviews),
  }
}
