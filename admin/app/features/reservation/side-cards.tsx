import {
  addInternalNote,
  type getOfficeReservation,
  removeInternalNote,
  resendMail,
  takeBackMail,
} from '@meltem/contract/reservation/office-detail'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { formatInstant, formatMoney } from '@meltem/i18n/format'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useEditing } from '../../platform/live.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Note } from '../../ui/note.tsx'
import { usePassing } from '../../ui/use-passing.ts'
import { useServerNow } from '../../ui/use-server-now.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'

export type Detail = OutputOf<typeof getOfficeReservation>

interface PartProps {
  readonly detail: Detail
  readonly onChanged: () => void
}

const METHODS = ['kredi_karti', 'havale', 'tur_gunu', 'nakit', 'pos'] as const
/** Numbers that the office made up itself say nothing. */
const OWN_NUMBER = /^(?:saha:)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export function CollectionsCard({ detail: { tahsilatlar } }: { detail: Detail }) {
  const t = useTranslations('admin.reservation')
  const { language } = useLanguage()
  return (
    <Card title={t('collections')}>
      {tahsilatlar.length === 0 && <p className="text-ink-2">{t('no_collections')}</p>}
      <ul className="grid gap-2">
        {tahsilatlar.map((one) => {
          const method = METHODS.find((known) => known === one.odeme_yontemi)
          return (
            <li key={one.k_no} className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span>
                {t(`kind_${one.tur}`)} · {method ? t(`method.${method}`) : one.odeme_yontemi}
                {one.islem_no && !OWN_NUMBER.test(one.islem_no) && (
                  <small className="block text-12 break-all text-ink-2">{one.islem_no}</small>
                )}
                {one.kim && <small className="block text-12 text-ink-2">{one.kim}</small>}
              </span>
              <span className="text-right">
                <b className="num">{formatMoney(language, one.tur === 'iade' ? -one.tutar : one.tutar, one.kur)}</b>
                <small className="num block text-12 text-ink-2">{formatInstant(one.zaman)}</small>
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

const SECOND_MS = 1_000

/** Mails that an act of staff has caused can be taken back while they rest; the clock is the server's. */
function useRestingMails({ simdi, postalar, data: { k_no } }: Detail, readAt: number, onChanged: () => void) {
  const now = useServerNow(simdi, readAt, SECOND_MS)
  const resting = postalar.filter(({ gider }) => gider !== null && Date.parse(gider) > now)
  const last = Math.max(0, ...resting.map(({ gider }) => Date.parse(gider ?? '')))
  const back = useMutation({
    mutationFn: async () => {
      for (const { k_no: posta_k_no } of resting) await call(takeBackMail, { k_no, posta_k_no })
    },
    onSettled: onChanged,
  })
  return { count: resting.length, seconds: Math.max(0, Math.ceil((last - now) / 1000)), back }
}

export function MailsCard({ detail, readAt, onChanged }: PartProps & { readonly readAt: number }) {
  const { data, postalar } = detail
  const t = useTranslations('admin.reservation')
  const may = useMay()
  const errorText = useErrorText()
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: (posta_k_no: string) => call(resendMail, { k_no: data.k_no, posta_k_no }),
    onSuccess: onChanged,
  })
  const rest = useRestingMails(detail, readAt, onChanged)
  return (
    <Card title={t('mails')}>
      {postalar.length === 0 && <p className="text-ink-2">{t('no_mails')}</p>}
      {error && <Note tone="danger">{errorText(error)}</Note>}
      {rest.back.isError && <Note tone="warn">{t('mail_gone')}</Note>}
      <UndoNote
        text={rest.count > 0 ? t('mail_rests', { count: rest.count, seconds: rest.seconds }) : undefined}
        busy={rest.back.isPending}
        raised
        onUndo={() => rest.back.mutate()}
      />
      <p role="status" className="empty:hidden">
        {isSuccess ? t('resent') : ''}
      </p>
      <ul className="grid gap-2.5">
        {postalar.map((mail) => (
          <li key={mail.k_no} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="min-w-0">
              <EventText olay={mail.olay ?? 'other'} />
              <small className="num block text-12 break-all text-ink-2">
                {mail.alici} · {formatInstant(mail.zaman)} · {t(`mail_state.${mail.durum}`)}
              </small>
            </span>
            {may('rezervasyon.misafir') && (
              <Button
                busy={isPending && variables === mail.k_no}
                onClick={() => mutate(mail.k_no)}
                className="max-lg:min-h-11"
              >
                {t('resend')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function NotesCard({ detail: { data, notlar }, onChanged }: PartProps) {
  const t = useTranslations('admin.reservation')
  const may = useMay()
  const errorText = useErrorText()
  const [text, setText] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: (metin: string) => call(addInternalNote, { k_no: data.k_no, metin }),
    onSuccess: ({ data: note }) => {
      setText('')
      setDone(note.k_no)
      onChanged()
    },
  })
  const [done, setDone] = usePassing<string>()
  const undo = useMutation({
    mutationFn: (not_k_no: string) => call(removeInternalNote, { k_no: data.k_no, not_k_no }),
    onSettled: () => {
      setDone(undefined)
      onChanged()
    },
  })
  useEditing(text.trim() !== '')
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (text.trim() && !isPending) mutate(text)
  }
  return (
    <Card title={t('notes')}>
      {may('rezervasyon.misafir') && (
        <form onSubmit={submit} className="grid justify-items-start gap-2">
          <textarea
            aria-label={t('note_label')}
            data-key="note"
            placeholder={t('note_label')}
            rows={3}
            maxLength={2000}
            required
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="control w-full py-2"
          />
          {error && <Note tone="danger">{errorText(error)}</Note>}
          <Button type="submit" busy={isPending} className="max-lg:min-h-11">
            {t('note_save')}
          </Button>
        </form>
      )}
      <ul className="grid gap-2.5 empty:hidden">
        {notlar.map((note) => (
          <li key={note.k_no}>
            {note.konu !== 'not' && (
              <b className="block text-12 font-semibold text-ink-2">{t(`note_subject.${note.konu}`)}</b>
            )}
            <p className="break-words whitespace-pre-wrap">{note.metin}</p>
            <small className="text-12 text-ink-2">
              {note.yazan} · <span className="num">{formatInstant(note.zaman)}</span>
            </small>
          </li>
        ))}
      </ul>
      <UndoNote
        text={done && t('note_written')}
        busy={undo.isPending}
        onUndo={done ? () => undo.mutate(done) : undefined}
      />
    </Card>
  )
}

const EVENTS = [
  'tutuldu',
  'uzatildi',
  'confirmed',
  'requested',
  'accepted',
  'declined',
  'counter_offer',
  'cancelled',
  'line_cancelled',
  'changed',
  'completed',
  'expired',
  'tahsilat',
  'misafir_tamamlandi',
  'misafir_duzenlendi',
  'odeme_secildi',
  'odeme_acildi',
  'olay_gorusme',
  'olay_plan_onayi',
  'odeme_gecikti',
  'odeme_uyusmazligi',
  'mutabakat',
  'iade',
  'iade_tamamlandi',
  'iade_basarisiz',
  'iade_istendi',
  'iade_elden',
  'placed',
  'held',
  'sozlesme_onaylandi',
  'bindi',
  'gelmedi',
  'binis_geri',
  'rezervasyon_not_post',
  'rezervasyon_gonder_post',
  'rezervasyon_toplu_post',
  'sorumlu',
  'sorumlu_yok',
  'hatirlatildi',
  'onay_istendi',
  'onay_onaylandi',
  'onay_reddedildi',
  'onay_geri_alindi',
] as const

/** An event in words; one that this build does not know is still told as one. */
function EventText({ olay }: { olay: string }) {
  const t = useTranslations('admin.reservation.event')
  return t(EVENTS.find((known) => known === olay.replaceAll('-', '_')) ?? 'other')
}

export function HistoryCard({ detail: { gecmis } }: { detail: Detail }) {
  const t = useTranslations('admin.reservation')
  return (
    <Card title={t('history')}>
      <ol className="grid gap-2.5">
        {gecmis.map((entry) => (
          <li key={entry.no} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
            <small className="num text-12 leading-5 text-ink-2">{formatInstant(entry.zaman)}</small>
            <span>
              <EventText olay={entry.olay} />
              <small className="block text-12 text-ink-2">{entry.ad ?? t(`who.${entry.kim}`)}</small>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
