import { getVisitFigures } from '@meltem/contract/audience/visit'
import { type FigureMeasure, type Figures, type FigureTrait, getFigures } from '@meltem/contract/figures/office'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import type { FiguresView } from './figures-address.ts'

interface Asked {
  readonly olcu: FigureMeasure
  readonly boyut?: FigureTrait
  readonly ay?: string
}

const FRESH_MS = 60_000

/** One measure of what the screen shows; parts that ask the same share the answer. */
export function useFigure(view: FiguresView, { olcu, boyut = 'toplam', ay }: Asked) {
  const { esas, ilk, son, compares } = view
  const input = { olcu, boyut, esas, ilk, son, ...(ay ? { ay } : {}), ...(compares ? { gecen: '1' as const } : {}) }
  return useQuery({
    queryKey: ['rakam', input] as const,
    queryFn: async ({ signal }): Promise<Figures> => (await call(getFigures, input, signal)).data,
    // Of the same trait only: a channel has no name as a country.
    placeholderData: (before: Figures | undefined, query) => (query?.queryKey[1].boyut === boyut ? before : undefined),
    staleTime: FRESH_MS,
  })
}

export function useVisits({ ilk, son }: FiguresView) {
  return useQuery({
    queryKey: ['ziyaret', ilk, son],
    queryFn: async ({ signal }) => (await call(getVisitFigures, { baslangic: ilk, bitis: son }, signal)).data,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })
}
