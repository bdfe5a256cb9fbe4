import type { PictureSection } from '@meltem/contract/content/picture'
import { uploadPicture } from '@meltem/contract/media/office'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { upload } from '../../platform/call.ts'
import { readableFile, sentName, thumbnailOf } from './photo-file.ts'
import { type Arrived, type SendTerms, type UploadItem, UploadQueue } from './upload-queue.ts'
import { MEDIA_KEY } from './use-media.ts'

interface UploadsTerms {
  readonly bolum: PictureSection
  readonly urun_k_no?: string | undefined
  readonly onDone?: (arrived: Arrived) => void
}

/** Files a person drops or chooses, on their way to the library. */
export function useUploads({ bolum, urun_k_no, onDone }: UploadsTerms) {
  const client = useQueryClient()
  const [items, setItems] = useState<readonly UploadItem[]>([])
  const done = useEffectEvent((arrived: Arrived) => onDone?.(arrived))
  const [queue, setQueue] = useState<UploadQueue>()
  useEffect(() => {
    const made = new UploadQueue({
      send: async (file: File, terms: SendTerms) => {
        const { name, bytes } = await readableFile(file)
        const query = { ad: sentName(name), bolum, ...(urun_k_no ? { urun_k_no } : {}) }
        const sent = await upload(uploadPicture, query, bytes, terms)
        void client.invalidateQueries({ queryKey: MEDIA_KEY })
        return sent
      },
      onChange: setItems,
      previewOf: thumbnailOf,
      onDone: (arrived) => done(arrived),
    })
    setQueue(made)
    const online = () => made.retry()
    window.addEventListener('online', online)
    return () => {
      window.removeEventListener('online', online)
      made.clear()
    }
  }, [bolum, urun_k_no, client])
  const isRunning = items.some(({ state }) => ['waiting', 'sending', 'again'].includes(state.step))
  useEffect(() => {
    if (!isRunning) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isRunning])
  return {
    items,
    isRunning,
    add: (files: Iterable<File>) => queue?.add([...files]),
    retry: (key: string) => queue?.retry(key),
    remove: (key: string) => queue?.remove(key),
    stop: () => queue?.stop(),
    clear: () => queue?.clear(),
  }
}

export type Uploads = ReturnType<typeof useUploads>
