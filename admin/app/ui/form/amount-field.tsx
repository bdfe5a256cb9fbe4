import { amountOfText } from '@meltem/i18n/amount-text'
import { formatBareMoney } from '@meltem/i18n/format'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'

interface AmountFieldProps {
  readonly label: string
  readonly kur: string
  readonly value: number
  /** Undefined while what stands there is no amount. */
  readonly onChange: (amount: number | undefined) => void
  readonly hint?: string
}

/** A sum: typed with comma or point, shown as the office writes money when it is left. */
export function AmountField({ label, kur, value, onChange, hint }: AmountFieldProps) {
  const t = useTranslations('admin')
  const { language } = useLanguage()
  const id = useId()
  const [known, setKnown] = useState(value)
  const [text, setText] = useState(formatBareMoney(language, value))
  const wrong = amountOfText(text) === undefined
  // The screen has another sum: a source was chosen, or the server has said a new one. What is half typed stays.
  if (value !== known) {
    setKnown(value)
    if (!wrong && amountOfText(text) !== value) setText(formatBareMoney(language, value))
  }
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-13 font-semibold">
        {label} <span className="font-normal text-ink-2">{kur}</span>
      </label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        value={text}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong || hint ? `${id}-hint` : undefined}
        onChange={(event) => {
          setText(event.target.value)
          const amount = amountOfText(event.target.value)
          if (amount !== undefined) setKnown(amount)
          onChange(amount)
        }}
        onBlur={() => {
          const amount = amountOfText(text)
          if (amount !== undefined) setText(formatBareMoney(language, amount))
        }}
        className="control num w-full text-right max-lg:min-h-11!"
      />
      {(wrong || hint) && (
        <p id={`${id}-hint`} className={`text-12 ${wrong ? 'font-[550] text-danger' : 'text-ink-2'}`}>
          {wrong ? t('wrong_amount') : hint}
        </p>
      )}
    </div>
  )
}
