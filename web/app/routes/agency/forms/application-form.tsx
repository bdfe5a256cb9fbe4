import { useTranslations } from 'use-intl/react'
import { Button } from '../../../components/ui/button.tsx'
import { ConsentLabel } from '../../../components/ui/consent-label.tsx'
import { Checkbox, TextareaField, TextField } from '../../../components/ui/field.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { RobotTrap } from '../../../components/ui/robot-trap.tsx'
import { useScripted } from '../../../components/ui/use-scripted.ts'
import { useFrame } from '../../../lib/frame.ts'
import { ApplicationSent } from './application-sent.tsx'
import { ChoiceFields } from './choice-fields.tsx'
import { Documents, useDocuments } from './documents.tsx'
import { type FieldState, field, Part } from './form-parts.tsx'
import { type Outcome, useApplication } from './use-application.ts'

interface ApplicationFormProps {
  readonly before: Outcome | undefined
  readonly privacyHref: string | undefined
}

export function ApplicationForm({ before, privacyHref }: ApplicationFormProps) {
  const t = useTranslations('agencyForm')
  const { language } = useFrame()
  const scripted = useScripted()
  const { slots, upload, keys } = useDocuments()
  const { outcome, busy, onSubmit, form } = useApplication(before, keys)
  if (outcome?.state === 'sent') return <ApplicationSent sent={outcome} />
  const state: FieldState = {
    errorOf: (name) => outcome?.errors[name],
    startOf: (name) => outcome?.written[name] ?? [],
  }
  return (
    <form
      ref={form}
      id="form"
      tabIndex={-1}
      method="post"
      action={`/${language}/agency/forms#form`}
      noValidate={scripted}
      onSubmit={(event) => void onSubmit(event)}
      className="grid scroll-mt-24 gap-10 outline-none"
    >
      {outcome ? (
        <Note tone="danger" alert>
          <b>{t('summary')}</b>
          <p>{outcome.message}</p>
        </Note>
      ) : null}
      <Company state={state} />
      <Money state={state} />
      <People state={state} />
      <ChoiceFields state={state} />
      {scripted ? (
        <Part title={t('parts.documents')} lead={t('documents.lead')}>
          <Documents slots={slots} onFile={upload} />
        </Part>
      ) : null}
      <Part title={t('parts.send')}>
        <TextareaField {...field(state, 'aciklama')} label={t('fields.aciklama')} rows={4} maxLength={2000} />
        <Checkbox
          id="basvuru-gizlilik_politikasi"
          name="gizlilik_politikasi"
          required
          defaultChecked={state.startOf('gizlilik_politikasi')[0] === 'on'}
          error={state.errorOf('gizlilik_politikasi') ? t('consentRequired') : undefined}
          label={<ConsentLabel text={t('consent')} link={t('privacy')} href={privacyHref} />}
        />
        <RobotTrap />
        <Button type="submit" look="sun" size="lg" busy={busy} className="justify-self-start max-sm:w-full">
          {t('submit')}
        </Button>
      </Part>
    </form>
  )
}

function Company({ state }: { state: FieldState }) {
  const t = useTranslations('agencyForm')
  return (
    <Part title={t('parts.company')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field(state, 'unvan')}
          label={t('fields.unvan')}
          autoComplete="organization"
          maxLength={160}
          required
        />
        <TextField
          {...field(state, 'marka')}
          label={t('fields.marka')}
          hint={t('hints.marka')}
          maxLength={80}
          required
        />
        <TextField
          {...field(state, 'tursab_no')}
          label={t('fields.tursab_no')}
          inputMode="numeric"
          maxLength={12}
          required
        />
        <TextField {...field(state, 'web')} label={t('fields.web')} autoComplete="url" maxLength={200} />
      </div>
      <TextareaField
        {...field(state, 'adres')}
        label={t('fields.adres')}
        autoComplete="street-address"
        rows={2}
        maxLength={300}
        required
      />
    </Part>
  )
}

function Money({ state }: { state: FieldState }) {
  const t = useTranslations('agencyForm')
  return (
    <Part title={t('parts.money')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field(state, 'vergi_dairesi')} label={t('fields.vergi_dairesi')} maxLength={80} required />
        <TextField
          {...field(state, 'vergi_no')}
          label={t('fields.vergi_no')}
          hint={t('hints.vergi_no')}
          inputMode="numeric"
          maxLength={14}
          required
        />
      </div>
      <TextField
        {...field(state, 'iban')}
        label={t('fields.iban')}
        hint={t('hints.iban')}
        autoComplete="off"
        maxLength={42}
        required
      />
    </Part>
  )
}

function People({ state }: { state: FieldState }) {
  const t = useTranslations('agencyForm')
  return (
    <>
      <Part title={t('parts.yetkili')} lead={t('hints.yetkili')}>
        <Person state={state} who="yetkili" required />
      </Part>
      <Part title={t('parts.muhasebe')} lead={t('hints.muhasebe')}>
        <Person state={state} who="muhasebe" />
      </Part>
    </>
  )
}

function Person({ state, who, required }: { state: FieldState; who: 'yetkili' | 'muhasebe'; required?: boolean }) {
  const t = useTranslations('agencyForm')
  const of = (name: 'ad' | 'soyad' | 'gorev' | 'telefon' | 'e_mail') => ({
    ...field(state, `${who}.${name}`),
    label: t(`fields.${name}`),
  })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...of('ad')} maxLength={80} required={required} />
      <TextField {...of('soyad')} maxLength={80} required={required} />
      <TextField {...of('e_mail')} type="email" maxLength={254} required={required} />
      <TextField {...of('telefon')} type="tel" hint={t('hints.telefon')} maxLength={32} required={required} />
      <TextField {...of('gorev')} maxLength={80} />
    </div>
  )
}
