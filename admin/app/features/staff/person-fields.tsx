import type { Colleague } from '@meltem/contract/staff/people'
import { STAFF_ROLES } from '@meltem/contract/staff/rights'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { LOCALES } from '@meltem/i18n/locales'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Choice } from '../../ui/form/choice.tsx'

export type PersonDraft = Pick<Colleague, 'ad' | 'soyad' | 'rol' | 'dil'>

interface FieldsProps {
  readonly draft: PersonDraft
  readonly onChange: (draft: PersonDraft) => void
}

/** Name, role and language: what a manager says about a colleague. */
export function PersonFields({ draft, onChange }: FieldsProps) {
  const t = useTranslations('admin.staff')
  const roles = useTranslations('admin.roles')
  return (
    <>
      <TextBox label={t('ad')} value={draft.ad} onChange={(ad) => onChange({ ...draft, ad })} />
      <TextBox label={t('soyad')} value={draft.soyad} onChange={(soyad) => onChange({ ...draft, soyad })} />
      <Choice
        label={t('rol')}
        value={draft.rol}
        options={STAFF_ROLES.map((value) => ({ value, label: roles(value) }))}
        onChange={(rol) => onChange({ ...draft, rol: STAFF_ROLES.find((one) => one === rol) ?? draft.rol })}
      />
      <Choice
        label={t('dil')}
        value={draft.dil}
        options={LANGUAGES.map((value) => ({ value, label: LOCALES[value].name }))}
        onChange={(dil) => onChange({ ...draft, dil: LANGUAGES.find((one) => one === dil) ?? draft.dil })}
      />
    </>
  )
}

interface TextBoxProps {
  readonly label: string
  readonly value: string
  readonly type?: 'text' | 'email'
  readonly onChange: (value: string) => void
}

export function TextBox({ label, value, type = 'text', onChange }: TextBoxProps) {
  const id = useId()
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className="text-12 font-semibold text-ink-2">
        {label}
      </label>
      <input
        id={id}
        type={type}
        required
        maxLength={type === 'email' ? 254 : 80}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="control w-full max-lg:min-h-11!"
      />
    </div>
  )
}
