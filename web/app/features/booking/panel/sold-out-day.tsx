import { addDays, daysBetween } from '@meltem/domain/calendar-day'
import { monthOf } from '@meltem/domain/calendar-month'
import { shortWeekday, spokenDay } from '@meltem/i18n/day-words'
import { formatDate } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useBooking } from '../booking-context.tsx'
import { isRange } from '../booking-mode.ts'
import { isFull } from '../calendar/day-state.ts'
import { chooseDay } from '../choice.ts'
import { useDepartures } from '../fields/use-departures.ts'
import { usePartyWords } from '../fields/use-party-words.ts'
import { type NearDates, useNearestDays } from './use-nearest-days.ts'
import { useObstacleWords } from './use-obstacle-words.ts'
import { WaitingForm, type WaitingWish } from './waiting-form.tsx'

interface SoldOutDayProps {
  readonly day: string
  /** End of the dates that are taken, where they are known: a week of a charter. */
  readonly bitis?: string
  readonly onClose: () => void
  /** One of the other days was taken over. */
  readonly onChosen: (day: string) => void
}

/** What there is instead of a sold-out day: the nearest free ones, and a place on the waiting list. */
export function SoldOutDay({ day, bitis, onClose, onChosen }: SoldOutDayProps) {
  const { months } = useBooking()
  const { language } = useFrame()
  const t = useTranslations('panel.soldOut')
  const obstacle = useObstacleWords()
  const id = useId()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const reason = months.dayOn(day)?.engel
  const why = obstacle(reason && isFull(reason.neden) ? reason : { neden: 'dolu', parametreler: {} })
  const wish = useWish(day, bitis)
  return (
    <section aria-labelledby={id} className="mt-2 grid gap-3 rounded-control border border-line bg-mist p-4 text-left">
      <div className="flex items-start justify-between gap-2">
        <h3 id={id} ref={head} tabIndex={-1} className="text-16 outline-none">
          {spokenDay(LOCALES[language].tag, day)}: {why}
        </h3>
        <button type="button" className="icon-btn -mt-2.5 -mr-2.5" aria-label={t('close')} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <Nearest wish={wish} onChosen={onChosen} />
      <Waiting wish={wish} />
    </section>
  )
}

/** What is taken, as long as what was chosen before, or as the shortest stay from that day on. */
function useWish(day: string, bitis: string | undefined): WaitingWish {
  const { choice, mode, months } = useBooking()
  const { baslangic, baslangic_saat, bitis_saat } = choice
  if (mode === 'hours') return { baslangic: day, ...(baslangic_saat ? { baslangic_saat } : {}) }
  if (!isRange(mode)) return { baslangic: day }
  const chosen = baslangic && choice.bitis ? daysBetween(baslangic, choice.bitis) : undefined
  const nights = chosen ?? Math.max(1, months.dayOn(day)?.en_az_gece ?? 1)
  const dates = { baslangic: day, bitis: bitis ?? addDays(day, nights) }
  if (mode !== 'hire') return dates
  return { ...dates, ...(baslangic_saat ? { baslangic_saat } : {}), ...(bitis_saat ? { bitis_saat } : {}) }
}

function Nearest({ wish, onChosen }: { wish: WaitingWish; onChosen: (day: string) => void }) {
  const { change, showMonth, mode } = useBooking()
  const t = useTranslations('panel.soldOut')
  const found = useNearestDays(wish)
  const words = useDateWords()
  const range = isRange(mode)
  const take = ({ baslangic, bitis }: NearDates) => {
    change((now) => (range ? { ...now, baslangic, bitis } : chooseDay(now, baslangic)))
    showMonth(monthOf(baslangic))
    onChosen(baslangic)
  }
  return (
    <div className="grid gap-1.5" aria-live="polite" aria-busy={found === undefined || undefined}>
      <p className="font-semibold text-14">{t(range ? 'nearestStays' : 'nearest')}</p>
      {found === undefined ? <p className="text-14 text-ink-2">{t('looking')}</p> : null}
      {found === 'failed' ? <p className="text-14 text-ink-2">{t('failed')}</p> : null}
      {found !== 'failed' && found?.length === 0 ? <p className="text-14 text-ink-2">{t('none')}</p> : null}
      {found !== 'failed' && found && found.length > 0 ? (
        <ul className="flex flex-wrap gap-1.5">
          {found.map((dates) => (
            <li key={dates.baslangic}>
              <button type="button" className="pill num min-h-11 bg-paper px-3" onClick={() => take(dates)}>
                {words(dates)}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** `Sat 15.08.2026` or `15.08.2026 – 22.08.2026`. */
function useDateWords(): (dates: { readonly baslangic: string; readonly bitis?: string | null | undefined }) => string {
  const { language } = useFrame()
  return ({ baslangic, bitis }) =>
    bitis
      ? `${formatDate(baslangic)} – ${formatDate(bitis)}`
      : `${shortWeekday(LOCALES[language].tag, baslangic)} ${formatDate(baslangic)}`
}

/** Departures are waited for one by one; where none is left to wait for there is nothing to ask. */
function Waiting({ wish }: { wish: WaitingWish }) {
  const { product, option, mode, choice } = useBooking()
  const t = useTranslations('panel.soldOut')
  const words = useDateWords()
  const party = usePartyWords()
  const departing = mode === 'departure' && option
  const departures = useDepartures(
    departing
      ? { urun_k_no: product.k_no, opsiyon_k_no: option.k_no, baslangic: wish.baslangic, pax: choice.pax }
      : undefined,
  )
  const full = departures.list.filter(({ engel }) => isFull(engel?.neden))
  if (departing && (departures.day !== wish.baslangic || full.length === 0)) return null
  // Without a time the server cannot know what to wait for.
  if ((mode === 'hours' || mode === 'hire') && !wish.baslangic_saat) return null
  return (
    <div className="grid gap-1 border-line border-t pt-3">
      <WaitingForm title={t('wait')} wish={wish} departures={full} />
      <p className="text-13 text-ink-2">{t('forDates', { dates: words(wish), party })}</p>
    </div>
  )
}
