import type { ImportDetail, ImportSheet } from '@meltem/contract/import/office'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { useTry } from './use-import.ts'

type Fields = ImportDetail['alanlar'][number]['alanlar']

interface Told {
  readonly sayfa: string
  readonly baslik: string
  readonly alan: string | null
}

/** What headings nobody knows mean. It is remembered, so that it is asked once. */
export function MappingPanel({ data }: { data: ImportDetail }) {
  const t = useTranslations('admin.import')
  const errorText = useErrorText()
  const { mutate, isPending, error } = useTry()
  const [told, setTold] = useState<ReadonlyMap<string, Told>>(new Map())
  const asks = data.asama === 'eslesme'
  const tell = (one: Told) => setTold(new Map(told).set(`${one.sayfa}\n${one.baslik}`, one))
  const send = () => {
    // What was left as it is, is left out on purpose: it is not asked for again.
    const left = unknownOf(data).filter(({ sayfa, baslik }) => !told.has(`${sayfa}\n${baslik}`))
    mutate({ k_no: data.k_no, esleme: [...told.values(), ...left] })
  }
  return (
    <Panel title={t('columns')} className="mb-3.5">
      <div className="grid gap-3.5 p-4">
        <p className="max-w-prose text-ink-2">{t('columns_lead')}</p>
        {data.sayfalar.map((sheet) => {
          const fields = data.alanlar.find(({ sayfa }) => sayfa === sheet.tanim)?.alanlar ?? []
          const unknown = sheet.sutunlar.filter(({ alan }) => alan === null)
          if (sheet.tanim === null) {
            return (
              <p key={sheet.ad} className="text-13 text-ink-2">
                {t('sheet_left_out', { name: sheet.ad })}
              </p>
            )
          }
          if (unknown.length === 0) return null
          return (
            <SheetColumns
              key={sheet.ad}
              sheet={{ ...sheet, sutunlar: unknown }}
              fields={fields}
              told={told}
              onTell={tell}
            />
          )
        })}
        {error !== null && <Note tone="danger">{errorText(error)}</Note>}
        <Button
          look={asks ? 'sun' : 'line'}
          data-key="try"
          busy={isPending}
          onClick={send}
          className="justify-self-start max-lg:min-h-11"
        >
          {t('try')}
        </Button>
      </div>
    </Panel>
  )
}

export function unknownOf({ sayfalar }: ImportDetail): Told[] {
  return sayfalar.flatMap(({ ad, tanim, sutunlar }) =>
    tanim === null
      ? []
      : sutunlar.filter(({ alan }) => alan === null).map(({ baslik }) => ({ sayfa: ad, baslik, alan: null })),
  )
}

interface SheetColumnsProps {
  readonly sheet: ImportSheet
  readonly fields: Fields
  readonly told: ReadonlyMap<string, Told>
  readonly onTell: (one: Told) => void
}

function SheetColumns({ sheet, fields, told, onTell }: SheetColumnsProps) {
  const t = useTranslations('admin.import')
  return (
    <section aria-label={sheet.ad} className="grid gap-2">
      <h3 className="text-14 font-semibold">{sheet.ad}</h3>
      <ul className="grid gap-2 lg:grid-cols-2">
        {sheet.sutunlar.map(({ baslik, ornek }) => (
          <li key={baslik} className="grid gap-1 rounded-control border border-line p-3">
            <label className="grid gap-1">
              <span className="font-semibold wrap-anywhere">{baslik}</span>
              <span className="text-13 text-ink-2 wrap-anywhere">
                {ornek ? t('sample', { value: ornek }) : t('no_sample')}
              </span>
              <select
                value={told.get(`${sheet.ad}\n${baslik}`)?.alan ?? ''}
                onChange={({ target }) => onTell({ sayfa: sheet.ad, baslik, alan: target.value || null })}
                className="control w-full max-lg:min-h-11!"
              >
                <option value="">{t('leave_out')}</option>
                {fields.map((field) => (
                  <option key={field.alan} value={field.alan}>
                    {field.baslik}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}
