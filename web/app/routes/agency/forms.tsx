import { applyAsAgency } from '@meltem/contract/agency/application'
import { data } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { agencyMeta } from '../../features/agency/agency-meta.ts'
import { ApplicationForm } from '../../features/agency/application/application-form.tsx'
import { applicationOf, writtenIn } from '../../features/agency/application/application-form-data.ts'
import { ApplicationState } from '../../features/agency/application/application-state.tsx'
import { outcomeOf } from '../../features/agency/application/use-application.ts'
import { useLinkKey } from '../../features/agency/application/use-link-key.ts'
import { findPrivacyHref } from '../../features/contact/privacy-href.ts'
import { statusOf } from '../../platform/calls/answer-status.ts'
import { renderingOf } from '../../platform/calls/rendering-context.ts'
import { languageOf, useFrame } from '../../platform/page/frame.ts'
import { Crumbs } from '../../ui/crumbs.tsx'
import type { Route } from './+types/forms.ts'
import '../../styles/booking.css'
import { readForm } from '../../platform/calls/read-form.ts'
import '../../platform/words/agency-words.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  const rendering = renderingOf(context)
  return { privacyHref: findPrivacyHref(rendering.settings, languageOf(rendering, params.lang)) }
}

/** For people without a script; with one the form talks to the same call itself, and takes documents as well. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const rendering = renderingOf(context)
  const written = writtenIn(await readForm(request))
  const body = applicationOf(written, [], languageOf(rendering, params.lang))
  const answer = await rendering.call(applyAsAgency, body)
  const status = answer.success === 1 ? 200 : statusOf(answer.code)
  return data(outcomeOf(answer, written), { status })
}

export default function AgencyForms({ loaderData, actionData }: Route.ComponentProps) {
  return <Page privacyHref={loaderData.privacyHref} before={actionData} />
}

type PageProps = Parameters<typeof ApplicationForm>[0]

/** The form, or with the key of a mail what has become of it. */
function Page({ privacyHref, before }: PageProps) {
  const t = useTranslations('agencyForm')
  const states = useTranslations('agencyState')
  const agency = useTranslations('agency')
  const content = useTranslations('content')
  const { language } = useFrame()
  const key = useLinkKey()
  const title = key ? states('heading') : t('heading')
  const trail = [
    { baslik: content('home'), href: `/${language}` },
    { baslik: agency('crumb'), href: `/${language}/agency` },
    { baslik: title },
  ]
  return (
    <div className="wrap pb-18">
      <Crumbs items={trail} />
      <h1 className={key ? 'text-38' : 'text-16 text-ink-2'}>{title}</h1>
      {key ? <ApplicationState anahtar={key} /> : <ApplicationForm before={before} privacyHref={privacyHref} />}
    </div>
  )
}

export function meta({ matches, location }: Route.MetaArgs) {
  return agencyMeta('forms', matches, location.pathname)
}
