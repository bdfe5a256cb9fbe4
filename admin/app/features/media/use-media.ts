import { cropPicture, listLibrary, removePicture, writePictureText } from '@meltem/contract/media/office'
import type { Endpoint, InputOf } from '@meltem/contract/wire/endpoint'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'

export const MEDIA_KEY = ['gorseller'] as const

export function libraryQuery(filter: InputOf<typeof listLibrary>) {
  return queryOptions({
    queryKey: [...MEDIA_KEY, filter],
    queryFn: ({ signal }) => call(listLibrary, filter, signal),
    placeholderData: keepPreviousData,
  })
}

/** An act on a picture; whatever shows pictures reads them again. */
function useMediaAct<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<E>) => call(endpoint, input),
    onSettled: () => client.invalidateQueries({ queryKey: MEDIA_KEY }),
  })
}

export const useWriteText = () => useMediaAct(writePictureText)
export const useCrop = () => useMediaAct(cropPicture)
export const useRemove = () => useMediaAct(removePicture)
