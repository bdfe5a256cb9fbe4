import { type AgencyOption, bookOption, listOptions, releaseOption } from '@meltem/contract/agency/portal'
import { sendOffer } from '@meltem/contract/agency/tools'
import type { Guest } from '@meltem/contract/reservation/reservation'
import type { Failure } from '@meltem/contract/wire/envelope'
import { formatInstant, formatMoney } from '@meltem/i18n/format'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { AreaHeading } from '../../features/member/area-heading.tsx'
import { Allotments } from '../../features/portal/allotments.tsx'
import { Countdown } from '../../features/portal/countdown.tsx'
import { GuestForm } from '../../features/portal/guest-form.tsx'
import { portalMeta } from '../../features/portal/portal-meta.ts'
import { Lines, Waiting } from '../../features/portal/portal-parts.tsx'
import { useRefusal } from '../../features/portal/use-refusal.ts'
import { useAgencyCall } from '../../platform/calls/agency-session.ts'
import { useAnswer } from '../../platform/calls/use-answer.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { Button } from '../../ui/button.tsx'
import { Note, ProblemNote } from '../../ui/note.tsx'
import type { Route } from './+types/options.ts'

export default function Options() {
  const t = useTranslations('agencyPortal')
  const { answer, failure, again } = useAnswer(listOptions, {}, { call: useAgencyCall() })
  const [done, setDone] = useState<string>()
  const finish = (message: string) => {
    setDone(message)
    again()
  }
  return (
    <>
      <AreaHeading lead={t('optionsLead')}>{t('nav.options')}</AreaHeading>
      {done ? (
        <Note tone="good" alert>
          {done}
        </Note>
      ) : null}
      {answer ? null : <Waiting problem={failure?.message} />}
      {answer?.data.length === 0 ? <p className="text-ink-2">{t('noOptions')}</p> : null}
      <ul className="rows">
        {answer?.data.map((option) => (
          <OptionRow key={option.k_no} option={option} onDone={finish} />
        ))}
      </ul>
      <Allotments />
    </>
  )
}

function OptionRow({ option, onDone }: { option: AgencyOption; onDone: (message: string) => void }) {
  const { language } = useFrame()
  const t = useTranslations('agencyPortal')
  const call = useAgencyCall()
  const refusal = useRefusal()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [link, setLink] = useState<string>()
  const [confirming, setConfirming] = useState(false)
  const { k_no, kur } = option
  const run = async <T extends { success: 0 | 1 }>(
    asked: Promise<T>,
    then: (answer: Extract<T, { success: 1 }>) => void,
  ) => {
    setBusy(true)
    const answer = await asked
    setBusy(false)
    if (answer.success === 1) then(answer as Extract<T, { success: 1 }>)
    else setProblem(refusal(answer as unknown as Failure))
  }
  const offer = () => run(call(sendOffer, { k_no, lang: option.lang }), (answer) => setLink(answer.adres))
  const release = () => run(call(releaseOption, { k_no }), () => onDone(t('released')))
  const confirm = (misafir: Guest) =>
    run(call(bookOption, { k_no, misafir }), (answer) => onDone(t('booked', { no: answer.data.kayit_no })))
  return (
    <li className="grid gap-3">
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <Lines lines={option.satirlar} />
          <span className="block text-14">{option.musteri || t('noName')}</span>
        </div>
        <div className="sm:text-right">
          <span className="num block">
            {t('pays', { amount: formatMoney(language, option.tutar, kur) })} ·{' '}
            {t('sellsAt', { amount: formatMoney(language, option.musteri_toplam, kur) })}
          </span>
          <Countdown until={option.bitis} />
          <span className="block text-13 text-ink-2">{formatInstant(option.bitis)}</span>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="sun" size="sm" aria-expanded={confirming} onClick={() => setConfirming(!confirming)}>
          {t('confirm')}
        </Button>
        <Button look="line" size="sm" busy={busy} onClick={() => void offer()}>
          {t('makeOffer')}
        </Button>
        <Button look="line" size="sm" busy={busy} onClick={() => void release()}>
          {t('release')}
        </Button>
      </div>
      {confirming ? <GuestForm action={t('confirm')} busy={busy} onGuest={(guest) => void confirm(guest)} /> : null}
      {link ? (
        <div className="field">
          <label htmlFor={`link-${k_no}`}>{t('offerLink')}</label>
          <input
            id={`link-${k_no}`}
            className="input"
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
        </div>
      ) : null}
      <ProblemNote problem={problem} />
    </li>
  )
}

export function meta(parts: Route.MetaArgs) {
  return portalMeta('options', parts)
}
