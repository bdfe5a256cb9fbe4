import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { notifyPayment, type ReservationSummary } from '@meltem/contract/member-area'
import { formatMoney } from '@meltem/i18n/format'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { todayOnCoast } from '../../components/calendar/day-words.ts'
import { Button } from '../../components/ui/button.tsx'
import { SelectField, TextareaField, TextField } from '../../components/ui/field.tsx'
import { Note } from '../../components/ui/note.tsx'
import { useCall } from '../../lib/api.ts'
import { useFrame } from '../../lib/frame.ts'
import { amountOf, ClaimForm } from './claim-form.ts'
import { useMemberFieldError } from './use-member-field-error.ts'

/** Tells the operator of a transfer; a claim to be checked, which changes no status by itself (rulings §5). */
export function PaymentClaim({ open }: { open: readonly ReservationSummary[] }) {
  const t = useTranslations('member.claim')
  const { form, submit, outcome } = useClaim(open)
  return (
    <section aria-labelledby="claim" id="bildirim" className="scroll-mt-24 border-t-2 border-ink pt-5">
      <h2 id="claim" className="text-24">
        {t('title')}
      </h2>
      <p className="mt-1.5 mb-5 max-w-[60ch] text-ink-2">{t('lead')}</p>
      <form noValidate onSubmit={submit} className="grid max-w-[640px] gap-4 sm:grid-cols-2">
        {outcome ? (
          <div className="sm:col-span-2">
            <Note tone={outcome.good ? 'good' : 'danger'} alert>
              {outcome.message}
            </Note>
          </div>
        ) : null}
        <ClaimFields form={form} open={open} />
        <Button
          type="submit"
          look="deep"
          className="justify-self-start sm:col-span-2"
          busy={form.formState.isSubmitting}
        >
          {t('submit')}
        </Button>
      </form>
    </section>
  )
}

function useClaim(open: readonly ReservationSummary[]) {
  const t = useTranslations('member.claim')
  const call = useCall()
  const [query] = useSearchParams()
  const asked = open.find(({ k_no }) => k_no === query.get('rezervasyon')) ?? open[0]
  const [outcome, setOutcome] = useState<{ good: boolean; message: string }>()
  const form = useForm<ClaimForm>({
    mode: 'onTouched',
    resolver: standardSchemaResolver(ClaimForm),
    defaultValues: {
      rezervasyon_k_no: asked?.k_no ?? '',
      banka: '',
      gonderen: '',
      tutar: '',
      tarih: todayOnCoast(),
      not: '',
    },
  })
  const submit = form.handleSubmit(async ({ tutar, ...values }) => {
    setOutcome(undefined)
    const trip = open.find(({ k_no }) => k_no === values.rezervasyon_k_no)
    const amount = amountOf(tutar)
    if (!trip || amount === undefined) return
    const answer = await call(notifyPayment, { ...values, tutar: amount, kur: trip.kur })
    if (answer.success === 0) return setOutcome({ good: false, message: answer.message })
    form.reset({ ...form.formState.defaultValues, rezervasyon_k_no: values.rezervasyon_k_no })
    setOutcome({ good: true, message: t('sent') })
  })
  return { form, submit, outcome }
}

type FieldsProps = Pick<ReturnType<typeof useClaim>, 'form'> & { readonly open: readonly ReservationSummary[] }

function ClaimFields({ form, open }: FieldsProps) {
  const { language } = useFrame()
  const t = useTranslations('member.claim')
  const say = useMemberFieldError()
  const { errors } = form.formState
  const chosen = open.find(({ k_no }) => k_no === form.watch('rezervasyon_k_no'))
  const options = open.map(({ k_no, kayit_no, basliklar }) => ({
    value: k_no,
    label: `${kayit_no} · ${basliklar[0] ?? ''}`,
  }))
  return (
    <>
      <SelectField
        {...form.register('rezervasyon_k_no')}
        id="claim-rezervasyon"
        className="sm:col-span-2"
        label={t('reservation')}
        hint={chosen ? t('stillToPay', { amount: formatMoney(language, chosen.kalan, chosen.kur) }) : undefined}
        options={options}
      />
      <TextField {...form.register('banka')} id="claim-banka" label={t('bank')} error={say(errors.banka)} />
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
        label={t('amount', { kur: chosen?.kur ?? '' })}
        error={say(errors.tutar)}
      />
      <TextField
        {...form.register('tarih')}
        id="claim-tarih"
        type="date"
        max={todayOnCoast()}
        label={t('day')}
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
