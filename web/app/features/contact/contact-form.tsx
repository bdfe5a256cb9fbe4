import { CONTACT_SUBJECTS } from '@meltem/contract/audience/audience'
import type { Control } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { Button } from '../../ui/button.tsx'
import { ConsentLabel } from '../../ui/form/consent-label.tsx'
import { Checkbox, SelectField, TextareaField, TextField } from '../../ui/form/field.tsx'
import { RobotTrap } from '../../ui/form/robot-trap.tsx'
import { Note } from '../../ui/note.tsx'
import { useScripted } from '../../ui/use-scripted.ts'
import type { ContactOutcome } from './contact-outcome.ts'
import { ContactSent } from './contact-sent.tsx'
import type { ContactValues } from './prefill.ts'
import { type ContactField, useContactForm } from './use-contact-form.ts'

const MESSAGE_LIMIT = 4000

interface ContactFormProps {
  readonly values: ContactValues
  readonly before: ContactOutcome | undefined
  /** Where the privacy notice stands, if the tenant has one. */
  readonly privacyHref: string | undefined
}

type FormState = ReturnType<typeof useContactForm>

export function ContactForm({ values, before, privacyHref }: ContactFormProps) {
  const { language } = useFrame()
  const t = useTranslations('contact')
  const scripted = useScripted()
  const state = useContactForm(before?.state === 'refused' ? before.values : values, before)
  const { outcome, refused, onSubmit, failure, busy } = state
  if (outcome?.state === 'sent') return <ContactSent sent={outcome} onAgain={state.startAgain} />
  return (
    <form
      id="form"
      method="post"
      action={`/${language}/contact#form`}
      noValidate={scripted}
      onSubmit={onSubmit}
      className="grid scroll-mt-24 gap-5 sm:grid-cols-2"
    >
      <p className="-mt-2 text-14 text-ink-2 sm:col-span-2">{t('required')}</p>
      {refused ? (
        <div className="sm:col-span-2">
          <Note tone="danger" alert ref={failure}>
            <b>{t('summary')}</b>
            <p>{refused.message}</p>
          </Note>
        </div>
      ) : null}
      <PersonFields state={state} />
      <MessageField state={state} />
      <ConsentField state={state} href={privacyHref} />
      <RobotTrap {...state.form.register('web_sitesi')} />
      <div className="flex flex-wrap items-center gap-3.5 sm:col-span-2">
        <Button
          type="submit"
          look="deep"
          size="lg"
          busy={busy}
          className="max-sm:w-full"
          aria-label={busy ? t('sending') : undefined}
        >
          {t('submit')}
        </Button>
        <span className="text-14 text-ink-2">{t('answer')}</span>
      </div>
    </form>
  )
}

/** Name, handlers and error of a field, wherever its look comes from. */
function fieldOf({ form, errorOf }: FormState, name: ContactField) {
  return { ...form.register(name), id: `iletisim-${name}`, error: errorOf(name) }
}

function startOf({ form }: FormState, name: Exclude<ContactField, 'gizlilik_politikasi'>) {
  return { defaultValue: form.formState.defaultValues?.[name] ?? '' }
}

function PersonFields({ state }: { state: FormState }) {
  const t = useTranslations('contact')
  const text = (name: 'ad' | 'soyad' | 'e_mail' | 'telefon') => ({
    ...fieldOf(state, name),
    ...startOf(state, name),
    label: t(`fields.${name}`),
  })
  return (
    <>
      <TextField {...text('ad')} autoComplete="given-name" maxLength={80} required />
      <TextField {...text('soyad')} autoComplete="family-name" maxLength={80} required />
      <TextField {...text('e_mail')} type="email" autoComplete="email" maxLength={254} required />
      <TextField {...text('telefon')} type="tel" autoComplete="tel" maxLength={32} hint={t('fields.telefonHint')} />
      <SelectField
        {...fieldOf(state, 'konu')}
        {...startOf(state, 'konu')}
        label={t('fields.konu')}
        className="sm:col-span-2"
        required
        options={CONTACT_SUBJECTS.map((subject) => ({ value: subject, label: t(`subjects.${subject}`) }))}
      />
    </>
  )
}

function MessageField({ state }: { state: FormState }) {
  const t = useTranslations('contact')
  return (
    <TextareaField
      {...fieldOf(state, 'mesaj')}
      {...startOf(state, 'mesaj')}
      label={t('fields.mesaj')}
      className="sm:col-span-2"
      rows={8}
      maxLength={MESSAGE_LIMIT}
      required
      hint={<Counter control={state.form.control} />}
    />
  )
}

function Counter({ control }: { control: Control<ContactValues> }) {
  const t = useTranslations('contact')
  const text = useWatch({ control, name: 'mesaj' })
  return t('count', { count: text.length, limit: MESSAGE_LIMIT })
}

function ConsentField({ state, href }: { state: FormState; href: string | undefined }) {
  const t = useTranslations('contact')
  const field = fieldOf(state, 'gizlilik_politikasi')
  return (
    <Checkbox
      {...field}
      // There is one rule only, and this sentence says more than the server's general one.
      error={field.error ? t('consentRequired') : undefined}
      required
      className="sm:col-span-2"
      defaultChecked={state.refused?.values.gizlilik_politikasi ?? false}
      label={<ConsentLabel text={t('consent')} link={t('privacy')} href={href} />}
    />
  )
}
