import { formatMoney } from '@meltem/i18n/format'
import { Check, Clock3, Phone, ScanLine, UserX } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { usePartyText } from '../../ui/words/use-party-text.ts'
import { clockOf } from './act-words.ts'
import { partyOf, type SeatNow, type TripNow } from './day-state.ts'
import { FieldFrame, SUN } from './field-frame.tsx'
import { GuestForm } from './guest-form.tsx'
import { LastAct } from './last-act.tsx'
import { useFieldAddress } from './use-field.ts'
import { useFieldActs } from './use-field-acts.ts'

const SMALL =
  'inline-flex min-h-11 min-w-0 items-center justify-center gap-1.5 rounded-control border px-2.5 text-14 font-[640]'
const OFF = `${SMALL} border-line-strong bg-paper text-ink active:bg-mist`

/** Letters as people type them: İ and ı are found by i, é by e. */
function folded(text: string): string {
  return text.replaceAll(/[İIı]/g, 'i').toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}

type Only = 'all' | 'missing' | 'due'

function cut(seats: readonly SeatNow[], only: Only, words: string): SeatNow[] {
  const wanted = folded(words.trim())
  return seats
    .filter(({ hal, kalan }) => only === 'all' || (only === 'due' ? kalan > 0 : hal?.durum !== 'bindi'))
    .filter(({ guest }) => folded([guest.ad, guest.kayit_no, guest.alinis ?? ''].join(' ')).includes(wanted))
}

function Presence({ seat: { hal, bekliyor } }: { seat: SeatNow }) {
  const t = useTranslations('admin.field')
  if (!hal) return null
  const isAboard = hal.durum === 'bindi'
  const Icon = isAboard ? Check : UserX
  return (
    <p className={`flex items-center gap-1.5 font-[620] ${isAboard ? 'text-olive' : 'text-danger'}`}>
      <Icon aria-hidden="true" className="icon" />
      <span className="min-w-0">
        {t(isAboard ? 'boarded_at' : 'no_show_at', { time: clockOf(hal.zaman), who: hal.kim })}
      </span>
      {bekliyor && (
        <span className="ml-auto inline-flex items-center gap-1 font-normal text-ink-2">
          <Clock3 aria-hidden="true" className="icon" />
          {t('waits')}
        </span>
      )}
    </p>
  )
}

function GuestFacts({ seat: { guest, kalan } }: { seat: SeatNow }) {
  const t = useTranslations('admin.field')
  const { language } = useLanguage()
  const party = usePartyText()
  const waits = guest.durum === 'held' || guest.durum === 'accepted'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2">
      <div className="min-w-0">
        <b className="text-16 font-[660] break-words">{guest.ad}</b>
        <p className="text-14 text-ink-2">
          {[party(guest.pax), guest.lang, guest.alinis, guest.secenek, guest.kayit_no].filter(Boolean).join(' · ')}
        </p>
        <p className="text-14">
          {kalan > 0 ? (
            <b className="num font-[660]">{formatMoney(language, kalan, guest.kur)}</b>
          ) : (
            <span className="text-olive">{t('paid')}</span>
          )}
          {waits && <span className="ml-2 font-[620] text-danger">{t('unconfirmed')}</span>}
        </p>
        {guest.not && (
          <p className="font-[620] text-danger" lang={guest.lang}>
            <span className="sr-only">{t('guest_note')}: </span>
            {guest.not}
          </p>
        )}
      </div>
      {guest.telefon && (
        <a
          href={`tel:${guest.telefon}`}
          aria-label={t('call_name', { name: guest.ad })}
          className="grid size-11 place-items-center rounded-control text-sea"
        >
          <Phone aria-hidden="true" className="icon" />
        </a>
      )}
    </div>
  )
}

function GuestCard({ now, seat }: { now: TripNow; seat: SeatNow }) {
  const t = useTranslations('admin.field')
  const { language } = useLanguage()
  const acts = useFieldActs(now.trip)
  const [open, setOpen] = useState<'collect' | 'note'>()
  const { guest, hal, kalan } = seat
  const sum = formatMoney(language, kalan, guest.kur)
  return (
    <li className="card relative grid gap-2 p-3">
      <GuestFacts seat={seat} />
      <Presence seat={seat} />
      <div className="grid grid-cols-2 gap-2">
        {hal?.durum === 'bindi' ? (
          <button type="button" onClick={() => void acts.takeBack(seat)} className={OFF}>
            {t('undo')}
            <span className="sr-only">: {guest.ad}</span>
          </button>
        ) : (
          <button
            type="button"
            aria-label={t('board_name', { name: guest.ad })}
            onClick={() => void acts.board(guest, partyOf(guest))}
            className={OFF}
          >
            <Check aria-hidden="true" className="icon" />
            {t('boarded')}
          </button>
        )}
        {hal?.durum === 'gelmedi' ? (
          <button type="button" onClick={() => void acts.takeBack(seat)} className={OFF}>
            {t('undo')}
            <span className="sr-only">: {guest.ad}</span>
          </button>
        ) : (
          <button
            type="button"
            disabled={hal?.durum === 'bindi'}
            aria-label={t('no_show_name', { name: guest.ad })}
            onClick={() => void acts.miss(guest)}
            className={`${OFF} disabled:border-line disabled:bg-mist disabled:text-ink-3`}
          >
            <UserX aria-hidden="true" className="icon" />
            {t('no_show')}
          </button>
        )}
        {kalan > 0 && (
          <button
            type="button"
            aria-expanded={open === 'collect'}
            aria-label={t('collect_name', { name: guest.ad, sum })}
            onClick={() => setOpen(open === 'collect' ? undefined : 'collect')}
            className={OFF}
          >
            {t('collect', { sum })}
          </button>
        )}
        <button
          type="button"
          aria-expanded={open === 'note'}
          aria-label={t('note_name', { name: guest.ad })}
          onClick={() => setOpen(open === 'note' ? undefined : 'note')}
          className={OFF}
        >
          {t('add_note')}
        </button>
      </div>
      {open && <GuestForm key={open} what={open} now={now} seat={seat} onDone={() => setOpen(undefined)} />}
    </li>
  )
}

/** Guests of one departure: who is missing, who owes, by name without a ticket. */
export function GuestList({ now }: { now: TripNow }) {
  const t = useTranslations('admin.field')
  const { go } = useFieldAddress()
  const [only, setOnly] = useState<Only>('all')
  const [words, setWords] = useState('')
  const { trip, seats, people, aboard } = now
  const count = (kind: Only) => cut(seats, kind, '').length
  const shown = cut(seats, only, words)
  return (
    <FieldFrame
      title={trip.ad}
      lead={`${trip.saat} · ${aboard} / ${people} · ${t('missing_people', { count: Math.max(0, people - aboard) })}`}
      onBack={() => go('geziler')}
      foot={
        <>
          <LastAct />
          <button type="button" onClick={() => go('okut')} className={SUN}>
            <ScanLine aria-hidden="true" className="icon" />
            {t('scan')}
          </button>
        </>
      }
    >
      <input
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        value={words}
        maxLength={60}
        onChange={(event) => setWords(event.target.value)}
        className="control min-h-12! w-full text-16"
      />
      <div className="[&_button]:min-h-11 [&>div]:flex">
        <Segmented
          label={t('which')}
          options={(['all', 'missing', 'due'] as const).map((value) => ({
            value,
            label: t(value, { count: count(value) }),
          }))}
          value={only}
          onChange={setOnly}
        />
      </div>
      {shown.length === 0 && <p className="p-2 text-ink-2">{t('nobody')}</p>}
      <ul className="grid gap-2">
        {shown.map((seat) => (
          <GuestCard
            key={`${seat.guest.rezervasyon_k_no}.${seat.guest.sira}.${seat.guest.donus}`}
            now={now}
            seat={seat}
          />
        ))}
      </ul>
    </FieldFrame>
  )
}
