import { applyAsAgency } from '@meltem/contract/agency-application'
import { data } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { AgencyWords } from '../../components/agency/agency-words.tsx'
import { Crumbs } from '../../components/ui/crumbs.tsx'
import { Note } from '../../components/ui/note.tsx'
import { statusOf } from '../../lib/answer-status.ts'
import { languageOf, useFrame } from '../../lib/frame.ts'
import { renderingOf } from '../../lib/rendering-context.ts'
import { findPrivacyHref } from '../contact/privacy-href.ts'
import type { Route } from './+types/forms.ts'
import { agencyMeta } from './agency-meta.ts'
import { ApplicationForm } from './forms/application-form.tsx'
import { applicationOf, writtenIn } from './forms/application-form-data.ts'
import { outcomeOf } from './forms/use-application.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  const rendering = renderingOf(context)
  return { privacyHref: findPrivacyHref(rendering.settings, languageOf(rendering, params.lang)) }
}

/** For people without a script; with one the form talks to the same call itself, and takes documents as well. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const rendering = renderingOf(context)
  const written = writtenIn(await request.formData())
  const body = applicationOf(written, [], languageOf(rendering, params.lang))
  const answer = await rendering.call(applyAsAgency, body)
  const status = answer.success === 1 ? 200 : statusOf(answer.code)
  return data(outcomeOf(answer, written), { status })
}

export default function AgencyForms({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AgencyWords>
      <Page privacyHref={loaderData.privacyHref} before={actionData} />
    </AgencyWords>
  )
}

type PageProps = Parameters<typeof ApplicationForm>[0]

function Page({ privacyHref, before }: PageProps) {
  const t = useTranslations('agencyForm')
  const agency = useTranslations('agency')
  const content = useTranslations('content')
  const { language } = useFrame()
  const trail = [
    { baslik: content('home'), href: `/${language}` },
    { baslik: agency('crumb'), href: `/${language}/agency` },
    { baslik: t('heading') },
  ]
  return (
    <div className="wrap pb-18">
      <Crumbs items={trail} />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div>
          <h1>{t('heading')}</h1>
          <p className="mt-2.5 mb-8 max-w-[36em] text-18 text-ink-2">{t('lead')}</p>
          <ApplicationForm before={before} privacyHref={privacyHref} />
        </div>
        <aside className="grid content-start gap-4 lg:pt-24">
          <Note tone="info">{t('aside')}</Note>
        </aside>
      </div>
    </div>
  )
}

export function meta({ matches, location }: Route.MetaArgs) {
  return agencyMeta('forms', matches, location.pathname)
}
