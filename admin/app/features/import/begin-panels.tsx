import { PRODUCT_KINDS, type ProductKind } from '@meltem/contract/content/content'
import { downloadTemplate, IMPORT_BYTES, uploadImport } from '@meltem/contract/import/office'
import { useMutation } from '@tanstack/react-query'
import { FileDown, FileSpreadsheet, Upload } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { download, upload } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'

interface BeginProps {
  readonly kind: ProductKind
  readonly onKind: (kind: ProductKind) => void
  readonly onBrought: (k_no: string) => void
}

/** The kind, its workbook, and the place a filled one is dropped at. */
export function BeginPanels({ kind, onKind, onBrought }: BeginProps) {
  return (
    <div className="grid items-start gap-3.5 lg:grid-cols-2">
      <TemplatePanel kind={kind} onKind={onKind} />
      <DropPanel kind={kind} onBrought={onBrought} />
    </div>
  )
}

function TemplatePanel({ kind, onKind }: Omit<BeginProps, 'onBrought'>) {
  const t = useTranslations('admin.import')
  const kinds = useTranslations('admin.reservations')
  const { language: dil } = useLanguage()
  const errorText = useErrorText()
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: (icerik: 'bos' | 'urunler') => download(downloadTemplate, { urun_tipi: kind, icerik, dil }),
  })
  return (
    <Panel title={t('step_template')}>
      <div className="grid gap-3.5 p-4">
        <Choice
          inForm
          label={t('kind')}
          value={kind}
          options={PRODUCT_KINDS.map((value) => ({ value, label: kinds(`kind.${value}`) }))}
          onChange={(value) => onKind(value as ProductKind)}
        />
        <div className="flex flex-wrap gap-2">
          <Button busy={isPending && variables === 'bos'} onClick={() => mutate('bos')} className="max-lg:min-h-11">
            <FileSpreadsheet aria-hidden="true" className="icon" />
            {t('template')}
          </Button>
          <Button
            busy={isPending && variables === 'urunler'}
            onClick={() => mutate('urunler')}
            className="max-lg:min-h-11"
          >
            <FileDown aria-hidden="true" className="icon" />
            {t('export')}
          </Button>
        </div>
        <p className="text-13 text-ink-2">{t('template_hint')}</p>
        {error !== null && <Note tone="danger">{errorText(error)}</Note>}
      </div>
    </Panel>
  )
}

function DropPanel({ kind, onBrought }: Omit<BeginProps, 'onKind'>) {
  const t = useTranslations('admin.import')
  const errorText = useErrorText()
  const field = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [share, setShare] = useState(0)
  const [large, setLarge] = useState<string>()
  const { mutate, isPending, error, reset, variables } = useMutation({
    mutationFn: (file: File) => {
      const terms = { signal: new AbortController().signal, onProgress: setShare }
      return upload(uploadImport, { ad: file.name.slice(0, 160), urun_tipi: kind }, file, terms)
    },
    onSuccess: ({ k_no }) => onBrought(k_no),
  })
  const take = (file: File | undefined) => {
    if (!file || isPending) return
    reset()
    setShare(0)
    setLarge(file.size > IMPORT_BYTES ? file.name : undefined)
    if (file.size <= IMPORT_BYTES) mutate(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  return (
    <Panel title={t('step_file')}>
      <div className="grid gap-3.5 p-4">
        {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: what is dropped here can be chosen with the button inside. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the same. */}
        <div
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={`grid min-h-40 place-content-center justify-items-center gap-2.5 rounded-control border-2 border-dashed p-4 text-center ${over ? 'border-sea bg-mist' : 'border-line-strong'}`}
        >
          <Button
            look="sun"
            data-key="file"
            busy={isPending}
            onClick={() => field.current?.click()}
            className="max-lg:min-h-11"
          >
            <Upload aria-hidden="true" className="icon" />
            {t('choose_file')}
          </Button>
          <p className="text-13 text-ink-2">{t('drop_hint')}</p>
          <input
            ref={field}
            type="file"
            aria-label={t('choose_file')}
            tabIndex={-1}
            accept=".xlsx,.zip"
            className="hidden"
            onChange={(event) => {
              const [chosen] = event.target.files ?? []
              // The same file may be chosen again after it was mended.
              event.target.value = ''
              take(chosen)
            }}
          />
        </div>
        <p role="status" className="text-13 text-ink-2 empty:hidden">
          {isPending &&
            (share < 1 ? t('sending', { percent: Math.round(share * 100) }) : t('trying', { name: variables.name }))}
        </p>
        {large !== undefined && <Note tone="danger">{t('too_large', { name: large })}</Note>}
        {error !== null && <Note tone="danger">{errorText(error)}</Note>}
      </div>
    </Panel>
  )
}
