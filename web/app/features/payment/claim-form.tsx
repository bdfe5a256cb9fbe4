import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { notifyPayment } from '@meltem/contract/member/area'
import type { BankAccount } from '@meltem/contract/payment/payment'
import { todayOnCoast } from '@meltem/i18n/day-words'
import { formatMoney } from '@meltem/i18n/format'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../platform/calls/api.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextareaField, TextField } from '../../ui/form/field.tsx'
import { Note } from '../../ui/note.tsx'
import { DayField } from '../booking/calendar/day-field.tsx'
import { amountOf, ClaimValues } from './claim-fields.ts'

/** A reservation that waits for money. */
export interface OpenTrip {
  readonly k_no: string
  readonly kayit_no: string
  readonly baslik: string
  readonly kalan: number
  readonly kur: string
}

interface ClaimFormProps {
  /** At least one; with several the person chooses. */
  readonly trips: readonly OpenTrip[]
  readonly chosen?: string | null
  readonly accounts: readonly BankAccount[]
  /** What the form begins with. */
  readonly gonderen?: string
  readonly tutar?: string
  readonly onSent?: () => void
}

/** Tells the operator of a transfer; a claim to be checked, which changes no status by itself (PAY-9). */
export function ClaimForm(props: ClaimFormProps) {
  const t = useTranslations('claim')
  const { form, submit, outcome } = useClaim(props)
  return (
    <form noValidate onSubmit={submit} className="grid max-w-[640px] gap-4 sm:grid-cols-2">
      {outcome ? (
        <div className="sm:col-span-2">
          <Note tone={outcome.good ? 'good' : 'danger'} alert>
            {outcome.message}
          </Note>
        </div>
      ) : null}
      <ClaimFields form={form} {...props} />
      <Button type="submit" look="deep" className="justify-self-start sm:col-span-2" busy={form.formState.isSubmitting}>
        {t('submit')}
      </Button>
    </form>
  )
}

const nameOf = ({ banka, kur }: BankAccount) => `${banka} ${kur}`

function useClaim({ trips, chosen, accounts, gonderen = '', tutar = '', onSent }: ClaimFormProps) {
  const t = useTranslations('claim')
  const call = useCall()
  const [outcome, setOutcome] = useState<{ good: boolean; message: string }>()
  const asked = trips.find(({ k_no }) => k_no === chosen) ?? trips[0]
  const bank = accounts.find(({ kur }) => kur === asked?.kur) ?? accounts[0]
  const form = useForm<ClaimValues>({
    mode: 'onTouched',
    resolver: standardSchemaResolver(ClaimValues),
    defaultValues: {
      rezervasyon_k_no: asked?.k_no ?? '',
      banka: bank ? nameOf(bank) : '',
      gonderen,
      tutar,
      tarih: todayOnCoast(),
      not: '',
    },
  })
  const submit = form.handleSubmit(async (values) => {
    setOutcome(undefined)
    const trip = trips.find(({ k_no }) => k_no === values.rezervasyon_k_no)
    const amount = amountOf(values.tutar)
    if (!trip || amount === undefined) return
    const answer = await call(notifyPayment, { ...values, tutar: amount, kur: trip.kur })
    if (answer.success === 0) return setOutcome({ good: false, message: answer.message })
    form.reset({ ...form.formState.defaultValues, rezervasyon_k_no: values.rezervasyon_k_no })
    setOutcome({ good: true, message: t('sent') })
    onSent?.()
  })
  return { form, submit, outcome }
}

type FieldsProps = Pick<ReturnType<typeof useClaim>, 'form'> & Pick<ClaimFormProps, 'trips' | 'accounts'>

function ClaimFields({ form, trips, accounts }: FieldsProps) {
  const t = useTranslations('claim')
  const say = useClaimError()
  const { errors } = form.formState
  const trip = trips.find(({ k_no }) => k_no === form.watch('rezervasyon_k_no'))
  return (
    <>
      {trips.length > 1 ? <TripField form={form} trips={trips} /> : null}
      {accounts.length > 0 ? (
        <SelectField
          {...form.register('banka')}
          id="claim-banka"
          label={t('bank')}
          options={accounts.map((account) => ({ value: nameOf(account), label: nameOf(account) }))}
        />
      ) : (
        <TextField {...form.register('banka')} id="claim-banka" label={t('bank')} error={say(errors.banka)} />
      )}
      <TextField
        {...form.register('gonderen')}
        id="claim-gonderen"
        autoComplete="name"
        label={t('sender')}
        error={say(errors.gonderen)}
      />
      <TextField
        {...form.register('tutar')}
        id="claim-tutar"
        inputMode="decimal"
        label={t('amount', { kur: trip?.kur ?? '' })}
        error={say(errors.tutar)}
      />
      <DayField
        id="claim-tarih"
        most={todayOnCoast()}
        label={t('day')}
        start={form.watch('tarih')}
        onDay={(day) => form.setValue('tarih', day)}
        error={say(errors.tarih)}
      />
      <TextareaField
        {...form.register('not')}
        id="claim-not"
        className="sm:col-span-2"
        label={t('note')}
        error={say(errors.not)}
      />
    </>
  )
}

function TripField({ form, trips }: Pick<FieldsProps, 'form' | 'trips'>) {
  const { language } = useFrame()
  const t = useTranslations('claim')
  const trip = trips.find(({ k_no }) => k_no === form.watch('rezervasyon_k_no'))
  return (
    <SelectField
      {...form.register('rezervasyon_k_no')}
      id="claim-rezervasyon"
      className="sm:col-span-2"
      label={t('reservation')}
      hint={trip ? t('stillToPay', { amount: formatMoney(language, trip.kalan, trip.kur) }) : undefined}
      options={trips.map(({ k_no, kayit_no, baslik }) => ({ value: k_no, label: `${kayit_no} · ${baslik}` }))}
    />
  )
}

const ERRORS = ['required', 'tooLong', 'amountInvalid', 'dateInvalid'] as const

/** Turns the key a schema gave as its message into the sentence of the page's language. */
function useClaimError() {
  const t = useTranslations('claim.error')
  return (error: { message?: string | undefined } | undefined): string | undefined => {
    const key = ERRORS.find((one) => one === error?.message)
    return key ? t(key) : error?.message
  }
}
