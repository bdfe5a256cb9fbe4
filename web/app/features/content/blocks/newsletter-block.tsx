import { useId } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/form/field.tsx'
import { RobotTrap } from '../../../ui/form/robot-trap.tsx'
import { useScripted } from '../../../ui/use-scripted.ts'
import type { BlockOf } from './block-of.ts'
import { useNewsletter } from './use-newsletter.ts'

export function NewsletterBlock({
  block,
  source = 'blok',
}: {
  block: BlockOf<'bulten'>
  source?: 'altbilgi' | 'blok'
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="bg-sun-tint">
      <div className="wrap grid items-center gap-6 py-12 lg:grid-cols-2 lg:gap-12">
        <div>
          <h2 id={id}>{block.baslik}</h2>
          <p className="mt-2 text-ink-2">{block.metin}</p>
        </div>
        <NewsletterForm source={source} />
      </div>
    </section>
  )
}

/** Without a script it leads to the contact form with the address filled in, and the browser's own check stands in. */
function NewsletterForm({ source }: { source: 'altbilgi' | 'blok' }) {
  const t = useTranslations('home')
  const { language } = useFrame()
  const scripted = useScripted()
  const { state, submit, forget } = useNewsletter(source)
  const id = useId()
  const warned = state.step === 'warned'
  return (
    <form
      method="get"
      action={`/${language}/contact`}
      noValidate={scripted}
      onSubmit={(event) => void submit(event)}
      className="relative grid gap-x-2.5 gap-y-2 sm:grid-cols-[1fr_auto]"
    >
      <input type="hidden" name="konu" value="oneri" />
      <RobotTrap />
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
        aria-describedby={warned ? `${id}-error` : `${id}-consent`}
        onInput={forget}
        className="input min-h-[54px]"
      />
      <Button type="submit" look="deep" size="lg" className="self-start" busy={state.step === 'sending'}>
        {t('newsletterSubmit')}
      </Button>
      <div role="status" className="sm:col-span-2">
        {warned ? <FieldError id={`${id}-error`}>{t('newsletterInvalid')}</FieldError> : null}
        {state.step === 'told' ? <p className="font-[600]">{state.words}</p> : null}
      </div>
      <p id={`${id}-consent`} className="text-13 text-ink-2 sm:col-span-2">
        {t('newsletterConsent')}
      </p>
    </form>
  )
}
