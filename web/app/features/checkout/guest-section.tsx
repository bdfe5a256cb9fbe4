import { useTranslations } from 'use-intl/react'
import type { GuestDraft } from '../../platform/stores/checkout-draft.ts'
import { changeDraft, reservationStore } from '../../platform/stores/reservation-store.ts'
import { TextareaField, TextField } from '../../ui/form/field.tsx'
import { useCheckout } from './checkout-context.tsx'
import { fieldId } from './field-id.ts'
import { useProblems } from './use-shown-problems.ts'

function changeGuest(part: Partial<GuestDraft>): void {
  changeDraft({ misafir: { ...reservationStore.use.getState().taslak.misafir, ...part } })
}

/** The first guest, who travels and answers the phone. */
export function GuestSection() {
  const { draft } = useCheckout()
  const { errorOf, touch } = useProblems()
  const t = useTranslations('checkout.guest')
  const field = (name: keyof GuestDraft) => ({
    id: fieldId(name),
    label: t(name),
    value: draft.misafir[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => changeGuest({ [name]: event.target.value }),
    onBlur: () => touch(name),
  })
  return (
    <section className="form-chapter">
      <h2>{t('title')}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('ad')} autoComplete="given-name" maxLength={80} required />
        <TextField {...field('soyad')} autoComplete="family-name" maxLength={80} required />
        <TextField
          {...field('e_mail')}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          hint={t('e_mailHint')}
        />
        <TextField
          {...field('telefon')}
          type="tel"
          autoComplete="tel"
          maxLength={24}
          required
          hint={t('telefonHint')}
        />
        <TextField
          {...field('dogum_tarihi')}
          inputMode="numeric"
          autoComplete="bday"
          maxLength={10}
          placeholder={t('dateFormat')}
        />
        <Identity />
        <TextField
          {...field('adres')}
          autoComplete="street-address"
          maxLength={300}
          className="sm:col-span-2"
          hint={t('adresHint')}
        />
        <TextareaField
          id={fieldId('rezervasyon_notu')}
          label={t('note')}
          className="sm:col-span-2"
          rows={3}
          maxLength={2000}
          value={draft.rezervasyon_notu}
          onChange={(event) => changeDraft({ rezervasyon_notu: event.target.value })}
        />
      </div>
    </section>
  )
}

/** Typed here and sent from here; it is not kept anywhere in between. */
function Identity() {
  const { facts, setIdentity } = useCheckout()
  const { errorOf, touch } = useProblems()
  const t = useTranslations('checkout.guest')
  return (
    <TextField
      id={fieldId('tc_pasaport')}
      label={t('tc_pasaport')}
      value={facts.identity}
      error={errorOf('tc_pasaport')}
      required={facts.identityNeeded}
      maxLength={24}
      autoComplete="off"
      spellCheck={false}
      hint={facts.identityNeeded ? t('identityNeeded') : t('identityKept')}
      onChange={(event) => setIdentity(event.target.value)}
      onBlur={() => touch('tc_pasaport')}
    />
  )
}
