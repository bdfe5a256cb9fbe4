import {
  discardPrices,
  getPrices,
  type PriceEdit,
  publishPrices,
  quotePrices,
  savePrices,
  takeBackPrices,
} from '@meltem/contract/catalog/prices-office'
import type { InputOf, OutputOf } from '@meltem/contract/wire/endpoint'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { contestOf } from '../../ui/edit/contest.ts'
import { usePassing } from '../../ui/use-passing.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'

export type Prices = OutputOf<typeof getPrices>
export type PriceFilter = InputOf<typeof getPrices>
export const PRICES_KEY = 'fiyatlar'

/** What another clerk has done to the same days meanwhile. */
export interface Contested {
  readonly kim: string | null
  readonly islemler: readonly PriceEdit[]
}

/** Prices, the draft kept by every edit, and what is done to the whole of it. */
export function usePrices(filter: PriceFilter) {
  const t = useTranslations('admin.prices')
  const errorText = useErrorText()
  const client = useQueryClient()
  const [said, setSaid] = usePassing<{ readonly text: string; readonly undo?: () => void }>()
  const [contested, setContested] = useState<Contested>()
  const list = useQuery({
    queryKey: [PRICES_KEY, filter],
    queryFn: ({ signal }) => call(getPrices, filter, signal),
    placeholderData: keepPreviousData,
  })
  const rows = list.data?.secenekler ?? []
  const settled = () => client.invalidateQueries({ queryKey: [PRICES_KEY] })
  const onError = (error: unknown) => setSaid({ text: errorText(error) })
  const versionsOf = (keys: ReadonlySet<string>) =>
    rows.filter(({ k_no }) => keys.has(k_no)).map(({ k_no, surum }) => ({ k_no, surum }))
  const drafted = rows.filter(({ taslak }) => taslak !== null).map(({ k_no, surum }) => ({ k_no, surum }))
  const save = useMutation({
    mutationFn: (islemler: readonly PriceEdit[]) => {
      const keys = new Set(islemler.flatMap(({ secenekler }) => secenekler))
      return call(savePrices, { secenekler: versionsOf(keys), islemler: [...islemler] })
    },
    onSuccess: ({ atlanan }) => {
      setContested(undefined)
      setSaid({ text: atlanan > 0 ? t('saved_skipped', { count: atlanan }) : t('saved') })
    },
    onError: (error, islemler) => {
      const other = contestOf(error)
      if (other) setContested({ kim: other.kim, islemler })
      else onError(error)
    },
    onSettled: settled,
  })
  const takeBack = useMutation({
    mutationFn: (yayin_k_no: string) => call(takeBackPrices, { yayin_k_no }),
    onSuccess: ({ atlananlar }) =>
      setSaid({ text: atlananlar.length > 0 ? t('taken_back_part', { count: atlananlar.length }) : t('taken_back') }),
    onError,
    onSettled: settled,
  })
  const publish = useMutation({
    mutationFn: () => call(publishPrices, { secenekler: drafted }),
    onSuccess: ({ yayin_k_no, gun }) =>
      setSaid({ text: t('published', { count: gun }), undo: () => takeBack.mutate(yayin_k_no) }),
    onError,
    onSettled: settled,
  })
  const discard = useMutation({
    mutationFn: () => call(discardPrices, { secenekler: drafted }),
    onSuccess: () => setSaid({ text: t('discarded') }),
    onError,
    onSettled: settled,
  })
  return { list, rows, drafted, save, publish, discard, takeBack, said, contested, setContested }
}

export type PriceScreen = ReturnType<typeof usePrices>

/** What publishing the draft would change; asked for when the window is open. */
export function useSummary(secenekler: readonly { k_no: string; surum: number }[], isOpen: boolean) {
  return useQuery({
    queryKey: [PRICES_KEY, 'ozet', secenekler],
    queryFn: ({ signal }) => call(quotePrices, { secenekler: [...secenekler], islemler: [] }, signal),
    enabled: isOpen && secenekler.length > 0,
  })
}
