import type { ProductCard } from '@meltem/contract/catalog'
import type { Reservation } from '@meltem/contract/reservation'
import { formatMoney } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { standingLines } from '../../reservation/cancel/standing-lines.ts'
import { TermsList } from '../../reservation/cancel/terms-list.tsx'
import { PaperLinks } from '../../reservation/papers/paper-links.tsx'
import { coastTime } from '../countdown.ts'
import { HelpBox } from '../help-box.tsx'
import { StepsBar } from '../steps-bar.tsx'
import { datesOf, usePartyOfLine } from '../use-line-words.ts'
import { tripPath } from './outcome-address.ts'
import { ReceiptOf } from './receipt-of.tsx'
import { ResultHead } from './result-head.tsx'
import { useCards } from './use-cards.ts'

interface OutcomeProps {
  readonly reservation: Reservation
  readonly anahtar?: string | undefined
}

/** Booked: what was taken, the tickets, and what comes next. */
export function Confirmed({ reservation, anahtar }: OutcomeProps) {
  const { language } = useFrame()
  const t = useTranslations('outcome.confirmed')
  const cards = useCards(reservation.sepet_urunler.map(({ urun_k_no }) => urun_k_no))
  const { misafir, hesap, secilen_kur } = reservation
  return (
    <>
      <StepsBar now="done" />
      <ResultHead
        tone="good"
        chip={t('chip')}
        number={`${reservation.bilet_no ?? reservation.kayit_no} · ${coastTime(reservation.olusturma_zamani).date}`}
        title={t('title', { name: misafir.ad })}
      >
        {hesap.odenen === 0
          ? t('nothingTaken', { email: misafir.e_mail })
          : t('taken', { amount: formatMoney(language, hesap.odenen, secilen_kur), email: misafir.e_mail })}
      </ResultHead>
      <div className="two">
        <div>
          <div className="grid gap-4">
            {reservation.sepet_urunler.map((line, place) => (
              <Ticket key={line.k_no} reservation={reservation} place={place} card={cards.get(line.urun_k_no)} />
            ))}
          </div>
          <div className="mt-6 flex flex-wrap gap-3">
            <a className="btn btn-sun btn-lg max-sm:w-full" href={tripPath(language, reservation.k_no, anahtar)}>
              {t('openTrip')}
            </a>
          </div>
          <div className="mt-3">
            <PaperLinks reservation={reservation} anahtar={anahtar} />
          </div>
          <Next reservation={reservation} />
        </div>
        <aside className="grid content-start gap-4">
          <ReceiptOf reservation={reservation} />
          <HelpBox />
        </aside>
      </div>
    </>
  )
}

interface TicketProps {
  readonly reservation: Reservation
  readonly place: number
  readonly card: ProductCard | undefined
}

/** A ticket with its stub; the code to show stands on the voucher. */
function Ticket({ reservation, place, card }: TicketProps) {
  const t = useTranslations('outcome.confirmed')
  const people = usePartyOfLine()
  const line = reservation.sepet_urunler[place]
  const state = reservation.satirlar[place]
  if (!line || !state || state.iptal) return null
  return (
    <article className="ticket">
      <Picture
        picture={card?.kapak ?? null}
        sizes="170px"
        className="h-full min-h-[120px] w-full max-sm:aspect-[21/9]"
        decorative
      />
      <div className="px-5 py-4">
        <h2 className="text-20">{line.baslik}</h2>
        <dl className="mt-2 grid gap-x-5 gap-y-2 text-14 sm:grid-cols-2">
          <div>
            <dt className="tiny">{t('when')}</dt>
            <dd className="font-[640]">{datesOf(line)}</dd>
          </div>
          <div>
            <dt className="tiny">{t('who')}</dt>
            <dd className="font-[640]">{people(line)}</dd>
          </div>
        </dl>
        <div className="mt-3">
          <TermsList terms={state.kosullar} />
        </div>
      </div>
      <div className="ticket-stub">
        <Icon name="ticket" className="text-24 text-ink-2" />
        <b>{`${reservation.bilet_no ?? reservation.kayit_no}-${place + 1}`}</b>
        <span className="tiny">{t('voucherActive')}</span>
      </div>
    </article>
  )
}

/** What happens from here on, as dates. */
function Next({ reservation }: { reservation: Reservation }) {
  const { language } = useFrame()
  const t = useTranslations('outcome.next')
  const first = standingLines(reservation).toSorted((a, b) => a.baslangic.localeCompare(b.baslangic))[0]
  if (!first) return null
  const { odenen, kalan } = reservation.hesap
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-30">{t('title')}</h2>
      <ol className="stops">
        <li className="done">
          <b>{t('booked')}</b>
          <p className="text-ink-2">{t('bookedText', { email: reservation.misafir.e_mail })}</p>
        </li>
        <li className="now">
          <b>{t('plans')}</b>
          <p className="text-ink-2">{t('plansText')}</p>
        </li>
        <li className="todo">
          <b>{datesOf({ baslangic: first.baslangic, baslangic_saat: first.baslangic_saat })}</b> {first.baslik}
          <p className="text-ink-2">
            {first.baslangic_saat ? t('early') : null}{' '}
            {kalan > 0
              ? t(odenen > 0 ? 'rest' : 'all', { amount: formatMoney(language, kalan, reservation.secilen_kur) })
              : null}
          </p>
        </li>
      </ol>
    </section>
  )
}
