import { sendEnquiry } from '@meltem/contract/audience/enquiry'
import { listHomeProducts } from '@meltem/contract/catalog/catalog'
import { data } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { findPrivacyHref } from '../features/contact/privacy-href.ts'
import { EnquiryForm } from '../features/enquiry/enquiry-form.tsx'
import { type EnquiryOutcome, enquiryInput } from '../features/enquiry/enquiry-input.ts'
import { EnquirySent } from '../features/enquiry/enquiry-sent.tsx'
import { frameIn } from '../features/frame/frame-in.ts'
import { statusOf } from '../platform/calls/answer-status.ts'
import { fieldErrors } from '../platform/calls/field-errors.ts'
import { renderingOf } from '../platform/calls/rendering-context.ts'
import { languageOf, useFrame } from '../platform/page/frame.ts'
import { pageMeta } from '../platform/page/page-meta.ts'
import { translatorIn } from '../platform/words/translator.ts'
import { Crumbs } from '../ui/crumbs.tsx'
import type { Route } from './+types/enquire.ts'
import '../platform/words/booking-words.ts'
import '../styles/product.css'
import '../styles/booking.css'
import { readForm } from '../platform/calls/read-form.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const rendering = renderingOf(context)
  const language = languageOf(rendering, params.lang)
  const t = translatorIn(language, 'enquiry')
  const products = await rendering.call(listHomeProducts, { dil: language, kur: rendering.currency })
  return {
    title: t('title'),
    description: t('description', { marka: rendering.settings.company.marka }),
    privacyHref: findPrivacyHref(rendering.settings, language),
    kind: url.searchParams.get('tur') ?? '',
    sold: products.success === 1 ? products.data.sayilar.map(({ urun_tipi }) => urun_tipi) : [],
  }
}

/** With a script and without one: the same form goes the same way. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const rendering = renderingOf(context)
  const form = await readForm(request)
  const input = enquiryInput(form, languageOf(rendering, params.lang), rendering.currency)
  const answer = await rendering.call(sendEnquiry, input)
  if (answer.success === 1) return data<EnquiryOutcome>({ sent: { talep_no: answer.talep_no, e_mail: input.e_mail } })
  const status = statusOf(answer.code)
  return data<EnquiryOutcome>({ refused: { message: answer.message, errors: fieldErrors(answer) } }, { status })
}

export default function EnquirePage({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { language } = useFrame()
  const t = useTranslations('enquiry')
  const content = useTranslations('content')
  return (
    <div className="wrap pb-18">
      <Crumbs items={[{ baslik: content('home'), href: `/${language}` }, { baslik: loaderData.title }]} />
      <h1>{t('heading')}</h1>
      <p className="mt-2.5 mb-8 max-w-[33.8em] text-18 text-ink-2 sm:text-20">
        {t('lead')} <b className="text-ink">{t('noBooking')}</b>
      </p>
      <div className="two">
        {outcome?.sent ? (
          <EnquirySent sent={outcome.sent} />
        ) : (
          <EnquiryForm
            outcome={outcome}
            kind={loaderData.kind}
            sold={loaderData.sold}
            privacyHref={loaderData.privacyHref}
          />
        )}
        <aside className="box tint">
          <h2 className="mb-4 text-20">{t('next.title')}</h2>
          <ol className="stops">
            {(['answer', 'price', 'choose'] as const).map((step, place) => (
              <li key={step} className={place === 0 ? 'now' : ''}>
                <b>{t(`next.${step}`)}</b>
                <p className="text-14 text-ink-2">{t(`next.${step}Text`)}</p>
              </li>
            ))}
          </ol>
        </aside>
      </div>
    </div>
  )
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const frame = frameIn(matches)
  if (!loaderData || !frame) return []
  return pageMeta({
    frame,
    pathname: `/${frame.language}/enquire-booking`,
    title: loaderData.title,
    description: loaderData.description,
  })
}
