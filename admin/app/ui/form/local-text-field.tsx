import { LANGUAGES, type Language, type LocalText } from '@meltem/contract/wire/language'
import { upperCase } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { useId } from 'react'
import { Segmented } from './segmented.tsx'

interface LanguageTabsProps {
  readonly label: string
  readonly value: Language
  readonly onChange: (language: Language) => void
}

/** Which language is written. */
export function LanguageTabs({ label, value, onChange }: LanguageTabsProps) {
  const options = LANGUAGES.map((each) => ({ value: each, label: upperCase('en', each) }))
  return <Segmented label={label} options={options} value={value} onChange={onChange} />
}

interface LocalTextFieldProps {
  readonly label: string
  readonly language: Language
  readonly value: LocalText
  readonly onChange: (text: LocalText) => void
  readonly most: number
  readonly rows?: number
}

/** One language of a text that is written in several. */
export function LocalTextField({ label, language, value, onChange, most, rows = 1 }: LocalTextFieldProps) {
  const id = useId()
  const shared = {
    id,
    lang: language,
    maxLength: most,
    value: value[language] ?? '',
    onChange: (event: { target: { value: string } }) => onChange({ ...value, [language]: event.target.value }),
    className: `control w-full max-lg:min-h-11! ${rows > 1 ? 'py-2' : ''}`,
  }
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className="text-13 font-semibold">
        {label} <span className="font-normal text-ink-2">{LOCALES[language].name}</span>
      </label>
      {rows > 1 ? <textarea {...shared} rows={rows} /> : <input {...shared} type="text" />}
    </div>
  )
}

/** The text as the office reads it: in its language, or in whichever there is. */
export function textIn(text: LocalText, language: Language): string {
  return text[language] || text.tr || text.en || text.de || text.ru || ''
}
