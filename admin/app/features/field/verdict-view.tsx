import { formatDate, formatMoney } from '@meltem/i18n/format'
import {
  CalendarClock,
  CircleCheck,
  CircleHelp,
  CircleX,
  type LucideIcon,
  OctagonX,
  Phone,
  ScanLine,
  ShieldX,
  ShipWheel,
} from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { usePartyText } from '../../ui/words/use-party-text.ts'
import { clockOf } from './act-words.ts'
import { BoardForm } from './board-form.tsx'
import { partyOf, type SeatNow, type TripNow } from './day-state.ts'
import { DEEP, FieldFrame, LINE } from './field-frame.tsx'
import { useFieldAddress, usePack } from './use-field.ts'
import { useFieldActs } from './use-field-acts.ts'
import type { Scan } from './use-scan.ts'

type Kind = Scan['verdict']['tur']

/** Colour, sign and word say the same: red refuses, amber is good on another day or boat, green is good here. */
const LOOKS: Readonly<Record<Kind, { readonly icon: LucideIcon; readonly tone: string }>> = {
  gecerli: { icon: CircleCheck, tone: 'bg-olive text-paper' },
  kullanilmis: { icon: OctagonX, tone: 'bg-danger text-paper' },
  sahte: { icon: ShieldX, tone: 'bg-danger text-paper' },
  yabanci: { icon: CircleX, tone: 'bg-danger text-paper' },
  iptal: { icon: CircleX, tone: 'bg-danger text-paper' },
  bilinmiyor: { icon: CircleHelp, tone: 'bg-danger text-paper' },
  baska_kalkis: { icon: ShipWheel, tone: 'border-t-4 border-sun-edge bg-sun-tint text-sun-ink' },
  yarin: { icon: CalendarClock, tone: 'border-t-4 border-sun-edge bg-sun-tint text-sun-ink' },
  gecmis: { icon: CalendarClock, tone: 'border-t-4 border-sun-edge bg-sun-tint text-sun-ink' },
}

function useVerdictText({ verdict }: Scan, seat: SeatNow | undefined): string {
  const t = useTranslations('admin.field')
  const { trip, guest, other } = verdict
  const place = trip ?? other
  const where = place ? [formatDate(place.tarih), place.saat, place.ad].filter(Boolean).join(' · ') : ''
  if (verdict.tur === 'gecerli')
    return t('verdict_text.gecerli', { people: guest ? partyOf(guest) : 0, trip: trip?.ad ?? '' })
  if (verdict.tur === 'kullanilmis') {
    const phone = seat?.hal?.cihaz ? `, ${t('device', { no: seat.hal.cihaz })}` : ''
    return t('verdict_text.kullanilmis', {
      time: seat?.hal ? clockOf(seat.hal.zaman) : '',
      who: `${seat?.hal?.kim ?? ''}${phone}`,
    })
  }
  return t(`verdict_text.${verdict.tur}`, { where })
}

function Facts({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="card grid">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 border-line-soft border-b px-3.5 py-2.5 last:border-b-0">
          <dt className="text-ink-2">{name}</dt>
          <dd className="text-right font-[640] break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function useFacts({ verdict, says }: Scan, seat: SeatNow | undefined) {
  const t = useTranslations('admin.field')
  const { language } = useLanguage()
  const party = usePartyText()
  const { guest } = verdict
  const about: (readonly [string, ReactNode])[] = guest
    ? [
        [t('ticket'), `${guest.ad}, ${guest.kayit_no}`],
        [t('guests'), party(guest.pax)],
        ...(seat && seat.kalan > 0
          ? [[t('to_collect'), formatMoney(language, seat.kalan, guest.kur)] as const]
          : [[t('to_collect'), t('paid')] as const]),
      ]
    : []
  return verdict.tur === 'gecerli' || (guest && verdict.tur !== 'sahte') ? about : [[t('seal_says'), says] as const]
}

interface VerdictViewProps {
  readonly scan: Scan
  readonly trips: readonly TripNow[]
  readonly onNext: () => void
}

/** What a ticket is worth, over the whole width; the next step at the thumb. */
export function VerdictView({ scan, trips, onNext }: VerdictViewProps) {
  const t = useTranslations('admin.field')
  const { verdict } = scan
  const now = trips.find(({ trip }) => trip.anahtar === verdict.trip?.anahtar)
  const seat = now?.seats.find(
    ({ guest }) =>
      guest.rezervasyon_k_no === verdict.guest?.rezervasyon_k_no &&
      guest.sira === verdict.guest.sira &&
      guest.donus === verdict.guest.donus,
  )
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const { icon: Icon, tone } = LOOKS[verdict.tur]
  const text = useVerdictText(scan, seat)
  const facts = useFacts(scan, seat)
  return (
    <FieldFrame
      title={now?.trip.ad ?? t('scan_title')}
      lead={now ? `${now.trip.saat} · ${now.aboard} / ${now.people}` : undefined}
      onBack={onNext}
      foot={verdict.tur === 'gecerli' ? undefined : <NextSteps scan={scan} now={now} seat={seat} onNext={onNext} />}
    >
      <div role="alert" className={`-mx-3 -mt-3 flex items-center gap-3.5 px-4 py-5 ${tone}`}>
        <Icon aria-hidden="true" className="size-12 flex-none" strokeWidth={1.75} />
        <div className="min-w-0">
          <h2 ref={head} tabIndex={-1} className="text-24! leading-tight font-[680]! focus-visible:shadow-none!">
            {t(`verdict.${verdict.tur}`)}
          </h2>
          {verdict.guest && verdict.tur !== 'sahte' && (
            <p className="text-16 font-[620] break-words">{verdict.guest.ad}</p>
          )}
        </div>
      </div>
      <p className="text-16">{text}</p>
      <Facts rows={facts} />
      {verdict.tur === 'gecerli' && now && seat && <BoardForm now={now} seat={seat} kod={scan.kod} onDone={onNext} />}
    </FieldFrame>
  )
}

interface NextStepsProps {
  readonly scan: Scan
  readonly now: TripNow | undefined
  readonly seat: SeatNow | undefined
  readonly onNext: () => void
}

function NextSteps({ scan: { verdict }, now, seat, onNext }: NextStepsProps) {
  const t = useTranslations('admin.field')
  const { pack } = usePack()
  const { go } = useFieldAddress()
  return (
    <>
      {verdict.tur === 'kullanilmis' && now && seat && <WrongFirst now={now} seat={seat} onDone={onNext} />}
      <button type="button" onClick={onNext} className={DEEP}>
        <ScanLine aria-hidden="true" className="icon" />
        {t('scan_next')}
      </button>
      <div className="grid grid-flow-col auto-cols-fr gap-2">
        {verdict.tur === 'baska_kalkis' && verdict.trip && (
          <button
            type="button"
            onClick={() => {
              onNext()
              go('liste', verdict.trip?.anahtar)
            }}
            className={LINE}
          >
            {t('go_there')}
          </button>
        )}
        {(verdict.tur === 'sahte' || verdict.tur === 'bilinmiyor') && (
          <button
            type="button"
            onClick={() => {
              onNext()
              go('liste')
            }}
            className={LINE}
          >
            {t('find_name')}
          </button>
        )}
        {pack.ofis && (
          <a href={`tel:${pack.ofis}`} className={LINE}>
            <Phone aria-hidden="true" className="icon" />
            {t('call_office')}
          </a>
        )}
      </div>
    </>
  )
}

/** The first one was marked by mistake: that boarding is taken back, and the ticket is open again. */
function WrongFirst({ now, seat, onDone }: { now: TripNow; seat: SeatNow; onDone: () => void }) {
  const t = useTranslations('admin.field')
  const acts = useFieldActs(now.trip)
  if (!seat.hal?.islem_k_no) return null
  return (
    <button type="button" onClick={() => void acts.takeBack(seat).then(onDone)} className={LINE}>
      {t('wrong_first')}
    </button>
  )
}
