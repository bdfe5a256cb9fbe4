import { type DepartureAnswer, joinWaitingList } from '@meltem/contract/reservation/basket'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../../platform/calls/api.ts'
import { textOf } from '../../../platform/calls/form-text.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { authStore } from '../../../platform/stores/auth-store.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/form/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Note } from '../../../ui/note.tsx'
import { useBooking } from '../booking-context.tsx'
import { hasRooms } from '../choice-party.ts'

type Outcome = { readonly tone: 'good' | 'danger'; readonly text: string }

/** The dates the visitor waits for, with the times a car is wanted at. */
export interface WaitingWish {
  readonly baslangic: string
  readonly baslangic_saat?: string
  readonly bitis?: string
  readonly bitis_saat?: string
}

interface WaitingFormProps {
  readonly title: string
  readonly wish: WaitingWish
  /** Full departures of the day, where it has any. */
  readonly departures?: readonly DepartureAnswer[]
}

/** For what is full: the whole party waits, and is written to when places come free. */
export function WaitingForm({ title, wish, departures = [] }: WaitingFormProps) {
  const [outcome, setOutcome] = useState<Outcome>()
  if (outcome?.tone === 'good') {
    return (
      <Note tone="good" alert>
        {outcome.text}
      </Note>
    )
  }
  return (
    <details className="text-14">
      <summary className="link opener flex min-h-6 items-center gap-1">
        {title}
        <Icon name="chevron-down" />
      </summary>
      <Fields wish={wish} departures={departures} onOutcome={setOutcome} />
      {outcome ? (
        <Note tone="danger" alert>
          {outcome.text}
        </Note>
      ) : null}
    </details>
  )
}

interface FieldsProps {
  readonly wish: WaitingWish
  readonly departures: readonly DepartureAnswer[]
  readonly onOutcome: (outcome: Outcome) => void
}

function Fields({ wish, departures, onOutcome }: FieldsProps) {
  const { product, choice, option } = useBooking()
  const { language } = useFrame()
  const member = authStore.use((state) => state.user)
  const t = useTranslations('panel.waiting')
  const call = useCall()
  const id = useId()
  const [busy, setBusy] = useState(false)
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    const answer = await call(joinWaitingList, {
      lang: language,
      urun_k_no: product.k_no,
      ...wish,
      pax: choice.pax,
      ad: textOf(form, 'ad'),
      e_mail: textOf(form, 'e_mail'),
      ...(departures.length > 0 ? { kalkis: textOf(form, 'kalkis') } : {}),
      ...(option ? { opsiyon_k_no: option.k_no } : {}),
      ...(hasRooms(product, option) ? { adet: choice.adet } : {}),
    })
    setBusy(false)
    const joined = answer.success === 1
    onOutcome({ tone: joined ? 'good' : 'danger', text: joined ? t('done', { place: answer.sira }) : answer.message })
  }
  return (
    <form className="mt-2 grid gap-3" onSubmit={(event) => void send(event)}>
      <p className="text-ink-2">{t('text')}</p>
      {departures.length > 0 ? (
        <SelectField
          id={`${id}-kalkis`}
          name="kalkis"
          label={t('departure')}
          options={departures.map(({ kalkis, saat }) => ({ value: kalkis, label: saat }))}
        />
      ) : null}
      <TextField
        id={`${id}-ad`}
        name="ad"
        label={t('name')}
        autoComplete="name"
        required
        maxLength={120}
        defaultValue={member ? `${member.ad} ${member.soyad}` : undefined}
      />
      <TextField
        id={`${id}-mail`}
        name="e_mail"
        type="email"
        label={t('email')}
        autoComplete="email"
        required
        defaultValue={member?.e_mail}
      />
      <Button type="submit" look="line" busy={busy}>
        {t('send')}
      </Button>
    </form>
  )
}
