import { mailTripLink } from '@meltem/contract/reservation/booking'
import { data, Form, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { frameIn } from '../features/frame/frame-in.ts'
import { statusOf } from '../platform/calls/answer-status.ts'
import { fieldErrors } from '../platform/calls/field-errors.ts'
import { textOf } from '../platform/calls/form-text.ts'
import { readForm } from '../platform/calls/read-form.ts'
import { renderingOf } from '../platform/calls/rendering-context.ts'
import { languageOf, useFrame } from '../platform/page/frame.ts'
import { pageMeta } from '../platform/page/page-meta.ts'
import { translatorIn } from '../platform/words/translator.ts'
import { Button } from '../ui/button.tsx'
import { Crumbs } from '../ui/crumbs.tsx'
import { TextField } from '../ui/form/field.tsx'
import { RobotTrap } from '../ui/form/robot-trap.tsx'
import { Note } from '../ui/note.tsx'
import type { Route } from './+types/find-booking.ts'
import '../platform/words/booking-words.ts'

interface FindOutcome {
  readonly sent?: true
  readonly refused?: { readonly message: string; readonly errors: Readonly<Record<string, string>> }
}

/** Titles come from the server: the browser has these words only once the page's own file is there. */
export function loader({ context, params }: Route.LoaderArgs) {
  const t = translatorIn(languageOf(renderingOf(context), params.lang), 'trip')
  return { title: t('find.title'), description: t('find.description') }
}

/** With a script and without one: the same form goes the same way. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const rendering = renderingOf(context)
  const form = await readForm(request)
  const answer = await rendering.call(mailTripLink, {
    kayit_no: textOf(form, 'kayit_no'),
    kim: textOf(form, 'kim'),
    lang: languageOf(rendering, params.lang),
    web_sitesi: textOf(form, 'web_sitesi'),
  })
  if (answer.success === 1) return data<FindOutcome>({ sent: true })
  const refused = { message: answer.message, errors: fieldErrors(answer) }
  return data<FindOutcome>({ refused }, { status: statusOf(answer.code) })
}

/** For guests who have lost the mail: the link to their trip goes to the address they have booked with (PEOPLE-16). */
export default function FindBooking({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { language } = useFrame()
  const t = useTranslations('trip.find')
  const content = useTranslations('content')
  return (
    <div className="wrap pb-18">
      <Crumbs items={[{ baslik: content('home'), href: `/${language}` }, { baslik: loaderData.title }]} />
      <h1 className="text-38">{t('title')}</h1>
      <p className="mt-2.5 mb-8 max-w-[33.8em] text-18 text-ink-2">{t('lead')}</p>
      {outcome?.sent ? (
        <div className="grid max-w-[560px] justify-items-start gap-5">
          <Note tone="good" alert>
            {t('sent')}
          </Note>
          <a className="link tap" href={`/${language}/reservation`}>
            {t('again')}
          </a>
        </div>
      ) : (
        <FindForm refused={outcome?.refused} />
      )}
    </div>
  )
}

function FindForm({ refused }: { refused: FindOutcome['refused'] | undefined }) {
  const t = useTranslations('trip.find')
  const busy = useNavigation().state !== 'idle'
  const field = (name: string) => ({ id: `bul-${name}`, name, error: refused?.errors[name] })
  return (
    <Form method="post" className="relative grid max-w-[560px] gap-4" preventScrollReset>
      {refused ? (
        <Note tone="danger" alert>
          {refused.message}
        </Note>
      ) : null}
      <TextField
        {...field('kayit_no')}
        label={t('number')}
        hint={t('numberHint')}
        maxLength={30}
        autoComplete="off"
        autoCapitalize="characters"
        required
      />
      <TextField {...field('kim')} label={t('who')} maxLength={254} autoComplete="email" required />
      <RobotTrap />
      <Button type="submit" look="deep" size="lg" busy={busy} className="justify-self-start">
        {t('send')}
      </Button>
    </Form>
  )
}

/** Nothing to be found by search engines. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  const frame = frameIn(matches)
  if (!loaderData || !frame) return []
  return pageMeta({ frame, pathname: `/${frame.language}/reservation`, ...loaderData, hidden: true })
}
