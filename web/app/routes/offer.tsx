import { getOffer, type Offer, takeOffer } from '@meltem/contract/agency/tools'
import type { Guest } from '@meltem/contract/reservation/reservation'
import { formatInstant, formatMoney } from '@meltem/i18n/format'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { AgencyLogo } from '../features/agency/agency-logo.tsx'
import { frameIn } from '../features/frame/frame-in.ts'
import { useHashKey } from '../features/login/use-hash-key.ts'
import { GuestForm } from '../features/portal/guest-form.tsx'
import { OfferCard } from '../features/portal/offer-card.tsx'
import { Lines } from '../features/portal/portal-parts.tsx'
import { usePlainCall } from '../platform/calls/api.ts'
import { useAnswer } from '../platform/calls/use-answer.ts'
import { useFrame } from '../platform/page/frame.ts'
import { pageMeta } from '../platform/page/page-meta.ts'
import { translatorIn } from '../platform/words/translator.ts'
import { Note, ProblemNote } from '../ui/note.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import type { Route } from './+types/offer.ts'
import '../platform/words/portal-words.ts'
import '../styles/member.css'

/** What an agency's client sees: its name, its price, and nothing of what the agency pays. */
export default function OfferPage() {
  const t = useTranslations('agencyPortal')
  const key = useHashKey()
  const { answer, failure } = useAnswer(getOffer, key ? { anahtar: key } : null, { call: usePlainCall() })
  const offer = answer?.data
  const wrong = key === null ? t('offer.noKey') : failure?.message
  return (
    <div className="wrap grid min-h-[56vh] max-w-180 content-start gap-6 py-12">
      <header className="flex flex-wrap items-center gap-5">
        {offer?.logo ? <AgencyLogo logo={offer.logo} marka={offer.acente} /> : null}
        <h1 className="min-w-0 flex-1 basis-60 text-38">
          {offer ? t('offer.from', { agency: offer.acente }) : t('offer.title')}
        </h1>
      </header>
      {wrong ? (
        <Note tone="danger" alert>
          {wrong}
        </Note>
      ) : null}
      {offer && key ? <OfferPart offer={offer} anahtar={key} /> : null}
      {offer || wrong ? null : (
        <p role="status" className="text-ink-2">
          {t('loading')}
        </p>
      )}
    </div>
  )
}

function OfferPart({ offer, anahtar }: { offer: Offer; anahtar: string }) {
  const { language } = useFrame()
  const t = useTranslations('agencyPortal.offer')
  const call = usePlainCall()
  const [busy, setBusy] = useState(false)
  const [no, setNo] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const take = async (misafir: Guest) => {
    setBusy(true)
    const body = { anahtar, misafir, tutar: offer.tutar }
    const answer = await call(takeOffer, body)
    setBusy(false)
    if (answer.success === 1) setNo(answer.kayit_no)
    setProblem(answer.success === 1 ? undefined : answer.message)
  }
  const { kart } = offer
  const open = !offer.alindi && no === undefined
  return (
    <>
      {offer.mesaj ? <p className="whitespace-pre-line">{offer.mesaj}</p> : null}
      <ul className="grid gap-6">
        {offer.satirlar.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name and never move
          <li key={place} className="grid items-start gap-x-6 gap-y-3 sm:grid-cols-[260px_minmax(0,1fr)]">
            <Picture
              picture={line.gorsel}
              decorative
              eager
              sizes="(min-width: 640px) 260px, 100vw"
              className="aspect-3/2 w-full rounded-print"
            />
            <OfferedLine line={line} />
          </li>
        ))}
      </ul>
      <p className="num text-24 font-bold">{formatMoney(language, offer.tutar, offer.kur)}</p>
      <p className="text-ink-2">{t(kart ? 'payCard' : 'payAgency', { agency: offer.acente })}</p>
      {open ? <p>{t('until', { when: formatInstant(offer.bitis) })}</p> : null}
      {kart ? <OfferCard offer={{ ...offer, kart }} anahtar={anahtar} /> : null}
      {open && !kart ? <GuestForm action={t('take')} busy={busy} onGuest={(guest) => void take(guest)} /> : null}
      {offer.alindi && no === undefined && !kart ? <Note tone="good">{t('taken')}</Note> : null}
      {no ? (
        <Note tone="good" alert>
          {t('done', { no, agency: offer.acente })}
        </Note>
      ) : null}
      <ProblemNote problem={problem} />
    </>
  )
}

function OfferedLine({ line }: { line: Offer['satirlar'][number] }) {
  const t = useTranslations('agencyPortal')
  return (
    <div className="grid gap-1.5">
      <Lines lines={[line]} />
      {line.ozet ? <p>{line.ozet}</p> : null}
      {line.izin_no ? <p className="text-13 text-ink-3">{t('offer.permit', { no: line.izin_no })}</p> : null}
    </div>
  )
}

export function meta({ matches, location }: Route.MetaArgs) {
  const frame = frameIn(matches)
  if (!frame) return []
  const title = translatorIn(frame.language, 'agencyPortal')('offer.title')
  return [
    ...pageMeta({ frame, pathname: location.pathname, title, description: title, hidden: true }),
    { name: 'referrer', content: 'no-referrer' },
  ]
}
