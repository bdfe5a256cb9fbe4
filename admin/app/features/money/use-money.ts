import {
  confirmBankLines,
  countMoney,
  listBankLines,
  matchBankLine,
  setBankLineAside,
  uploadBankFile,
} from '@meltem/contract/payment/bank-office'
import { decidePaymentClaim, listPaymentClaims } from '@meltem/contract/payment/claims-office'
import { decideReview, listMoneyReviews } from '@meltem/contract/payment/office'
import { closeTill, getTill } from '@meltem/contract/payment/till-office'
import type { Endpoint, InputOf } from '@meltem/contract/wire/endpoint'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { TODAY_KEY } from '../../platform/queries/keys.ts'

const MONEY_KEY = ['tahsilat'] as const
const REFRESH_MS = 30_000

const LIVE = { refetchInterval: REFRESH_MS, placeholderData: keepPreviousData } as const

export const summaryQuery = queryOptions({
  queryKey: [...MONEY_KEY, 'ozet'],
  queryFn: ({ signal }) => call(countMoney, {}, signal),
  ...LIVE,
})

export const linesQuery = (input: InputOf<typeof listBankLines>) =>
  queryOptions({
    queryKey: [...MONEY_KEY, 'hareket', input],
    queryFn: ({ signal }) => call(listBankLines, input, signal),
    ...LIVE,
  })

export const claimsQuery = queryOptions({
  queryKey: [...MONEY_KEY, 'bildirim'],
  queryFn: ({ signal }) => call(listPaymentClaims, {}, signal),
  ...LIVE,
})

export const reviewsQuery = (input: InputOf<typeof listMoneyReviews>) =>
  queryOptions({
    queryKey: [...MONEY_KEY, 'inceleme', input],
    queryFn: ({ signal }) => call(listMoneyReviews, input, signal),
    ...LIVE,
  })

export const tillQuery = (gun: string | undefined) =>
  queryOptions({
    queryKey: [...MONEY_KEY, 'kasa', gun ?? 'bugun'],
    queryFn: ({ signal }) => call(getTill, gun ? { gun } : {}, signal),
    ...LIVE,
  })

/** One act on money; everything this screen and the morning show is asked for again, also after a refusal. */
function useMoneyAct<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<E>) => call(endpoint, input),
    onSettled: async () => {
      void client.invalidateQueries({ queryKey: TODAY_KEY })
      await client.invalidateQueries({ queryKey: MONEY_KEY })
    },
  })
}

export const useUpload = () => useMoneyAct(uploadBankFile)
export const useConfirm = () => useMoneyAct(confirmBankLines)
export const useMatch = () => useMoneyAct(matchBankLine)
export const useSetAside = () => useMoneyAct(setBankLineAside)
export const useDecideClaim = () => useMoneyAct(decidePaymentClaim)
export const useDecideReview = () => useMoneyAct(decideReview)
export const useCloseTill = () => useMoneyAct(closeTill)
