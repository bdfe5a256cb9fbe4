import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { LOCALES } from '@meltem/i18n/locales'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { TextField } from '../../ui/form/text-field.tsx'

interface GroupText {
  readonly baslik: string
  readonly slug: string
  readonly metin: string
  readonly not?: string
}
type Texts<T> = Partial<Record<Language, T | undefined>>

interface LanguageTextsProps<T extends GroupText> {
  readonly texts: Texts<T>
  readonly onChange: (texts: Texts<T>) => void
  /** Where the list stands: `/c/` or `/u/`. */
  readonly before: string
  /** What a language begins with. */
  readonly empty: T
}

/** Title, address and words of a group, a language at a time; one that is left empty is not written. */
export function LanguageTexts<T extends GroupText>({ texts, onChange, before, empty }: LanguageTextsProps<T>) {
  const t = useTranslations('admin.groups')
  const { language } = useLanguage()
  const [dil, setDil] = useState<Language>(language)
  const text = texts[dil] ?? empty
  const put = (part: Partial<GroupText>) => {
    const next = { ...text, ...part }
    const isEmpty = next.baslik === '' && next.slug === '' && next.metin === '' && !next.not
    const { [dil]: _gone, ...others } = texts
    onChange(isEmpty ? others : { ...texts, [dil]: next })
  }
  return (
    <div className="grid gap-3">
      <LanguageTabs value={dil} onChange={setDil} has={(one) => Boolean(texts[one]?.baslik)} />
      <TextField label={t('field.title')} lang={dil} value={text.baslik} onChange={(baslik) => put({ baslik })} />
      {empty.not !== undefined && (
        <TextField label={t('field.note')} lang={dil} value={text.not ?? ''} onChange={(not) => put({ not })} />
      )}
      <TextField
        label={t('field.slug')}
        lang={dil}
        value={text.slug}
        onChange={(slug) => put({ slug })}
        hint={text.slug ? `/${dil}${before}${text.slug}` : t('field.slug_hint')}
      />
      <TextField
        long
        most={2000}
        label={t('field.text')}
        lang={dil}
        value={text.metin}
        onChange={(metin) => put({ metin })}
      />
    </div>
  )
}

interface LanguageTabsProps {
  readonly value: Language
  readonly onChange: (language: Language) => void
  readonly has: (language: Language) => boolean
}

/** Which language is written; those that say nothing yet say so. */
export function LanguageTabs({ value, onChange, has }: LanguageTabsProps) {
  const t = useTranslations('admin.groups')
  return (
    <Segmented
      label={t('languages')}
      value={value}
      options={LANGUAGES.map((one) => ({
        value: one,
        label: has(one) ? LOCALES[one].name : t('missing', { language: LOCALES[one].name }),
      }))}
      onChange={onChange}
    />
  )
}

interface LocalWordsProps {
  readonly label: string
  readonly words: Partial<Record<Language, string | undefined>>
  readonly onChange: (words: Partial<Record<Language, string | undefined>>) => void
  readonly hint?: string
  readonly most?: number
}

/** A few words in all four languages, one below the other. */
export function LocalWords({ label, words, onChange, hint, most = 120 }: LocalWordsProps) {
  const put = (dil: Language, value: string) => {
    const { [dil]: _gone, ...others } = words
    onChange(value === '' ? others : { ...words, [dil]: value })
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-13 font-semibold">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {LANGUAGES.map((dil) => (
          <TextField
            key={dil}
            label={<span className="font-normal text-ink-2">{LOCALES[dil].name}</span>}
            lang={dil}
            most={most}
            value={words[dil] ?? ''}
            onChange={(value) => put(dil, value)}
          />
        ))}
      </div>
      {hint && <p className="text-12 text-ink-2">{hint}</p>}
    </fieldset>
  )
}
