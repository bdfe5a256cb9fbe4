import {
  confirmImport,
  getImport,
  type ImportStage,
  listImports,
  publishImport,
  tryImport,
} from '@meltem/contract/import/office'
import type { Endpoint, InputOf } from '@meltem/contract/wire/endpoint'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'

export const IMPORT_KEY = ['aktarim'] as const
/** While a run goes on, its screen follows it. */
const FOLLOW_MS = 1_000

export const isRunning = (asama: ImportStage | undefined) => asama === 'yaziliyor' || asama === 'yayinlaniyor'

export const importsQuery = queryOptions({
  queryKey: [...IMPORT_KEY, 'liste'],
  queryFn: ({ signal }) => call(listImports, {}, signal),
})

export const importQuery = (input: InputOf<typeof getImport>) =>
  queryOptions({
    queryKey: [...IMPORT_KEY, 'bir', input],
    queryFn: ({ signal }) => call(getImport, input, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isRunning(state.data?.data.asama) ? FOLLOW_MS : false),
  })

function useImportAct<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<E>) => call(endpoint, input),
    onSettled: () => client.invalidateQueries({ queryKey: IMPORT_KEY }),
  })
}

export const useTry = () => useImportAct(tryImport)
export const useConfirm = () => useImportAct(confirmImport)
export const usePublish = () => useImportAct(publishImport)
