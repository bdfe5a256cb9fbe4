import type { DocumentKind, UploadedDocument } from '@meltem/contract/agency-application'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { FieldError } from '../../../components/ui/field.tsx'
import { Icon } from '../../../components/ui/icon.tsx'
import { useFrame } from '../../../lib/frame.ts'

const KINDS: readonly DocumentKind[] = ['vergi_levhasi', 'tursab_belgesi', 'imza_sirkuleri', 'diger']
const MOST_BYTES = 8 * 1024 * 1024

type Slot = { readonly file?: UploadedDocument; readonly error?: string; readonly busy?: boolean }
export type Slots = Readonly<Partial<Record<DocumentKind, Slot>>>

export function useDocuments() {
  const t = useTranslations('agencyForm')
  const calls = useTranslations('calls')
  const { company, language } = useFrame()
  const [slots, setSlots] = useState<Slots>({})
  const put = (kind: DocumentKind, slot: Slot) => setSlots((known) => ({ ...known, [kind]: slot }))
  const upload = async (kind: DocumentKind, file: File) => {
    if (file.size > MOST_BYTES) return put(kind, { error: t('documents.tooLarge') })
    put(kind, { busy: true })
    try {
      const query = new URLSearchParams({ tur: kind, ad: file.name.slice(-120) })
      const response = await fetch(`/api/acente-belge-yukle-post?${query}`, {
        method: 'POST',
        headers: { company: company.kod, 'accept-language': language, 'content-type': 'application/octet-stream' },
        body: file,
      })
      const answer = (await response.json()) as { success: 0 | 1; data?: UploadedDocument; message?: string }
      put(kind, answer.data ? { file: answer.data } : { error: answer.message ?? calls('unreachable') })
    } catch {
      put(kind, { error: calls('unreachable') })
    }
  }
  const keys = () => KINDS.flatMap((kind) => slots[kind]?.file?.k_no ?? [])
  return { slots, upload, keys }
}

interface DocumentsProps {
  readonly slots: Slots
  readonly onFile: (kind: DocumentKind, file: File) => Promise<void>
}

/** Each is looked at as soon as it is chosen, so that a wrong one is known before the form is sent. */
export function Documents({ slots, onFile }: DocumentsProps) {
  const t = useTranslations('agencyForm')
  return (
    <ul className="grid gap-4">
      {KINDS.map((kind) => {
        const { file, error, busy } = slots[kind] ?? {}
        const id = `belge-${kind}`
        return (
          <li key={kind} className="grid gap-1.5">
            <label htmlFor={id} className="font-bold text-14">
              {t(`documents.${kind}`)}
            </label>
            <div className="flex flex-wrap items-center gap-3 rounded-control border border-line-strong border-dashed p-3">
              <Icon name="file-text" />
              <input
                id={id}
                type="file"
                accept="application/pdf,image/jpeg,image/png"
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-error` : undefined}
                className="min-w-0 flex-1 text-14"
                onChange={(event) => {
                  const [chosen] = event.target.files ?? []
                  if (chosen) void onFile(kind, chosen)
                }}
              />
              <span role="status" className="text-14 text-ink-2">
                {busy ? t('documents.busy') : null}
                {file ? t('documents.taken', { kb: Math.max(1, Math.round(file.boyut / 1024)) }) : null}
              </span>
            </div>
            {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
          </li>
        )
      })}
    </ul>
  )
}
