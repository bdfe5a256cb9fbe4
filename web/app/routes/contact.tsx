import { sendContactMessage } from '@meltem/contract/audience/audience'
import { data } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { ContactForm } from '../features/contact/contact-form.tsx'
import { outcomeOf, valuesFrom } from '../features/contact/contact-outcome.ts'
import { Departments } from '../features/contact/departments.tsx'
import { contactInput } from '../features/contact/field-rules.ts'
import { Office } from '../features/contact/office.tsx'
import { prefilledValues } from '../features/contact/prefill.ts'
import { findPrivacyHref } from '../features/contact/privacy-href.ts'
import { frameIn } from '../features/frame/frame-in.ts'
import { statusOf } from '../platform/calls/answer-status.ts'
import { readForm } from '../platform/calls/read-form.ts'
import { renderingOf } from '../platform/calls/rendering-context.ts'
import { languageOf, useFrame } from '../platform/page/frame.ts'
import { pageMeta } from '../platform/page/page-meta.ts'
import { translatorIn } from '../platform/words/translator.ts'
import { Crumbs } from '../ui/crumbs.tsx'
import type { Route } from './+types/contact.ts'

export function loader({ context, params, url }: Route.LoaderArgs) {
  const rendering = renderingOf(context)
  const { company } = rendering.settings
  const language = languageOf(rendering, params.lang)
  const t = translatorIn(language, 'contact')
  const query = url.searchParams
  return {
    values: prefilledValues(query, language),
    /** Another wish makes another form; what was typed into the same one stays. */
    formKey: query.toString(),
    privacyHref: findPrivacyHref(rendering.settings, language),
    tax: [company.vergi_dairesi, company.vergi_no].filter(Boolean).join(', '),
    title: t('title'),
    description: t('description', { marka: company.marka }),
  }
}

/** For people without a script; with one the form talks to the same call itself. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const rendering = renderingOf(context)
  const language = languageOf(rendering, params.lang)
  const values = valuesFrom(await readForm(request))
  const answer = await rendering.call(sendContactMessage, contactInput(values, language))
  const status = answer.success === 1 ? 200 : statusOf(answer.code)
  return data(outcomeOf(answer, values), { status })
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('contact')
  const content = useTranslations('content')
  const { language } = useFrame()
  return (
    <div className="wrap pb-18">
      <Crumbs items={[{ baslik: content('home'), href: `/${language}` }, { baslik: loaderData.title }]} />
      <h1>{t('heading')}</h1>
      <p className="mt-2.5 mb-8 max-w-[42em] text-18 text-ink-2 sm:text-20">{t('lead')}</p>
      <Departments />
      <div className="mt-14 grid gap-12 lg:mt-16 lg:grid-cols-[minmax(0,1fr)_340px] xl:grid-cols-[minmax(0,1fr)_400px]">
        <section>
          <h2 className="mb-5">{t('formHeading')}</h2>
          <ContactForm
            key={loaderData.formKey}
            values={loaderData.values}
            before={actionData}
            privacyHref={loaderData.privacyHref}
          />
        </section>
        <Office tax={loaderData.tax} />
      </div>
    </div>
  )
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const frame = frameIn(matches)
  if (!loaderData || !frame) return []
  return pageMeta({
    frame,
    pathname: `/${frame.language}/contact`,
    title: loaderData.title,
    description: loaderData.description,
  })
}
