import { type DocumentKind, type UploadedDocument, uploadDocument } from '@meltem/contract/agency/application'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { usePlainUpload } from '../../../platform/calls/upload.ts'
import { FieldError } from '../../../ui/form/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { FileButton } from '../file-button.tsx'

const KINDS: readonly DocumentKind[] = ['vergi_levhasi', 'tursab_belgesi', 'imza_sirkuleri', 'diger']
const MOST_BYTES = 8 * 1024 * 1024

type Slot = { readonly file?: UploadedDocument; readonly error?: string; readonly busy?: boolean }
type Slots = Readonly<Partial<Record<DocumentKind, Slot>>>

const NONE: readonly UploadedDocument[] = []

/** One document of each kind, beginning with what was uploaded before. */
export function useDocuments(before = NONE) {
  const t = useTranslations('agencyForm')
  const send = usePlainUpload()
  const [slots, setSlots] = useState<Slots>(() => Object.fromEntries(before.map((file) => [file.tur, { file }])))
  const put = (kind: DocumentKind, slot: Slot) => setSlots((known) => ({ ...known, [kind]: slot }))
  const upload = async (kind: DocumentKind, file: File) => {
    if (file.size > MOST_BYTES) return put(kind, { error: t('documents.tooLarge') })
    put(kind, { busy: true })
    const query = { tur: kind, ad: file.name.slice(-120) }
    const answer = await send(uploadDocument, query, file)
    put(kind, answer.success === 1 ? { file: answer.data } : { error: answer.message })
  }
  const taken = useMemo(() => KINDS.flatMap((kind) => slots[kind]?.file ?? []), [slots])
  return { slots, upload, taken }
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
        const action = file ? t('documents.replace') : t('documents.choose')
        return (
          <li key={kind} className="grid gap-1.5">
            <span className="font-bold text-14">{t(`documents.${kind}`)}</span>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line-strong border-dashed px-4 py-2">
              <Icon name="file-text" />
              <FileState file={file} busy={busy} />
              <FileButton
                id={id}
                accept="application/pdf,image/jpeg,image/png"
                name={`${t(`documents.${kind}`)}: ${action}`}
                error={error}
                onFile={(chosen) => void onFile(kind, chosen)}
              >
                {action}
              </FileButton>
            </div>
            {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
          </li>
        )
      })}
    </ul>
  )
}

function FileState({ file, busy = false }: { file: UploadedDocument | undefined; busy: boolean | undefined }) {
  const t = useTranslations('agencyForm')
  return (
    <span role="status" className="min-w-0 flex-1 text-14 text-ink-2">
      {busy ? t('documents.busy') : null}
      {!busy && !file ? t('documents.none') : null}
      {file ? (
        <>
          <b className="mr-2 font-semibold text-ink [overflow-wrap:anywhere]">{file.ad}</b>
          {t('documents.taken', { kb: Math.max(1, Math.round(file.boyut / 1024)) })}
        </>
      ) : null}
    </span>
  )
}
