import { useTranslations } from 'use-intl/react'
import { TextareaField, TextField } from '../../../ui/form/field.tsx'
import { type FieldState, field, Part } from './form-parts.tsx'

export function CompanyFields({ state }: { state: FieldState }) {
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
      </div>
      <TextareaField
        {...field(state, 'adres')}
        label={t('fields.adres')}
        autoComplete="street-address"
        rows={2}
        maxLength={300}
        required
      />
      <TextField {...field(state, 'web')} label={t('fields.web')} autoComplete="url" maxLength={200} />
    </Part>
  )
}

export function TaxFields({ state, notKept }: { state: FieldState; notKept: boolean }) {
  const t = useTranslations('agencyForm')
  return (
    <Part title={t('parts.money')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field(state, 'vergi_dairesi')} label={t('fields.vergi_dairesi')} maxLength={80} required />
        <TextField
          {...field(state, 'vergi_no')}
          label={t('fields.vergi_no')}
          hint={notKept ? t('notKept') : t('hints.vergi_no')}
          inputMode="numeric"
          autoComplete="off"
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

export function PeopleFields({ state }: { state: FieldState }) {
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
