import { DELIVERY_STATES, listFailedJobs, listFailedMails, retryDelivery } from '@meltem/contract/delivery-office'
import type { InputOf } from '@meltem/contract/wire/endpoint'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { HEALTH_KEY } from '../../platform/queries/keys.ts'

export const DELIVERY_VIEWS = [...DELIVERY_STATES, 'isler'] as const
export type DeliveryView = (typeof DELIVERY_VIEWS)[number]

const MAILS_KEY = ['teslimat'] as const
const JOBS_KEY = ['isler'] as const

/** Which of them stand in the address. */
export function viewOf(query: URLSearchParams): DeliveryView {
  return DELIVERY_VIEWS.find((one) => one === query.get('gorunum')) ?? 'vazgecildi'
}

/** The page of mails, and how many there are of everything; beside the list of jobs only the numbers are shown. */
export function useFailedMails(view: DeliveryView, sonra: string | null) {
  const input: InputOf<typeof listFailedMails> =
    view === 'isler' ? {} : { durum: view, sonra: sonra?.slice(0, 120) ?? undefined }
  return useQuery({
    queryKey: [...MAILS_KEY, input],
    queryFn: ({ signal }) => call(listFailedMails, input, signal),
    placeholderData: keepPreviousData,
  })
}

export function useFailedJobs(enabled: boolean) {
  return useQuery({
    queryKey: JOBS_KEY,
    queryFn: async ({ signal }) => (await call(listFailedJobs, {}, signal)).data,
    enabled,
  })
}

export function useRetry() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wish: InputOf<typeof retryDelivery>) => call(retryDelivery, wish),
    onSettled: () => {
      for (const queryKey of [MAILS_KEY, JOBS_KEY, HEALTH_KEY]) void client.invalidateQueries({ queryKey })
    },
  })
}

/** What a mail or a job is called; one that is not known yet is a mail or a job. */
export function useDeliveryNames() {
  const t = useTranslations('admin.delivery')
  const known = (key: string) => t.has(key as 'title')
  return {
    mail: (tur: string) => (known(`mail.${tur}`) ? t(`mail.${tur}` as 'mail.other') : t('mail.other')),
    job: (name: string) => (known(`job.${name}`) ? t(`job.${name}` as 'job.other') : t('job.other')),
  }
}
