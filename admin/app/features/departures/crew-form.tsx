import { crewDeparture, type getDeparture } from '@meltem/contract/departure/office'
import type { InputOf, OutputOf } from '@meltem/contract/wire/endpoint'
import { formatInstant } from '@meltem/i18n/format'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { CallError } from '../../platform/call-error.ts'
import { useEditing } from '../../platform/live.ts'
import { DEPARTURES_KEY, TODAY_KEY } from '../../platform/queries/keys.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Note } from '../../ui/note.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { usePassing } from '../../ui/use-passing.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'

type Answer = OutputOf<typeof getDeparture>

/** Who goes along, on what; read by all, changed by those who may. */
export function CrewPanel({ answer }: { answer: Answer }) {
  const t = useTranslations('admin.departures')
  const may = useMay()
  const [editing, setEditing] = useState(false)
  useEditing(editing)
  const [done, setDone] = usePassing<InputOf<typeof crewDeparture>>()
  const undo = useCrew(() => setDone(undefined))
  const { data } = answer
  return (
    <Panel
      title={t('crew')}
      aside={
        may('kalkis.yaz') &&
        !editing && (
          <Button className="print:hidden" onClick={() => setEditing(true)}>
            {t('edit')}
          </Button>
        )
      }
    >
      {editing ? (
        <CrewForm
          key={data.surum}
          answer={answer}
          onClose={() => setEditing(false)}
          onSaved={(back) => {
            setEditing(false)
            setDone(back)
          }}
        />
      ) : (
        <>
          {data.ekip.length === 0 && (
            <Nothing>
              <p className="font-[620] text-danger">{t('crew_none')}</p>
            </Nothing>
          )}
          <dl className="grid gap-2 p-4">
            {data.ekip.map((one) => (
              <div key={one.k_no} className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-3">
                <dt className="text-ink-2">{t(`duties.${one.gorev}`)}</dt>
                <dd>
                  {one.ad} <small className="text-12 text-ink-2">({one.diller.join(', ')})</small>
                  {one.telefon && (
                    <a className="link block text-13" href={`tel:${one.telefon}`}>
                      {one.telefon}
                    </a>
                  )}
                </dd>
              </div>
            ))}
            <div className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-3">
              <dt className="text-ink-2">{t('vehicle')}</dt>
              <dd>{data.arac ?? t('vehicle_none')}</dd>
            </div>
            {data.aciklama && (
              <div className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-3">
                <dt className="text-ink-2">{t('note')}</dt>
                <dd className="whitespace-pre-wrap">{data.aciklama}</dd>
              </div>
            )}
          </dl>
        </>
      )}
      <UndoNote text={done && t('crew_saved')} busy={undo.isPending} onUndo={done && (() => undo.mutate(done))} />
    </Panel>
  )
}

/** Over the version that was seen; what a colleague has changed meanwhile is not undone with it. */
function useCrew(onDone: (answer: OutputOf<typeof crewDeparture>) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wish: InputOf<typeof crewDeparture>) => call(crewDeparture, wish),
    onSuccess: onDone,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: DEPARTURES_KEY })
      void client.invalidateQueries({ queryKey: TODAY_KEY })
    },
  })
}

interface CrewFormProps {
  readonly answer: Answer
  readonly onClose: () => void
  /** With what would bring back what was there before. */
  readonly onSaved: (back: InputOf<typeof crewDeparture>) => void
}

function CrewForm({ answer, onClose, onSaved }: CrewFormProps) {
  const t = useTranslations('admin.departures')
  const id = useId()
  const errorText = useErrorText()
  const { data, ekip_secenekleri } = answer
  const [crew, setCrew] = useState<ReadonlySet<string>>(() => new Set(data.ekip.map(({ k_no }) => k_no)))
  const [arac, setArac] = useState(data.arac ?? '')
  const [aciklama, setAciklama] = useState(data.aciklama ?? '')
  const { mutate, isPending, error } = useCrew(({ data: saved }) =>
    onSaved({
      k_no: data.k_no,
      surum: saved.surum,
      arac: data.arac ?? '',
      aciklama: data.aciklama ?? '',
      ekip: data.ekip.map(({ k_no, gorev }) => ({ k_no, gorev })),
    }),
  )
  const save = () => {
    const ekip = ekip_secenekleri.filter(({ k_no }) => crew.has(k_no)).map(({ k_no, gorev }) => ({ k_no, gorev }))
    mutate({ k_no: data.k_no, surum: data.surum, arac, aciklama, ekip })
  }
  const conflict = error instanceof CallError && error.code === 'cakisma'
  const toggle = (k_no: string) => {
    const next = new Set(crew)
    if (!next.delete(k_no)) next.add(k_no)
    setCrew(next)
  }
  return (
    <form
      className="grid gap-3 p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) save()
      }}
    >
      {ekip_secenekleri.length === 0 && <p className="text-ink-2">{t('no_crew')}</p>}
      <CrewChoice people={ekip_secenekleri} crew={crew} onToggle={toggle} />
      <div className="grid gap-1">
        <label htmlFor={`${id}-arac`} className="text-13 font-semibold">
          {t('vehicle_label')}
        </label>
        <input
          id={`${id}-arac`}
          className="control w-full"
          maxLength={80}
          value={arac}
          onChange={(event) => setArac(event.target.value)}
        />
      </div>
      <div className="grid gap-1">
        <label htmlFor={`${id}-not`} className="text-13 font-semibold">
          {t('note_label')}
        </label>
        <textarea
          id={`${id}-not`}
          rows={2}
          className="control w-full py-2"
          maxLength={500}
          value={aciklama}
          onChange={(event) => setAciklama(event.target.value)}
        />
      </div>
      {error && (
        <Note tone="danger">
          {conflict
            ? t('conflict', {
                name: typeof error.details.kim === 'string' ? error.details.kim : '',
                time: typeof error.details.zaman === 'string' ? formatInstant(error.details.zaman) : '',
              })
            : errorText(error)}
        </Note>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="sun" busy={isPending}>
          {t('save')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </form>
  )
}

interface ChoiceProps {
  readonly people: Answer['ekip_secenekleri']
  readonly crew: ReadonlySet<string>
  readonly onToggle: (k_no: string) => void
}

/** Who is busy at another departure of the day can still be chosen: the office knows how long a trip takes. */
function CrewChoice({ people, crew, onToggle }: ChoiceProps) {
  const t = useTranslations('admin.departures')
  return (
    <fieldset className="grid gap-1.5">
      <legend className="sr-only">{t('crew')}</legend>
      {people.map((one) => (
        <label key={one.k_no} className="flex min-h-8 cursor-pointer items-start gap-2.5">
          <input
            type="checkbox"
            checked={crew.has(one.k_no)}
            onChange={() => onToggle(one.k_no)}
            className="mt-1 size-4 accent-sea"
          />
          <span className="min-w-0">
            {one.ad}{' '}
            <small className="text-12 text-ink-2">
              {t(`duties.${one.gorev}`)}, {one.diller.join(' ')}
            </small>
            {one.mesgul && (
              <small className="block text-12 font-[620] text-sun-ink">{t('busy', { what: one.mesgul })}</small>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
