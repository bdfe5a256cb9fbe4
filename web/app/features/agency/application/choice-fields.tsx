import { LOCALES } from '@meltem/i18n/locales'
import { useTranslations } from 'use-intl/react'
import { TextField } from '../../../ui/form/field.tsx'
import { CHANNELS, LANGUAGES, SETTLEMENTS } from './application-form-data.ts'
import { type FieldState, field, GroupError, Part } from './form-parts.tsx'

/** What the agency sells, and to which clients. */
export function SalesFields({ state }: { state: FieldState }) {
  const t = useTranslations('agencyForm')
  return (
    <Part title={t('parts.sales')}>
      <Boxes
        state={state}
        name="kanallar"
        label={t('fields.kanallar')}
        options={CHANNELS.map((value) => ({ value, label: t(`channels.${value}`) }))}
      />
      <Boxes
        state={state}
        name="diller"
        label={t('fields.diller')}
        options={LANGUAGES.map((value) => ({ value, label: LOCALES[value].name }))}
      />
      <TextField
        {...field(state, 'bolgeler')}
        label={t('fields.bolgeler')}
        hint={t('hints.bolgeler')}
        maxLength={400}
      />
    </Part>
  )
}

/** How it would like to settle. */
export function SettlementFields({ state }: { state: FieldState }) {
  const t = useTranslations('agencyForm')
  return (
    <Part title={t('parts.settlement')} lead={t('hints.settlement')}>
      <Settlements state={state} />
    </Part>
  )
}

interface BoxesProps {
  readonly state: FieldState
  readonly name: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

function Boxes({ state, name, label, options }: BoxesProps) {
  const error = state.errorOf(name)
  const start = state.startOf(name)
  return (
    <fieldset aria-describedby={error ? `basvuru-${name}-error` : undefined}>
      <legend className="font-bold text-14">{label}</legend>
      <div className="mt-1 grid gap-x-5 sm:grid-cols-3">
        {options.map((option) => (
          <label key={option.value} className="check min-h-11 cursor-pointer items-center">
            <input
              type="checkbox"
              name={name}
              value={option.value}
              defaultChecked={start.includes(option.value)}
              aria-invalid={error ? true : undefined}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <GroupError id={`basvuru-${name}-error`} error={error} />
    </fieldset>
  )
}

function Settlements({ state }: { state: FieldState }) {
  const t = useTranslations('agency')
  const [chosen = 'yonlendirme'] = state.startOf('istenen_mutabakat')
  return (
    <div className="grid gap-2">
      {SETTLEMENTS.map((value) => (
        <label
          key={value}
          className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-3 rounded-control border border-line-strong p-4 has-checked:border-sea has-checked:bg-sea-tint"
        >
          <input
            type="radio"
            name="istenen_mutabakat"
            value={value}
            defaultChecked={chosen === value}
            className="mt-1"
          />
          <span>
            <b className="block">{t(`settlements.${value}.title`)}</b>
            <span className="text-14 text-ink-2">{t(`settlements.${value}.text`)}</span>
          </span>
        </label>
      ))}
      <GroupError id="basvuru-istenen_mutabakat-error" error={state.errorOf('istenen_mutabakat')} />
    </div>
  )
}
