import { type SubmitEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../lib/frame.ts'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { useScripted } from '../ui/use-scripted.ts'
import type { BlockOf } from './block-of.ts'

export function NewsletterBlock({ block }: { block: BlockOf<'bulten'> }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="bg-sun-tint">
      <div className="wrap grid items-center gap-6 py-12 lg:grid-cols-2 lg:gap-12">
        <div>
          <h2 id={id}>{block.baslik}</h2>
          <p className="mt-2 text-ink-2">{block.metin}</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  )
}

/** Leads to the contact form with the address filled in; the browser's own check stands in until a script runs. */
function NewsletterForm() {
  const t = useTranslations('home')
  const { language } = useFrame()
  const scripted = useScripted()
  const [warned, setWarned] = useState(false)
  const id = useId()
  function check(event: SubmitEvent<HTMLFormElement>) {
    const field = event.currentTarget.elements.namedItem('e_mail')
    if (!(field instanceof HTMLInputElement) || field.checkValidity()) return
    event.preventDefault()
    setWarned(true)
    field.focus()
  }
  return (
    <form
      method="get"
      action={`/${language}/contact`}
      noValidate={scripted}
      onSubmit={check}
      className="grid gap-2.5 sm:grid-cols-[1fr_auto]"
    >
      <input type="hidden" name="konu" value="oneri" />
      <div>
        <label htmlFor={id} className="sr-only">
          {t('newsletterEmail')}
        </label>
        <input
          id={id}
          name="e_mail"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder={t('newsletterPlaceholder')}
          aria-invalid={warned || undefined}
          aria-describedby={warned ? `${id}-error` : undefined}
          onInput={() => setWarned(false)}
          className="input min-h-[54px]"
        />
        <div role="status" className="[&>*]:mt-1.5">
          {warned ? <FieldError id={`${id}-error`}>{t('newsletterInvalid')}</FieldError> : null}
        </div>
      </div>
      <Button type="submit" look="deep" size="lg" className="self-start">
        {t('newsletterSubmit')}
      </Button>
    </form>
  )
}
