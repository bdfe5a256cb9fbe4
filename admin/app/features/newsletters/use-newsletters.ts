import { listSubscribers, SUBSCRIBER_STATES, SUBSCRIPTION_SOURCES } from '@meltem/contract/audience/audience'
import {
  getNewsletter,
  listNewsletters,
  type NewsletterContent,
  type NewsletterFields,
  type NewsletterState,
  type OfficeNewsletter,
} from '@meltem/contract/audience/newsletter-office'
import type { InputOf } from '@meltem/contract/wire/endpoint'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import type { Tone } from '../../ui/chip.tsx'

const LIST_KEY = ['bultenler'] as const
export const SUBSCRIBERS_KEY = ['aboneler'] as const
const keyOf = (k_no: string) => ['bulten', k_no] as const

/** While one is on its way its counts are asked for again and again. */
const LOOK_MS = 4_000
const isMoving = (durum: NewsletterState | undefined) => durum === 'gonderiliyor' || durum === 'planli'

export const STATE_TONES: Readonly<Record<NewsletterState, Tone>> = {
  taslak: 'plain',
  planli: 'wait',
  gonderiliyor: 'wait',
  durduruldu: 'bad',
  bitti: 'ok',
  iptal: 'bad',
}

export function useNewsletters(sonra: string | null) {
  return useQuery({
    queryKey: [...LIST_KEY, sonra],
    queryFn: ({ signal }) => call(listNewsletters, sonra ? { sonra: sonra.slice(0, 120) } : {}, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(({ durum }) => isMoving(durum)) ? LOOK_MS : false),
  })
}

export function useNewsletter(k_no: string | undefined) {
  return useQuery({
    queryKey: keyOf(k_no ?? ''),
    queryFn: async ({ signal }) => (await call(getNewsletter, { k_no: k_no ?? '' }, signal)).data,
    enabled: k_no !== undefined,
    refetchInterval: ({ state }) => (isMoving(state.data?.durum) ? LOOK_MS : false),
  })
}

/** What a call has answered stands on every screen at once. */
export function useStand() {
  const client = useQueryClient()
  return (newsletter: OfficeNewsletter) => {
    client.setQueryData(keyOf(newsletter.k_no), newsletter)
    void client.invalidateQueries({ queryKey: LIST_KEY })
  }
}

export function useForget() {
  const client = useQueryClient()
  return (k_no: string) => {
    client.removeQueries({ queryKey: keyOf(k_no) })
    void client.invalidateQueries({ queryKey: LIST_KEY })
  }
}

export const EMPTY_NEWSLETTER: NewsletterFields = {
  konu: {},
  onizleme: {},
  bloklar: [],
  diller: [],
  segment: 'hepsi',
  eksik_dil: 'varsayilan',
}

export const fieldsOf = ({
  konu,
  onizleme,
  bloklar,
  diller,
  segment,
  eksik_dil,
}: OfficeNewsletter): NewsletterFields => ({ konu, onizleme, bloklar, diller, segment, eksik_dil })

export const contentOf = ({ konu, onizleme, bloklar }: NewsletterContent): NewsletterContent => ({
  konu,
  onizleme,
  bloklar,
})

export type SubscriberFilter = InputOf<typeof listSubscribers>

/** What the address says; what it cannot say is left out. */
export function subscriberFilterOf(query: URLSearchParams): SubscriberFilter {
  const given = (name: string) => query.get(name) || undefined
  return {
    ara: given('ara')?.slice(0, 100),
    durum: SUBSCRIBER_STATES.find((one) => one === query.get('durum')),
    dil: LANGUAGES.find((one) => one === query.get('dil')),
    kaynak: SUBSCRIPTION_SOURCES.find((one) => one === query.get('kaynak')),
    sonra: given('sonra')?.slice(0, 120),
  }
}

export function useSubscribers(filter: SubscriberFilter) {
  return useQuery({
    queryKey: [...SUBSCRIBERS_KEY, filter],
    queryFn: ({ signal }) => call(listSubscribers, filter, signal),
    placeholderData: keepPreviousData,
  })
}
