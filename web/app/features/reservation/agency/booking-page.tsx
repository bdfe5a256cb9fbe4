import { type DeskDetail, getDeskReservation } from '@meltem/contract/agency-booking'
import type { DeskReservation } from '@meltem/contract/agency-desk'
import { getDeskVoucher } from '@meltem/contract/agency-tools'
import { formatInstant, formatMoney } from '@meltem/i18n/format'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useAgencyCall } from '../../../platform/calls/agency-session.ts'
import { useAnswer } from '../../../platform/calls/use-answer.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { Button } from '../../../ui/button.tsx'
import { Note, ProblemNote } from '../../../ui/note.tsx'
import { AreaHeading } from '../../member/area-heading.tsx'
import { Countdown } from '../../portal/countdown.tsx'
import { Figure, Lines, StateChip, saveFile, Waiting } from '../../portal/desk-parts.tsx'
import { AnswerPart } from './answer-part.tsx'
import { CancelPart } from './cancel-part.tsx'
import { ChangePart } from './change-part.tsx'

/** One booking with all it holds, and what can be done with it now. */
export function BookingPage({ k_no }: { k_no: string }) {
  const { language } = useFrame()
  const t = useTranslations('agencyDesk')
  const { answer, failure, again } = useAnswer(getDeskReservation, { k_no }, { call: useAgencyCall() })
  const [done, setDone] = useState<string>()
  const finish = (message: string) => {
    setDone(message)
    again()
  }
  return (
    <>
      <Link className="link mb-3 inline-block" to={`/${language}/agency/desk/bookings`}>
        {t('detail.back')}
      </Link>
      {answer ? (
        <>
          <AreaHeading lead={<StateChip state={answer.data.durum} />}>
            {t('detail.title', { no: answer.data.kayit_no })}
          </AreaHeading>
          {done ? (
            <div className="mb-6">
              <Note tone="good" alert>
                {done}
              </Note>
            </div>
          ) : null}
          <Money row={answer.data} />
          <div className="mt-6 grid gap-8">
            <Services row={answer.data} detail={answer.ayrinti} />
            {answer.ayrinti ? (
              <Own row={answer.data} detail={answer.ayrinti} onDone={finish} />
            ) : (
              <p className="text-ink-2">{answer.data.alt_acente ?? t('visitor')}</p>
            )}
          </div>
        </>
      ) : (
        <Waiting problem={failure?.message} />
      )}
    </>
  )
}

function Money({ row }: { row: DeskReservation }) {
  const { language } = useFrame()
  const t = useTranslations('agencyDesk')
  const money = (amount: number) => formatMoney(language, amount, row.kur)
  return (
    <dl className="desk-figures">
      <Figure label={t('list')}>{money(row.satis_toplam)}</Figure>
      <Figure label={t('net')}>{money(row.net_toplam)}</Figure>
      <Figure label={t('commission')}>{money(row.komisyon)}</Figure>
      {row.musteri_toplam === null ? null : <Figure label={t('client')}>{money(row.musteri_toplam)}</Figure>}
    </dl>
  )
}

function Services({ row, detail }: { row: DeskReservation; detail: DeskDetail | null }) {
  const { language } = useFrame()
  const cancelled = useTranslations('cancellation')
  const t = useTranslations('agencyDesk')
  return (
    <section aria-labelledby="desk-services">
      <h2 id="desk-services" className="mb-2 text-24">
        {t('detail.services')}
      </h2>
      <ul className="rows">
        {row.satirlar.map((line, place) => {
          const more = detail?.satirlar[place]
          return (
            <li key={`${line.baslik}-${line.baslangic}`} className="flex flex-wrap justify-between gap-x-6 gap-y-1">
              <span>
                <Lines lines={[line]} />
                {more?.durum.iptal ? (
                  <span className="chip mt-1">
                    {cancelled('cancelledOn', { when: formatInstant(more.durum.iptal.zaman) })}
                  </span>
                ) : null}
                {more?.saat ? <span className="block text-14">{t('departure', { time: more.saat })}</span> : null}
              </span>
              {more ? <span className="num">{formatMoney(language, more.tutar, row.kur)}</span> : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface OwnProps {
  readonly row: DeskReservation
  readonly detail: DeskDetail
  readonly onDone: (message: string) => void
}

/** A booking of the agency's own: guest, deadline, papers and what can be done. */
function Own({ row, detail, onDone }: OwnProps) {
  const { k_no } = row
  const can = (act: DeskDetail['eylemler'][number]) => detail.eylemler.includes(act)
  return (
    <>
      <GuestPart row={row} detail={detail} />
      {detail.bitis ? <Deadline until={detail.bitis} /> : null}
      {can('onayla') || can('teklif') || row.durum === 'requested' ? (
        <AnswerPart row={row} detail={detail} onDone={onDone} />
      ) : null}
      {can('voucher') ? <VoucherPart k_no={k_no} /> : null}
      {can('degistir') ? <ChangePart k_no={k_no} row={row} detail={detail} onDone={onDone} /> : null}
      {can('iptal') ? <CancelPart row={row} detail={detail} onDone={onDone} /> : null}
    </>
  )
}

function GuestPart({ row, detail: { misafir, hotel_bilgi, rezervasyon_notu, odenen } }: Omit<OwnProps, 'onDone'>) {
  const { language } = useFrame()
  const t = useTranslations('agencyDesk')
  const hotel = [hotel_bilgi?.hotel_adi, hotel_bilgi?.oda_no].filter(Boolean).join(' · ')
  const facts = [
    [t('guest.name'), `${misafir.ad} ${misafir.soyad}`],
    [t('guest.phone'), misafir.telefon],
    [t('guest.email'), misafir.e_mail],
    [t('detail.hotel'), hotel],
    [t('detail.note'), rezervasyon_notu ?? ''],
    [t('detail.paidByGuest'), odenen > 0 ? formatMoney(language, odenen, row.kur) : ''],
  ].filter(([, value]) => value)
  return (
    <section aria-labelledby="desk-guest">
      <h2 id="desk-guest" className="mb-3 text-24">
        {t('detail.guest')}
      </h2>
      <dl className="desk-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Deadline({ until }: { until: string }) {
  const t = useTranslations('agencyDesk')
  return (
    <p className="flex flex-wrap items-center gap-3">
      {t('detail.until', { when: formatInstant(until) })} <Countdown until={until} />
    </p>
  )
}

function VoucherPart({ k_no }: { k_no: string }) {
  const t = useTranslations('agencyDesk')
  const call = useAgencyCall()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const answer = await call(getDeskVoucher, { k_no })
    setBusy(false)
    if (answer.success === 1) saveFile(answer, 'application/pdf')
    setProblem(answer.success === 1 ? undefined : answer.message)
  }
  return (
    <section aria-labelledby="desk-papers">
      <h2 id="desk-papers" className="mb-2 text-24">
        {t('detail.papers')}
      </h2>
      <p className="mb-3 text-ink-2">{t('detail.papersLead')}</p>
      <Button look="line" busy={busy} onClick={() => void save()}>
        {t('voucher')}
      </Button>
      <ProblemNote problem={problem} />
    </section>
  )
}
