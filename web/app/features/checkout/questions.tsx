import type { AskedField } from '@meltem/domain/reservation/guest-questions'
import { useTranslations } from 'use-intl/react'
import { useCheckout } from './checkout-context.tsx'
import { QuestionField } from './question-field.tsx'
import { useProblems } from './use-shown-problems.ts'

/** Asked once: hotel and pick-up, flight, arrival. */
export function CommonQuestions() {
  const { facts } = useCheckout()
  const t = useTranslations('checkout')
  return (
    <section className="form-chapter">
      <h2>{t('tripTitle')}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        {facts.fields
          .filter(({ kisi }) => kisi === null)
          .map((field) => (
            <Question key={field.ad} field={field} />
          ))}
      </div>
    </section>
  )
}

/** Asked of every guest. */
export function Travellers() {
  const { facts } = useCheckout()
  const t = useTranslations('checkout')
  const personal = facts.fields.filter(({ kisi }) => kisi !== null)
  const people = [...new Set(personal.map(({ kisi }) => kisi ?? 1))]
  return (
    <section className="form-chapter">
      <h2>{t('travellersTitle')}</h2>
      <p className="-mt-2 mb-4 text-14 text-ink-2">{t('travellersText')}</p>
      <div className="grid gap-6">
        {people.map((person) => (
          <fieldset key={person}>
            <legend className="mb-2 font-[640]">{t('traveller', { number: person })}</legend>
            <div className="grid gap-4 sm:grid-cols-2">
              {personal
                .filter(({ kisi }) => kisi === person)
                .map((field) => (
                  <Question key={field.ad} field={field} />
                ))}
            </div>
          </fieldset>
        ))}
      </div>
    </section>
  )
}

function Question({ field }: { field: AskedField }) {
  const { facts, answer } = useCheckout()
  const { errorOf, touch } = useProblems()
  const { ad } = field
  return (
    <QuestionField
      field={field}
      value={facts.answers[ad] ?? ''}
      error={errorOf(ad)}
      onChange={(value) => answer(ad, value)}
      onBlur={() => touch(ad)}
    />
  )
}
