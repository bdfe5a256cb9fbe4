import type { Driver, Run } from '@meltem/contract/transfer/office'
import { formatInstant, formatMoney } from '@meltem/i18n/format'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { CallError } from '../../platform/call-error.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip, type Tone } from '../../ui/chip.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { shortParty } from '../../ui/words/booking-words.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { clockOf, endOf, shortPlace } from './run-times.ts'
import { type RunDay, useDelay } from './use-runs.ts'
import { vehicleWords } from './vehicle-words.ts'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-3">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}

/** One ride: who, from where to where, by which flight, and what is to be collected. */
export function RunFacts({ run, mayWrite }: { run: Run; mayWrite: boolean }) {
  const t = useTranslations('admin.runs')
  const { language } = useLanguage()
  return (
    <Panel
      title={`${clockOf(run.bas)} ${shortPlace(run.nereden)} → ${shortPlace(run.nereye)}`}
      aside={run.surucu_k_no === null && <Chip tone="bad">{t('states.open')}</Chip>}
    >
      <dl className="grid gap-2 p-4">
        <Fact name={t('guest')}>
          <Link to={`/rezervasyonlar/${run.rezervasyon_k_no}`} className="link font-[640]">
            {run.misafir}
          </Link>{' '}
          · {shortParty(run.pax)} · {run.lang}
          {run.telefon && (
            <a href={`tel:${run.telefon}`} className="link block text-13">
              {run.telefon}
            </a>
          )}
        </Fact>
        <Fact name={t('flight')}>
          {run.ucus ?? t('flight_none')}
          {run.gecikme_dk > 0 && ` · ${t('late_by', { minutes: run.gecikme_dk })}`}
        </Fact>
        <Fact name={t('address')}>{run.adres ?? t('address_none')}</Fact>
        <Fact name={t('vehicle')}>{run.secenek}</Fact>
        <Fact name={t('time')}>
          {t('time_text', { booked: run.saat, from: clockOf(run.bas), to: clockOf(endOf(run)) })}
        </Fact>
        <Fact name={t('money')}>
          {run.kalan > 0 ? t('collect', { sum: formatMoney(language, run.kalan, run.kur) }) : t('paid')}
        </Fact>
        {run.not && (
          <Fact name={t('note')}>
            <span lang={run.lang}>{run.not}</span>
          </Fact>
        )}
      </dl>
      {mayWrite && <DelayForm key={`${run.anahtar} ${run.surum}`} run={run} />}
    </Panel>
  )
}

function DelayForm({ run }: { run: Run }) {
  const t = useTranslations('admin.runs')
  const id = useId()
  const errorText = useErrorText()
  const delay = useDelay(run)
  const [minutes, setMinutes] = useState(String(run.gecikme_dk))
  return (
    <form
      className="flex flex-wrap items-end gap-2 border-line border-t p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!delay.isPending) delay.mutate(Number(minutes))
      }}
    >
      <div className="grid gap-1">
        <label htmlFor={id} className="text-12 font-semibold text-ink-2">
          {t('delay_label')}
        </label>
        <input
          id={id}
          inputMode="numeric"
          pattern="[0-9]{1,4}"
          required
          className="control num w-24 max-lg:min-h-11!"
          value={minutes}
          onChange={(event) => setMinutes(event.target.value)}
        />
      </div>
      <Button type="submit" busy={delay.isPending} className="max-lg:min-h-11">
        {t('delay_save')}
      </Button>
      {delay.error && <Note tone="danger">{errorText(delay.error)}</Note>}
    </form>
  )
}

type Candidate = Run['adaylar'][number]

const VERDICT: Readonly<Record<Candidate['karar'], Tone>> = {
  uygun: 'ok',
  birlesir: 'wait',
  mesgul: 'plain',
  koltuk: 'plain',
}

/** Why a driver fits or does not, from the runs before and after. */
function useReason(day: RunDay): (one: Candidate, driver: Driver | undefined) => string {
  const t = useTranslations('admin.runs')
  const runs = new Map(day.seferler.map((run) => [run.anahtar, run]))
  const spare = (before: Run | undefined, after: Run | undefined) => {
    const since = before
      ? t('reason.since', { time: clockOf(endOf(before)), place: shortPlace(before.nereye) })
      : t('reason.fresh')
    return after
      ? `${since} ${t('reason.next', { time: clockOf(after.bas), place: shortPlace(after.nereden) })}`
      : since
  }
  return (one, driver) => {
    if (one.karar === 'koltuk') return t('reason.koltuk', { seats: driver?.koltuk ?? 0 })
    const before = runs.get(one.once ?? '')
    const after = runs.get(one.sonra ?? '')
    const near = before ?? after
    if (!near || one.karar === 'uygun') return spare(before, after)
    const values = { time: clockOf(near.bas), place: shortPlace(near.nereye), minutes: one.eksik_dk }
    return one.karar === 'birlesir' ? t('reason.birlesir', values) : t('reason.mesgul', values)
  }
}

interface GiveProps {
  readonly day: RunDay
  readonly run: Run
  readonly picked: string | undefined
  readonly onPick: (driver: string) => void
  readonly onGive: (driver: string | null) => void
  readonly isPending: boolean
  readonly error: unknown
}

/** Who could take it, the best first; what is refused carries its reason. */
export function GivePanel({ day, run, picked, onPick, onGive, isPending, error }: GiveProps) {
  const t = useTranslations('admin.runs')
  const id = useId()
  const reason = useReason(day)
  const drivers = new Map(day.suruculer.map((driver) => [driver.k_no, driver]))
  const chosen = drivers.get(picked ?? '')
  return (
    <Panel title={t('who')} aside={<small className="text-12 text-ink-2">{t('who_order')}</small>}>
      <fieldset>
        <legend className="sr-only">{t('who')}</legend>
        {run.adaylar.map((one) => (
          <CandidateChoice
            key={one.k_no}
            name={id}
            one={one}
            driver={drivers.get(one.k_no)}
            reason={reason(one, drivers.get(one.k_no))}
            isPicked={picked === one.k_no}
            onPick={() => onPick(one.k_no)}
          />
        ))}
        {run.adaylar.length === 0 && <p className="p-4 text-ink-2">{t('no_drivers')}</p>}
      </fieldset>
      <div className="grid gap-2 p-4">
        <GiveProblem error={error} />
        {chosen && chosen.k_no !== run.surucu_k_no && (
          <Button
            look="sun"
            size="full"
            busy={isPending}
            onClick={() => onGive(chosen.k_no)}
            className="max-lg:min-h-11"
          >
            {t('give', { name: chosen.ad })}
            <Kbd>A</Kbd>
          </Button>
        )}
        {run.surucu_k_no !== null && (
          <Button size="full" busy={isPending} onClick={() => onGive(null)} className="max-lg:min-h-11">
            {t('take_back', { name: drivers.get(run.surucu_k_no)?.ad ?? '' })}
          </Button>
        )}
        <p className="text-12 text-ink-2">{t('give_note')}</p>
      </div>
    </Panel>
  )
}

interface CandidateProps {
  readonly name: string
  readonly one: Candidate
  readonly driver: Driver | undefined
  readonly reason: string
  readonly isPicked: boolean
  readonly onPick: () => void
}

function CandidateChoice({ name, one, driver, reason, isPicked, onPick }: CandidateProps) {
  const t = useTranslations('admin.runs')
  const isRefused = one.karar === 'koltuk'
  return (
    <label className="flex cursor-pointer items-start gap-2.5 border-line-soft border-b px-4 py-2.5 has-checked:bg-sea-tint has-disabled:cursor-not-allowed">
      <input
        type="radio"
        name={name}
        checked={isPicked}
        disabled={isRefused}
        onChange={onPick}
        className="mt-1 size-4 accent-sea"
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center justify-between gap-2">
          <b className="font-[640]">{driver?.ad}</b>
          <Chip tone={VERDICT[one.karar]}>{t(`verdicts.${one.karar}`)}</Chip>
        </span>
        <small className={`block text-12 ${one.karar === 'mesgul' || isRefused ? 'text-danger' : 'text-ink-2'}`}>
          {[driver && vehicleWords(driver), reason].filter(Boolean).join(' · ')}
        </small>
      </span>
    </label>
  )
}

/** Somebody was first, or what else stood in the way. */
function GiveProblem({ error }: { error: unknown }) {
  const t = useTranslations('admin.runs')
  const errorText = useErrorText()
  if (error === null || error === undefined) return null
  const conflict = error instanceof CallError && error.code === 'cakisma' ? error.details : undefined
  const name = typeof conflict?.kim === 'string' ? conflict.kim : ''
  const time = typeof conflict?.zaman === 'string' ? formatInstant(conflict.zaman) : ''
  return <Note tone="danger">{conflict ? t('conflict', { name, time }) : errorText(error)}</Note>
}
