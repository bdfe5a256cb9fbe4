import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type Member, updateMember } from '@meltem/contract/member/member'
import type { Language } from '@meltem/contract/wire/language'
import { todayOnCoast } from '@meltem/i18n/day-words'
import { LOCALES } from '@meltem/i18n/locales'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../../platform/calls/api.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { keepMember } from '../../../platform/stores/auth-store.ts'
import { currencyLabel } from '../../../platform/words/currency-symbol.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/form/field.tsx'
import { DayField } from '../../booking/calendar/day-field.tsx'
import { useMemberFieldError } from '../use-member-field-error.ts'
import { ContactForm, phoneOf } from './profile-schemas.ts'
import { type Outcome, OutcomeNote, Setting } from './setting.tsx'

/** Name, phone, birthday, address, and the language and currency the member likes. */
export function ContactSection({ user }: { user: Member }) {
  const t = useTranslations('member.profile')
  const { form, submit, outcome } = useContact(user)
  return (
    <Setting id="contact" title={t('contact')}>
      <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <OutcomeNote outcome={outcome} />
        </div>
        <PersonFields form={form} />
        <ChoiceFields form={form} />
        <Button type="submit" look="deep" className="justify-self-start" busy={form.formState.isSubmitting}>
          {t('save')}
        </Button>
      </form>
    </Setting>
  )
}

function useContact(user: Member) {
  const t = useTranslations('member.profile')
  const call = useCall()
  const [outcome, setOutcome] = useState<Outcome>()
  const form = useForm<ContactForm>({
    mode: 'onTouched',
    resolver: standardSchemaResolver(ContactForm),
    defaultValues: {
      ad: user.ad,
      soyad: user.soyad,
      telefon: user.telefon ?? '',
      dogum_tarihi: user.dogum_tarihi ?? '',
      adres: user.adres ?? '',
      dil: user.dil,
      kur: user.kur ?? '',
    },
  })
  const submit = form.handleSubmit(async ({ telefon, dogum_tarihi, adres, dil, kur, ...names }) => {
    setOutcome(undefined)
    const answer = await call(updateMember, {
      ...names,
      telefon: phoneOf(telefon) ?? null,
      dogum_tarihi: dogum_tarihi || null,
      adres: adres || null,
      dil: dil as Language,
      kur: kur || null,
    })
    if (answer.success === 1) keepMember(answer.data)
    setOutcome(answer.success === 1 ? { good: true, message: t('saved') } : { good: false, message: answer.message })
  })
  return { form, submit, outcome }
}

interface FieldsProps {
  readonly form: UseFormReturn<ContactForm>
}

/** A day is told to the form: it was changed by the person. */
const SETTLED = { shouldDirty: true, shouldTouch: true } as const

function PersonFields({ form }: FieldsProps) {
  const t = useTranslations('member.profile')
  const login = useTranslations('login')
  const say = useMemberFieldError()
  const { errors } = form.formState
  return (
    <>
      <TextField
        {...form.register('ad')}
        id="profile-ad"
        autoComplete="given-name"
        label={login('ad')}
        error={say(errors.ad)}
      />
      <TextField
        {...form.register('soyad')}
        id="profile-soyad"
        autoComplete="family-name"
        label={login('soyad')}
        error={say(errors.soyad)}
      />
      <TextField
        {...form.register('telefon')}
        id="profile-telefon"
        type="tel"
        autoComplete="tel"
        label={t('phone')}
        hint={t('phoneHint')}
        error={say(errors.telefon)}
      />
      <DayField
        id="profile-dogum"
        autoComplete="bday"
        typedOnly
        most={todayOnCoast()}
        label={t('birthday')}
        start={form.watch('dogum_tarihi')}
        onDay={(day) => form.setValue('dogum_tarihi', day, SETTLED)}
        error={say(errors.dogum_tarihi)}
      />
      <TextField
        {...form.register('adres')}
        id="profile-adres"
        autoComplete="street-address"
        className="sm:col-span-2"
        label={t('address')}
        error={say(errors.adres)}
      />
    </>
  )
}

function ChoiceFields({ form }: FieldsProps) {
  const t = useTranslations('member.profile')
  const { languages, exchange } = useFrame()
  return (
    <>
      <SelectField
        {...form.register('dil')}
        id="profile-dil"
        label={t('language')}
        options={languages.map((one) => ({ value: one, label: LOCALES[one].name }))}
      />
      <SelectField
        {...form.register('kur')}
        id="profile-kur"
        label={t('currency')}
        options={[
          { value: '', label: t('shopCurrency') },
          ...exchange.kurlar.map(({ kod }) => ({ value: kod, label: currencyLabel(kod) })),
        ]}
      />
    </>
  )
}
