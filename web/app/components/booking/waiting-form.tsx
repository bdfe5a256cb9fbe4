import type { DepartureAnswer, joinWaitingList } from '@meltem/contract/basket'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../lib/api.ts'
import { textOf } from '../../lib/form-text.ts'
import { useFrame } from '../../lib/frame.ts'
import { Button } from '../ui/button.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { useBooking } from './booking-context.tsx'

const WAITING = { method: 'POST', path: '/bekleme-listesi-post' } as const

type Outcome = { readonly tone: 'good' | 'danger'; readonly text: string }

/** For full departures: the whole party waits, and is written to when places come free. */
export function WaitingForm({ departures }: { departures: readonly DepartureAnswer[] }) {
  const t = useTranslations('panel.waiting')
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
      <summary className="link min-h-6">{t('title')}</summary>
      <Fields departures={departures} onOutcome={setOutcome} />
      {outcome ? (
        <Note tone="danger" alert>
          {outcome.text}
        </Note>
      ) : null}
    </details>
  )
}

interface FieldsProps {
  readonly departures: readonly DepartureAnswer[]
  readonly onOutcome: (outcome: Outcome) => void
}

function Fields({ departures, onOutcome }: FieldsProps) {
  const { product, choice, option } = useBooking()
  const { language } = useFrame()
  const t = useTranslations('panel.waiting')
  const call = useCall()
  const id = useId()
  const [busy, setBusy] = useState(false)
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    const answer = await call<typeof joinWaitingList>(WAITING, {
      lang: language,
      urun_k_no: product.k_no,
      baslangic: choice.baslangic ?? '',
      pax: choice.pax,
      ad: textOf(form, 'ad'),
      e_mail: textOf(form, 'e_mail'),
      kalkis: textOf(form, 'kalkis'),
      ...(option ? { opsiyon_k_no: option.k_no } : {}),
    })
    setBusy(false)
    const joined = answer.success === 1
    onOutcome({ tone: joined ? 'good' : 'danger', text: joined ? t('done', { place: answer.sira }) : answer.message })
  }
  return (
    <form className="mt-2 grid gap-3" onSubmit={(event) => void send(event)}>
      <p className="text-ink-2">{t('text')}</p>
      <SelectField
        id={`${id}-kalkis`}
        name="kalkis"
        label={t('departure')}
        options={departures.map(({ kalkis, saat }) => ({ value: kalkis, label: saat }))}
      />
      <TextField id={`${id}-ad`} name="ad" label={t('name')} autoComplete="name" required maxLength={120} />
      <TextField id={`${id}-mail`} name="e_mail" type="email" label={t('email')} autoComplete="email" required />
      <Button type="submit" look="line" busy={busy}>
        {t('send')}
      </Button>
    </form>
  )
}
