import {
  ANNOUNCEMENT_PLACES,
  type Announcement,
  removeAnnouncement,
  saveAnnouncement,
} from '@meltem/contract/content/announcement'
import type { InputOf } from '@meltem/contract/wire/endpoint'
import type { Language } from '@meltem/contract/wire/language'
import { formatInstant } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Chip, type Tone } from '../../ui/chip.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Note } from '../../ui/note.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePassing } from '../../ui/use-passing.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { AnnouncementForm } from './announcement-form.tsx'
import { announcementsQuery } from './content-queries.ts'

type Draft = Omit<Announcement, 'k_no'>

function stateOf({ baslangic, bitis }: Draft): { readonly word: 'running' | 'coming' | 'over'; readonly tone: Tone } {
  if (bitis && Date.parse(bitis) <= Date.now()) return { word: 'over', tone: 'plain' }
  return baslangic && Date.parse(baslangic) > Date.now()
    ? { word: 'coming', tone: 'wait' }
    : { word: 'running', tone: 'ok' }
}

function announcementWords(one: Draft, dil: Language): string {
  return one.icerik[dil]?.metin ?? Object.values(one.icerik).find(Boolean)?.metin ?? one.gorsel ?? ''
}

const FRESH: Draft = {
  yer: ANNOUNCEMENT_PLACES[0],
  dil: null,
  gorsel: null,
  gorsel_dar: null,
  icerik: {},
  url: null,
  sira: 0,
  baslangic: null,
  bitis: null,
}

/** Bars, strips and first pictures, with their time and place. */
export function Announcements() {
  const t = useTranslations('admin.content')
  const errorText = useErrorText()
  const may = useMay()
  const { data, error, refetch } = useQuery(announcementsQuery)
  const [open, setOpen] = useState<string>()
  const [gone, setGone] = usePassing<Announcement>()
  const remove = useMutation({
    mutationFn: ({ k_no }: Announcement) => call(removeAnnouncement, { k_no }),
    onSuccess: (_answer, row) => {
      setGone(row)
      void refetch()
    },
  })
  const restore = useMutation({
    mutationFn: ({ k_no: _key, ...row }: Announcement) =>
      call(saveAnnouncement, row satisfies InputOf<typeof saveAnnouncement>),
    onSettled: () => {
      setGone(undefined)
      void refetch()
    },
  })
  const close = () => {
    setOpen(undefined)
    void refetch()
  }
  const mayWrite = may('icerik.yaz')
  const problem = remove.error ?? restore.error
  return (
    <Panel
      title={t('announcements')}
      aside={
        mayWrite && (
          <Button look="sun" onClick={() => setOpen('yeni')} className="max-lg:min-h-11">
            <Plus aria-hidden="true" className="icon" />
            {t('new_announcement')}
          </Button>
        )
      }
    >
      {!data && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={4} />)}
      {problem && <Note tone="danger">{errorText(problem)}</Note>}
      {open === 'yeni' && <AnnouncementForm stored={FRESH} onDone={close} />}
      {data?.data.length === 0 && open !== 'yeni' && (
        <Nothing>
          <p className="font-[620] text-ink">{t('no_announcements')}</p>
          <p>{t('no_announcements_next')}</p>
        </Nothing>
      )}
      <ul>
        {data?.data.map((row) => (
          <AnnouncementRow
            key={row.k_no}
            row={row}
            isOpen={open === row.k_no}
            busy={remove.isPending}
            onOpen={() => setOpen(open === row.k_no ? undefined : row.k_no)}
            onRemove={() => remove.mutate(row)}
            onDone={close}
          />
        ))}
      </ul>
      <UndoNote
        text={gone && t('announcement_removed')}
        busy={restore.isPending}
        onUndo={gone && (() => restore.mutate(gone))}
      />
    </Panel>
  )
}

interface AnnouncementRowProps {
  readonly row: Announcement
  readonly isOpen: boolean
  readonly busy: boolean
  readonly onOpen: () => void
  readonly onRemove: () => void
  readonly onDone: () => void
}

function AnnouncementRow({ row, isOpen, busy, onOpen, onRemove, onDone }: AnnouncementRowProps) {
  const t = useTranslations('admin.content')
  const may = useMay()
  const { language } = useLanguage()
  const mayWrite = may('icerik.yaz')
  const state = stateOf(row)
  const words = announcementWords(row, language)
  return (
    <li className="border-line-soft border-b last:border-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onOpen}
          className="min-h-9 min-w-0 flex-1 basis-60 rounded-control text-left font-[620] break-words hover:underline max-lg:min-h-11"
        >
          {words}
        </button>
        <span className="text-13 text-ink-2">{t(`place.${row.yer}`)}</span>
        <span className="text-13 text-ink-2">{row.dil ? LOCALES[row.dil].name : t('all_languages')}</span>
        <span className="text-13 text-ink-2">
          {t('period', {
            from: row.baslangic ? formatInstant(row.baslangic) : t('at_once'),
            until: row.bitis ? formatInstant(row.bitis) : t('for_ever'),
          })}
        </span>
        <Chip tone={state.tone}>{t(`time.${state.word}`)}</Chip>
        {mayWrite && (
          <Button
            size="icon"
            aria-label={t('announcement_remove', { what: words })}
            busy={busy}
            onClick={onRemove}
            className="max-lg:min-h-11 max-lg:min-w-11"
          >
            <Trash2 aria-hidden="true" className="icon" />
          </Button>
        )}
      </div>
      {isOpen && mayWrite && <AnnouncementForm stored={row} k_no={row.k_no} onDone={onDone} />}
    </li>
  )
}
