import type { notifyPayment } from '@meltem/contract/member-area'
import type { BankAccount } from '@meltem/contract/payment'
import type { Reservation } from '@meltem/contract/reservation'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { todayOnCoast } from '../../../components/calendar/day-words.ts'
import { Button } from '../../../components/ui/button.tsx'
import { SelectField, TextField } from '../../../components/ui/field.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { useCall } from '../../../lib/api.ts'
import { textOf } from '../../../lib/form-text.ts'

const CLAIM = { method: 'POST', path: '/uye-odeme-bildirim-post' } as const

interface ClaimFormProps {
  readonly reservation: Reservation
  readonly accounts: readonly BankAccount[]
}

/** A claim for the operator to check; it changes no status (rulings §5). */
export function ClaimForm({ reservation, accounts }: ClaimFormProps) {
  const call = useCall()
  const t = useTranslations('outcome.claim')
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ readonly good: boolean; readonly text: string }>()
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    const answer = await call<typeof notifyPayment>(CLAIM, {
      rezervasyon_k_no: reservation.k_no,
      banka: textOf(form, 'banka'),
      gonderen: textOf(form, 'gonderen'),
      tutar: Number(textOf(form, 'tutar').replace(',', '.')),
      kur: reservation.secilen_kur,
      tarih: textOf(form, 'tarih'),
    })
    setBusy(false)
    setOutcome(answer.success === 1 ? { good: true, text: t('done') } : { good: false, text: answer.message })
  }
  if (outcome?.good) return <Note tone="good">{outcome.text}</Note>
  return (
    <section>
      <h2 className="mb-1 text-24">{t('title')}</h2>
      <p className="mb-4 text-14 text-ink-2">{t('text')}</p>
      <form onSubmit={send} className="grid gap-4 sm:grid-cols-2">
        <ClaimFields reservation={reservation} accounts={accounts} />
        {outcome ? (
          <div className="sm:col-span-2">
            <Note tone="danger" alert>
              {outcome.text}
            </Note>
          </div>
        ) : null}
        <div className="sm:col-span-2">
          <Button type="submit" look="sun" size="lg" busy={busy}>
            {t('send')}
          </Button>
        </div>
      </form>
    </section>
  )
}

function ClaimFields({ reservation, accounts }: ClaimFormProps) {
  const t = useTranslations('outcome.claim')
  const { misafir, kur_rezervasyon_toplam, secilen_kur } = reservation
  return (
    <>
      <SelectField
        id="havale-banka"
        name="banka"
        label={t('bank')}
        required
        options={accounts.map(({ banka, kur }) => ({ value: `${banka} ${kur}`, label: `${banka} ${kur}` }))}
      />
      <TextField
        id="havale-gonderen"
        name="gonderen"
        label={t('sender')}
        defaultValue={`${misafir.ad} ${misafir.soyad}`}
        maxLength={160}
        required
      />
      <TextField
        id="havale-tutar"
        name="tutar"
        label={t('amount', { currency: secilen_kur })}
        inputMode="decimal"
        pattern="[0-9]+([.,][0-9]{1,2})?"
        defaultValue={String(kur_rezervasyon_toplam.on_odeme_toplam)}
        required
      />
      <TextField id="havale-tarih" name="tarih" type="date" label={t('day')} defaultValue={todayOnCoast()} required />
    </>
  )
}
