import type { TransferPlace } from '@meltem/contract/catalog/transfer'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { pathTo } from '../../platform/page/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ClockField } from '../../ui/form/clock-field.tsx'
import { CountField } from '../../ui/form/count-field.tsx'
import { SelectField, TextField } from '../../ui/form/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DayField } from '../booking/calendar/day-field.tsx'
import { hasReturn, type RideForm, type RideProblems } from './ride-form.ts'

interface AskFormProps {
  readonly places: readonly TransferPlace[]
  readonly ride: RideForm
  readonly problems: RideProblems
  readonly today: string
}

/** Places, days and passengers: a plain form whose answer has an own address, so that it works without a script too. */
export function AskForm({ places, ride, problems, today }: AskFormProps) {
  const { language } = useFrame()
  const t = useTranslations('transfer')
  const { state } = useNavigation()
  const [back, setBack] = useState(hasReturn(ride))
  const [ends, setEnds] = useState({ nereden: ride.nereden, nereye: ride.nereye })
  const sayProblem = (name: keyof RideForm) => {
    const problem = problems[name]
    return problem ? t(problem) : undefined
  }
  const fields = { places, ride, today, sayProblem, ends, setEnds }
  return (
    <Form
      action={pathTo(language, { turu: 't' })}
      method="get"
      aria-label={t('formLabel')}
      className="grid gap-4"
      noValidate
    >
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons side by side need no frame */}
      <div role="group" aria-label={t('formLabel')} className="flex flex-wrap gap-2">
        {[false, true].map((both) => (
          <button
            key={String(both)}
            type="button"
            className="pill"
            aria-pressed={back === both}
            onClick={() => setBack(both)}
          >
            {both ? t('bothWays') : t('oneWay')}
          </button>
        ))}
      </div>
      <OutwardFields {...fields} />
      {back ? <ReturnFields {...fields} /> : null}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PartyFields {...fields} />
        <Button type="submit" look="sun" size="lg" busy={state === 'loading'} className="max-sm:w-full">
          {t('show')}
        </Button>
      </div>
    </Form>
  )
}

interface PartProps {
  readonly places: readonly TransferPlace[]
  readonly ride: RideForm
  readonly today: string
  readonly sayProblem: (name: keyof RideForm) => string | undefined
  readonly ends: { readonly nereden: string; readonly nereye: string }
  readonly setEnds: (ends: PartProps['ends']) => void
}

function OutwardFields({ places, ride, today, sayProblem, ends, setEnds }: PartProps) {
  const t = useTranslations('transfer')
  const options = [
    { value: '', label: t('choosePlace') },
    ...places.map(({ kod, baslik }) => ({ value: kod, label: baslik })),
  ]
  const landing = places.find(({ kod }) => kod === ends.nereden)?.tur === 'havalimani'
  const end = (name: 'nereden' | 'nereye', label: string) => (
    <SelectField
      id={`transfer-${name}`}
      name={name}
      label={label}
      options={options}
      value={ends[name]}
      error={sayProblem(name)}
      onChange={(event) => setEnds({ ...ends, [name]: event.target.value })}
    />
  )
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_208px_116px_180px]">
      {end('nereden', t('from'))}
      <button
        type="button"
        className="icon-btn mt-[26px] border border-line-strong bg-paper max-lg:hidden"
        aria-label={t('swap')}
        onClick={() => setEnds({ nereden: ends.nereye, nereye: ends.nereden })}
      >
        <Icon name="arrow-left-right" />
      </button>
      {end('nereye', t('to'))}
      <DayField
        id="transfer-tarih"
        name="tarih"
        least={today}
        label={landing ? t('landingDay') : t('day')}
        start={ride.tarih}
        error={sayProblem('tarih')}
      />
      <ClockField
        id="transfer-saat"
        name="saat"
        label={landing ? t('landingTime') : t('time')}
        start={ride.saat}
        error={sayProblem('saat')}
      />
      <TextField
        id="transfer-ucus"
        name="ucus_no"
        label={t('flight')}
        hint={t('flightHint')}
        defaultValue={ride.ucus_no}
        error={sayProblem('ucus_no')}
        placeholder="XQ 981"
        autoCapitalize="characters"
        maxLength={8}
      />
    </div>
  )
}

function ReturnFields({ ride, today, sayProblem }: PartProps) {
  const t = useTranslations('transfer')
  return (
    <div className="grid gap-3 sm:grid-cols-[200px_200px]">
      <DayField
        id="transfer-donus-tarih"
        name="donus_tarih"
        least={today}
        notBefore="transfer-tarih"
        label={t('returnDay')}
        start={ride.donus_tarih}
        error={sayProblem('donus_tarih')}
      />
      <ClockField
        id="transfer-donus-saat"
        name="donus_saat"
        label={t('returnTime')}
        start={ride.donus_saat}
        error={sayProblem('donus_saat')}
      />
    </div>
  )
}

const PARTY = [
  ['yetiskin', 'adults', 1, 60],
  ['cocuk', 'children', 0, 20],
  ['bebek', 'infants', 0, 9],
  ['cocuk_koltugu', 'seats', 0, 9],
] as const

function PartyFields({ ride }: PartProps) {
  const t = useTranslations('transfer')
  return (
    <div className="grid w-full grid-cols-2 gap-3 sm:grid-cols-4 lg:max-w-[640px]">
      {PARTY.map(([name, label, least, most]) => (
        <CountField
          key={name}
          id={`transfer-${name}`}
          name={name}
          least={least}
          most={most}
          label={t(label)}
          defaultValue={ride[name]}
        />
      ))}
    </div>
  )
}
