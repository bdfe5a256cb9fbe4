import { sendContactMessage } from '@meltem/contract/audience/audience'
import { useEffect, useRef, useState } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../platform/calls/api.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { type ContactOutcome, outcomeOf } from './contact-outcome.ts'
import { type BrokenRule, brokenRules, contactInput } from './field-rules.ts'
import type { ContactValues } from './prefill.ts'

export type ContactField = keyof ContactValues

/** The rules of the contract, spoken in the language of the page. */
function useContactResolver(): Resolver<ContactValues> {
  const { language } = useFrame()
  const fields = useTranslations('fields')
  const contact = useTranslations('contact')
  const sentence = ({ kural, deger }: BrokenRule) =>
    kural === 'onay' ? contact('consentRequired') : fields(kural, { deger })
  return (values) => {
    const broken = brokenRules(values, language)
    if (broken.length === 0) return { values, errors: {} }
    const errors = Object.fromEntries(broken.map((rule) => [rule.alan, { type: rule.kural, message: sentence(rule) }]))
    return { values: {}, errors: errors as FieldErrors<ContactValues> }
  }
}

/**
 * The form with a script: checked when a field is left, sent in place, nothing typed is ever lost. `before` is what
 * a sending without a script came to.
 */
export function useContactForm(values: ContactValues, before: ContactOutcome | undefined) {
  const { language } = useFrame()
  const call = useCall()
  const [outcome, setOutcome] = useState(before)
  const failure = useRef<HTMLDivElement>(null)
  const form = useForm<ContactValues>({ mode: 'onTouched', defaultValues: values, resolver: useContactResolver() })
  const refused = outcome?.state === 'refused' ? outcome : undefined
  const { errors, dirtyFields, isSubmitting, submitCount } = form.formState

  const onSubmit = form.handleSubmit(async (typed) => {
    setOutcome(undefined)
    const next = outcomeOf(await call(sendContactMessage, contactInput(typed, language)), typed)
    setOutcome(next)
    if (next.state !== 'refused') return
    const names = Object.keys(next.errors) as ContactField[]
    for (const name of names) form.setError(name, { type: 'server', message: next.errors[name] ?? '' })
    if (names[0]) form.setFocus(names[0])
  })

  const refusedAsWhole = refused !== undefined && Object.keys(refused.errors).length === 0
  useEffect(() => {
    if (refusedAsWhole && submitCount > 0) failure.current?.focus()
  }, [refusedAsWhole, submitCount])

  /** An answer of the server stands until the person changes the field. */
  const errorOf = (name: ContactField) =>
    errors[name]?.message ?? (dirtyFields[name] || submitCount > 0 ? undefined : refused?.errors[name])

  function startAgain() {
    form.reset({ ...form.getValues(), mesaj: '', gizlilik_politikasi: false })
    setOutcome(undefined)
  }

  return { form, outcome, refused, errorOf, onSubmit, failure, busy: isSubmitting, startAgain }
}
