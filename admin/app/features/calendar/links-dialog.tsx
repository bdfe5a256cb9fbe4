import {
  type CalendarSource,
  listSources,
  MOST_SOURCES,
  saveSource,
  syncSource,
} from '@meltem/contract/reservation/ical-office'
import type { InputOf } from '@meltem/contract/wire/endpoint'
import { formatInstant } from '@meltem/i18n/format'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, RefreshCw } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { BOARD_KEY } from '../../platform/queries/keys.ts'
import { Button } from '../../ui/button.tsx'
import { Chip, type Tone } from '../../ui/chip.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import type { UnitRow } from './board-rows.ts'
import { SourceForm } from './source-form.tsx'

/** What is known of the calendars of a unit, and what can be done with them. */
function useLinks(birim_k_no: string, onSaved: () => void) {
  const client = useQueryClient()
  const key = [...BOARD_KEY, 'ical', birim_k_no]
  const list = useQuery({ queryKey: key, queryFn: ({ signal }) => call(listSources, { birim_k_no }, signal) })
  const settled = { onSettled: () => void client.invalidateQueries({ queryKey: BOARD_KEY }) }
  const save = useMutation({
    mutationFn: (wish: Omit<InputOf<typeof saveSource>, 'birim_k_no'>) => call(saveSource, { birim_k_no, ...wish }),
    onSuccess: (answer) => {
      client.setQueryData(key, answer)
      onSaved()
    },
    ...settled,
  })
  const sync = useMutation({
    mutationFn: (bosalt: string | undefined) => call(syncSource, { birim_k_no, ...(bosalt ? { bosalt } : {}) }),
    onSuccess: (answer) => client.setQueryData(key, answer),
    ...settled,
  })
  return { list, save, sync }
}

/** Calendars of a unit: its own secret address for other houses, and those that are read into it. */
export function LinksDialog({ row, onClose }: { row: UnitRow; onClose: () => void }) {
  const t = useTranslations('admin.calendar')
  const [editing, setEditing] = useState<CalendarSource | 'new' | null>(null)
  const links = useLinks(row.unit.k_no, () => setEditing(null))
  const { list, save } = links
  return (
    <Dialog title={t('links_of', { name: row.name })} onClose={onClose}>
      {list.error && <Problem error={list.error} onRetry={() => void list.refetch()} />}
      {!list.data && !list.error && <Skeleton lines={3} />}
      {list.data && (
        <OwnAddress
          adres={list.data.cikis.adres}
          read={list.data.cikis.okuma_zamani}
          busy={save.isPending}
          onRenew={() => save.mutate({ yenile: true })}
        />
      )}
      {list.data && <Sources sources={list.data.data} links={links} editing={editing} onEdit={setEditing} />}
    </Dialog>
  )
}

interface SourcesProps {
  readonly sources: readonly CalendarSource[]
  readonly links: ReturnType<typeof useLinks>
  readonly editing: CalendarSource | 'new' | null
  readonly onEdit: (source: CalendarSource | 'new' | null) => void
}

function Sources({ sources, links: { save, sync }, editing, onEdit }: SourcesProps) {
  const t = useTranslations('admin.calendar')
  const errorText = useErrorText()
  const failed = save.error ?? sync.error
  return (
    <section aria-label={t('sources')} className="grid gap-2.5 border-line border-t pt-3.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-[640]">{t('sources')}</h3>
        {sources.length > 0 && (
          <Button busy={sync.isPending} onClick={() => sync.mutate(undefined)} className="max-lg:min-h-11">
            <RefreshCw aria-hidden="true" className="icon" />
            {t('read_now')}
          </Button>
        )}
      </div>
      <p className="text-13 text-ink-2">{t('sources_note')}</p>
      {sources.map((source) => (
        <Source
          key={source.k_no}
          source={source}
          onEdit={() => onEdit(source)}
          onEmpty={() => sync.mutate(source.k_no)}
          onRemove={() => save.mutate({ sil: source.k_no })}
        />
      ))}
      {failed && <Note tone="danger">{errorText(failed)}</Note>}
      {editing && (
        <SourceForm
          key={editing === 'new' ? 'new' : editing.k_no}
          source={editing === 'new' ? null : editing}
          busy={save.isPending}
          onSave={(kaynak) => save.mutate({ kaynak })}
          onCancel={() => onEdit(null)}
        />
      )}
      {!editing && sources.length < MOST_SOURCES && (
        <Button onClick={() => onEdit('new')} className="justify-self-start max-lg:min-h-11">
          {t('add_source')}
        </Button>
      )}
    </section>
  )
}

interface OwnProps {
  readonly adres: string
  readonly read: string | null
  readonly busy: boolean
  readonly onRenew: () => void
}

function OwnAddress({ adres, read, busy, onRenew }: OwnProps) {
  const t = useTranslations('admin.calendar')
  const id = useId()
  const [copied, setCopied] = useState(false)
  const [sure, setSure] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(adres)
    setCopied(true)
  }
  return (
    <section aria-label={t('own_address')} className="grid gap-2">
      <label htmlFor={id} className="font-[640]">
        {t('own_address')}
      </label>
      <p className="text-13 text-ink-2">{t('own_note')}</p>
      <input
        id={id}
        readOnly
        value={adres}
        onFocus={(event) => event.target.select()}
        className="control w-full text-13"
      />
      <p className="text-12 text-ink-2">{read ? t('fetched', { time: formatInstant(read) }) : t('never_fetched')}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={() => void copy()} className="max-lg:min-h-11">
          <Copy aria-hidden="true" className="icon" />
          {t('copy')}
        </Button>
        <Button
          busy={busy}
          className="max-lg:min-h-11"
          onClick={() => {
            if (sure) onRenew()
            setSure(!sure)
          }}
        >
          {sure ? t('renew_sure') : t('renew')}
        </Button>
        <span role="status" className="text-13 text-olive">
          {copied && t('copied')}
        </span>
      </div>
    </section>
  )
}

const TONES: Partial<Record<CalendarSource['durum'], Tone>> = { tamam: 'ok', yeni: 'plain', bosaldi: 'wait' }

interface SourceProps {
  readonly source: CalendarSource
  readonly onEdit: () => void
  readonly onEmpty: () => void
  readonly onRemove: () => void
}

/** How the last reading went, in a sentence that says what stays and what to do. */
function Source({ source, onEdit, onEmpty, onRemove }: SourceProps) {
  const t = useTranslations('admin.calendar')
  const [sure, setSure] = useState(false)
  const { ad, adres, durum, ayrinti, olay_sayisi, okuma_zamani, basari_zamani } = source
  return (
    <article aria-label={ad} className="grid gap-1.5 rounded-card border border-line p-3">
      <p className="flex flex-wrap items-center gap-2">
        <b className="font-[640]">{ad}</b>
        <Chip tone={TONES[durum] ?? 'bad'}>{t(`source.${durum}`)}</Chip>
        <span className="text-13 text-ink-2">{t('events', { count: olay_sayisi })}</span>
      </p>
      <p className="text-12 break-all text-ink-2">{adres}</p>
      {durum !== 'tamam' && durum !== 'yeni' && (
        <p className="text-13 text-danger">
          {t(`source_text.${durum}`, { status: ayrinti.status ?? 0, count: ayrinti.kaybolan ?? 0 })}
        </p>
      )}
      {(ayrinti.atlanan ?? 0) > 0 && (
        <p className="text-13 text-sun-ink">{t('skipped', { count: ayrinti.atlanan ?? 0 })}</p>
      )}
      <p className="text-12 text-ink-2">
        {okuma_zamani ? t('read_at', { time: formatInstant(okuma_zamani) }) : t('not_read')}
        {basari_zamani && basari_zamani !== okuma_zamani && ` ${t('well_at', { time: formatInstant(basari_zamani) })}`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onEdit} className="max-lg:min-h-11">
          {t('edit')}
        </Button>
        {durum === 'bosaldi' && (
          <Button onClick={onEmpty} className="max-lg:min-h-11">
            {t('empty_it', { count: ayrinti.kaybolan ?? 0 })}
          </Button>
        )}
        <Button
          className="max-lg:min-h-11"
          onClick={() => {
            if (sure) onRemove()
            setSure(!sure)
          }}
        >
          {sure ? t('remove_sure') : t('remove')}
        </Button>
      </div>
    </article>
  )
}
