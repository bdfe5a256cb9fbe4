import { listReviewsToModerate, moderateReview, REVIEW_STATES } from '@meltem/contract/catalog/review'
import { listCommentsToModerate, moderateComment } from '@meltem/contract/content/comment'
import type { LocalText } from '@meltem/contract/wire/language'
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { useAddress } from '../../ui/use-address.ts'
import { usePassing } from '../../ui/use-passing.ts'

/** Words of guests about a product, or of readers under an article. */
export const SOURCES = ['urun', 'yazi'] as const
export type Source = (typeof SOURCES)[number]
export type Verdict = (typeof REVIEW_STATES)[number]

/** What both have in common on the screen. */
export interface Opinion {
  readonly k_no: string
  readonly ad: string
  readonly e_mail: string | null
  readonly dil: 'tr' | 'en' | 'de' | 'ru' | undefined
  /** Product or article. */
  readonly konu: LocalText | string
  readonly baslik: string | null
  readonly metin: string
  readonly durum: Verdict
  readonly zaman: string
  readonly baglanti_var: boolean
  /** Only of a review. */
  readonly puan?: number
  readonly dogrulanmis?: boolean
  readonly yanit?: string | null
}

interface Page {
  readonly source: Source
  readonly durum: Verdict
  readonly sayfa: number
}

const KEY = 'yorumlar'

async function readPage({ source, durum, sayfa }: Page) {
  if (source === 'yazi') {
    const { data, ...rest } = await call(listCommentsToModerate, { durum, sayfa })
    const rows: Opinion[] = data.map(({ sayfa_baslik, olusturma_zamani, ...one }) => ({
      ...one,
      dil: undefined,
      konu: sayfa_baslik,
      baslik: null,
      zaman: olusturma_zamani,
    }))
    return { ...rest, rows }
  }
  const { data, ...rest } = await call(listReviewsToModerate, { durum, sayfa })
  const rows: Opinion[] = data.map(({ urun_baslik, olusturma_zamani, ...one }) => ({
    ...one,
    konu: urun_baslik,
    zaman: olusturma_zamani,
  }))
  return { ...rest, rows }
}

const pageQuery = (page: Page) =>
  queryOptions({ queryKey: [KEY, page], queryFn: () => readPage(page), placeholderData: keepPreviousData })

export interface Decision {
  readonly opinion: Opinion
  readonly durum: Verdict
  readonly yanit?: string
}

/** The list that stands in the address, what is decided about one of it, and ten seconds to take that back. */
export function useOpinions() {
  const client = useQueryClient()
  const { query, change } = useAddress()
  const sayfa = Number(query.get('sayfa') ?? 1)
  const page: Page = {
    source: SOURCES.find((one) => one === query.get('tur')) ?? 'urun',
    durum: REVIEW_STATES.find((one) => one === query.get('durum')) ?? 'bekliyor',
    sayfa: Number.isInteger(sayfa) && sayfa >= 1 && sayfa <= 10_000 ? sayfa : 1,
  }
  const list = useQuery(pageQuery(page))
  const [done, setDone] = usePassing<Decision>()
  const decide = useMutation({
    mutationFn: async ({ opinion: { k_no, yanit: before }, durum, yanit }: Decision) => {
      if (page.source === 'yazi') await call(moderateComment, { k_no, durum })
      else await call(moderateReview, { k_no, durum, yanit: yanit ?? before ?? '' })
    },
    onSuccess: async (_, decision) => {
      await client.invalidateQueries({ queryKey: [KEY] })
      setDone(decision)
    },
  })
  return {
    page,
    list,
    decide,
    done,
    takeBack: () => {
      if (!done) return
      const { opinion } = done
      const undone = { opinion, durum: opinion.durum, yanit: opinion.yanit ?? '' }
      decide.mutate(undone, { onSuccess: () => setDone(undefined) })
    },
    choose: (words: { readonly tur?: Source; readonly durum?: Verdict }) => change({ ...words, sayfa: undefined }),
    searchOf: (to: number) => {
      const next = new URLSearchParams(query)
      next.set('sayfa', String(to))
      return `?${next}`
    },
  }
}
