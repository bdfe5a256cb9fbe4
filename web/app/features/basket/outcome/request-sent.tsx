import type { Reservation } from '@meltem/contract/reservation/reservation'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { Picture } from '../../../ui/picture/picture.tsx'
import { useStepWords } from '../../payment/plan-steps.tsx'
import { Clock } from '../clock.tsx'
import { coastTime } from '../countdown.ts'
import { HelpBox } from '../help-box.tsx'
import { StepsBar } from '../steps-bar.tsx'
import { useLineWords } from '../use-line-words.ts'
import { tripPath } from './outcome-address.ts'
import { ReceiptOf } from './receipt-of.tsx'
import { ResultHead } from './result-head.tsx'
import { useCards } from './use-cards.ts'

const DAY_MINUTES = 24 * 60
const ANSWERS = ['yes', 'other', 'no'] as const

/** Asked for: nothing is paid; until when the dates are blocked, and which answers there can be. */
export function RequestSent({ reservation, anahtar }: { reservation: Reservation; anahtar?: string | undefined }) {
  const { language } = useFrame()
  const t = useTranslations('outcome.request')
  const words = useLineWords()
  const cards = useCards(reservation.sepet_urunler.map(({ urun_k_no }) => urun_k_no))
  const { bitis, misafir, kayit_no } = reservation
  const when = useStepWords()
  const [first] = reservation.odeme_plani
  return (
    <>
      <StepsBar now="done" kind="sor_sat" />
      <ResultHead tone="wait" chip={t('chip')} number={kayit_no} title={t('title')}>
        {t('lead', { email: misafir.e_mail })}
      </ResultHead>
      <div className="two">
        <div className="grid gap-8">
          {bitis ? (
            <Clock end={bitis} minutes={DAY_MINUTES}>
              <p>{t('blocked', coastTime(bitis))}</p>
            </Clock>
          ) : null}
          <ol className="stops">
            <li className="done">
              <b>{t('received')}</b>
              <p className="text-ink-2">{t('receivedText', { email: misafir.e_mail })}</p>
            </li>
            <li className="now">
              <b>{t('answer')}</b>
              <p className="text-ink-2">{t('answerText')}</p>
            </li>
            <li className="todo">
              <b>{t('pay')}</b>
              <p className="text-ink-2">{first ? when(first) : t('payText')}</p>
            </li>
          </ol>
          <section>
            <h2 className="mb-4 text-24">{t('answers')}</h2>
            <div className="grid gap-5 sm:grid-cols-3">
              {ANSWERS.map((answer) => (
                <div key={answer} className="border-t-2 border-line-strong pt-3">
                  <b>{t(`${answer}.title`)}</b>
                  <p className="mt-1 text-14 text-ink-2">{t(`${answer}.text`)}</p>
                </div>
              ))}
            </div>
          </section>
          <div>
            <a className="btn btn-sun btn-lg" href={tripPath(language, reservation.k_no, anahtar)}>
              {t('open')}
            </a>
          </div>
        </div>
        <aside className="grid content-start gap-4">
          {reservation.sepet_urunler.map((line) => (
            <div key={line.k_no} className="border border-line">
              <Picture
                picture={cards.get(line.urun_k_no)?.kapak ?? null}
                sizes="400px"
                className="aspect-[4/3] w-full"
                decorative
              />
              <div className="px-4 py-3">
                <b>{line.baslik}</b>
                <p className="text-14 text-ink-2">{words(line)}</p>
              </div>
            </div>
          ))}
          <ReceiptOf reservation={reservation} />
          <HelpBox />
        </aside>
      </div>
    </>
  )
}
