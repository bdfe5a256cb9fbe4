import type { Texts } from '@meltem/contract/departure/acts'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { useId } from 'react'

/** The languages that guests read, with how many bookings each. */
export function languagesOf(guests: readonly { readonly lang: Language }[]): { lang: Language; count: number }[] {
  const counted = LANGUAGES.map((lang) => ({ lang, count: guests.filter((guest) => guest.lang === lang).length }))
  return counted.filter(({ count }) => count > 0)
}

interface LanguageTextsProps {
  readonly languages: readonly { readonly lang: Language; readonly count: number }[]
  readonly labelOf: (lang: Language, count: number) => string
  readonly texts: Texts
  readonly onChange: (texts: Texts) => void
  readonly required?: boolean
}

/** A field per language, beside each other where there is room. */
export function LanguageTexts({ languages, labelOf, texts, onChange, required = false }: LanguageTextsProps) {
  const id = useId()
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      {languages.map(({ lang, count }) => (
        <div key={lang} className="grid content-start gap-1">
          <label htmlFor={`${id}-${lang}`} className="text-13 font-semibold">
            {labelOf(lang, count)}
          </label>
          <textarea
            id={`${id}-${lang}`}
            lang={lang}
            rows={3}
            maxLength={1000}
            required={required}
            className="control w-full py-2"
            value={texts[lang] ?? ''}
            onChange={(event) => onChange({ ...texts, [lang]: event.target.value })}
          />
        </div>
      ))}
    </div>
  )
}
