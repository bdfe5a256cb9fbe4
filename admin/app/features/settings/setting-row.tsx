import { LANGUAGES, type Language, type LocalText } from '@meltem/contract/wire/language'
import { upperCase } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'

interface RowProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly problem?: string | undefined
}

interface FrameProps extends RowProps {
  readonly id: string
  readonly children: ReactNode
  /** Several fields under one name: the name belongs to the group. */
  readonly group?: boolean
}

/** A name with its sentence on the left, what is set on the right; below each other on a phone. */
export function SettingRow({ id, label, hint, problem, children, group = false }: FrameProps) {
  const name = <span className="font-[620] text-14">{label}</span>
  return (
    <div
      {...(group && { role: 'group', 'aria-labelledby': `${id}-name` })}
      className="grid gap-x-6 gap-y-2 border-line-soft border-b px-4 py-3 last:border-b-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]"
    >
      <div className="grid content-start gap-0.5">
        {group ? <span id={`${id}-name`}>{name}</span> : <label htmlFor={id}>{name}</label>}
        {hint && (
          <p id={`${id}-hint`} className="max-w-[60ch] text-13 text-ink-2">
            {hint}
          </p>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-1.5">
        {children}
        {problem !== undefined && (
          <p id={`${id}-problem`} role="alert" className="flex items-start gap-1.5 text-13 font-[550] text-danger">
            <CircleAlert aria-hidden="true" className="icon mt-px" />
            {problem}
          </p>
        )}
      </div>
    </div>
  )
}

function describedBy(id: string, { hint, problem }: RowProps) {
  const ids = [hint ? `${id}-hint` : '', problem === undefined ? '' : `${id}-problem`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

interface TextRowProps extends RowProps {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly most?: number
  readonly rows?: number
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'password'
  readonly disabled?: boolean
  readonly placeholder?: string
}

export function TextRow({ value, onChange, most = 200, rows = 1, type = 'text', ...row }: TextRowProps) {
  const id = useId()
  const { disabled, placeholder } = row
  const shared = {
    id,
    value,
    disabled,
    placeholder,
    maxLength: most,
    autoComplete: type === 'password' ? 'new-password' : 'off',
    'aria-invalid': row.problem !== undefined || undefined,
    'aria-describedby': describedBy(id, row),
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    className: `control w-full max-lg:min-h-11! ${rows > 1 ? 'py-2' : ''}`,
  }
  return (
    <SettingRow id={id} {...row}>
      {rows > 1 ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} spellCheck={false} />}
    </SettingRow>
  )
}

interface NumberRowProps extends RowProps {
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly unit?: string
  /** Decimals and a sign, for coordinates. */
  readonly fine?: boolean
}

/** What is typed stays as it is typed; the server says what does not fit. */
export function NumberRow({ value, onChange, unit, fine = false, ...row }: NumberRowProps) {
  const id = useId()
  const [text, setText] = useState(value === null ? '' : String(value))
  const read = (typed: string) => (typed.trim() === '' ? null : Number(typed.replace(',', '.')))
  // Taken from a colleague, or back: the words follow.
  const mine = read(text)
  const shown = mine === value || Number.isNaN(mine) ? text : (value?.toString() ?? '')
  return (
    <SettingRow id={id} {...row}>
      <span className="flex items-center gap-2">
        <input
          id={id}
          type="text"
          inputMode={fine ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={12}
          value={shown}
          aria-invalid={row.problem !== undefined || undefined}
          aria-describedby={describedBy(id, row)}
          onChange={(event) => {
            setText(event.target.value)
            const number = read(event.target.value)
            if (number === null || !Number.isNaN(number)) onChange(number)
          }}
          className={`control num max-lg:min-h-11! ${fine ? 'w-36' : 'w-24'}`}
        />
        {unit && <span className="text-13 text-ink-2">{unit}</span>}
      </span>
    </SettingRow>
  )
}

interface ChoiceRowProps extends RowProps {
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

export function ChoiceRow({ value, options, onChange, ...row }: ChoiceRowProps) {
  const id = useId()
  return (
    <SettingRow id={id} {...row}>
      <select
        id={id}
        value={value}
        aria-describedby={describedBy(id, row)}
        onChange={(event) => onChange(event.target.value)}
        className="control w-full max-lg:min-h-11!"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </SettingRow>
  )
}

interface TickRowProps extends RowProps {
  readonly value: boolean
  readonly onChange: (value: boolean) => void
}

export function TickRow({ value, onChange, ...row }: TickRowProps) {
  const id = useId()
  return (
    <SettingRow id={id} {...row}>
      <span className="flex min-h-9 items-center max-lg:min-h-11">
        <input
          id={id}
          type="checkbox"
          checked={value}
          aria-describedby={describedBy(id, row)}
          onChange={(event) => onChange(event.target.checked)}
          className="size-5 accent-sea"
        />
      </span>
    </SettingRow>
  )
}

interface ManyRowProps extends RowProps {
  readonly value: readonly string[]
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string[]) => void
}

/** More of them stand in columns. */
const MOST_IN_A_ROW = 8

/** Several of a list, in its order. */
export function ManyRow({ value, options, onChange, ...row }: ManyRowProps) {
  const id = useId()
  return (
    <SettingRow id={id} group {...row}>
      <div
        className={options.length > MOST_IN_A_ROW ? 'grid gap-x-5 sm:grid-cols-2' : 'flex flex-wrap gap-x-5 gap-y-1'}
      >
        {options.map((option) => (
          <label key={option.value} className="flex min-h-9 items-center gap-2 max-lg:min-h-11">
            <input
              type="checkbox"
              checked={value.includes(option.value)}
              onChange={(event) =>
                onChange(event.target.checked ? [...value, option.value] : value.filter((one) => one !== option.value))
              }
              className="size-5 flex-none accent-sea"
            />
            {option.label}
          </label>
        ))}
      </div>
    </SettingRow>
  )
}

interface WordsRowProps extends RowProps {
  readonly value: LocalText
  readonly onChange: (text: LocalText) => void
  readonly most: number
  readonly rows?: number
}

/** The same words in every language, below each other: what is missing is seen. */
export function WordsRow({ value, onChange, most, rows = 1, ...row }: WordsRowProps) {
  const id = useId()
  const t = useTranslations('admin.settings')
  const field = (language: Language) => ({
    lang: language,
    maxLength: most,
    value: value[language] ?? '',
    'aria-label': t('in_language', { label: row.label, language: LOCALES[language].name }),
    onChange: (event: { target: { value: string } }) => onChange({ ...value, [language]: event.target.value }),
    className: `control w-full max-lg:min-h-11! ${rows > 1 ? 'py-2' : ''}`,
  })
  return (
    <SettingRow id={id} group {...row}>
      {LANGUAGES.map((language) => (
        <span key={language} className="grid grid-cols-[2rem_minmax(0,1fr)] items-center gap-1.5">
          <span aria-hidden="true" className="text-12 font-semibold text-ink-2">
            {upperCase('en', language)}
          </span>
          {rows > 1 ? <textarea {...field(language)} rows={rows} /> : <input {...field(language)} type="text" />}
        </span>
      ))}
    </SettingRow>
  )
}
