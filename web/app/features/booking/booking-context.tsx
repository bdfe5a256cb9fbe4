import type { Product, ProductOption } from '@meltem/contract/catalog/catalog'
import { addMonths, monthOf } from '@meltem/domain/calendar-month'
import { seatsFor } from '@meltem/domain/people'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { whenWanted } from '../../platform/boot/when-wanted.ts'
import { type BookingMode, modeOf } from './booking-mode.ts'
import { firstOpenDay, nextToRead } from './calendar/first-open-day.ts'
import { type Months, useMonths } from './calendar/use-months.ts'
import { type Choice, findMissing, lineOf, type Missing, optionOf, withOfferedTime } from './choice.ts'
import { readChoice, writeChoice } from './choice-address.ts'
import { followRooms, hasRooms } from './choice-party.ts'
import { type Departures, firstDeparture, useDepartures } from './fields/use-departures.ts'
import type { Added } from './use-add-to-basket.ts'
import { type QuoteState, useQuote } from './use-quote.ts'

export interface Booking {
  readonly product: Product
  readonly today: string
  readonly choice: Choice
  readonly change: (make: (choice: Choice) => Choice) => void
  readonly option: ProductOption | undefined
  readonly mode: BookingMode
  readonly missing: Missing | null
  readonly quote: QuoteState
  readonly departures: Departures
  readonly months: Months
  /** The first day on which something can begin; undefined while none is known. */
  readonly firstOpen: string | undefined
  /** First month on screen. */
  readonly month: string
  readonly showMonth: (month: string) => void
  /** What went into the basket from this page just now, until something else is chosen. */
  readonly added: Added | null
  readonly setAdded: (added: Added | null) => void
  /** Booked directly or asked for: the kernel's word for these dates, the product's until there is one. */
  readonly satis: Product['rezervasyon_satis_durum']
}

const BookingContext = createContext<Booking | undefined>(undefined)

export function useBooking(): Booking {
  const booking = useContext(BookingContext)
  if (!booking) throw new Error('Only parts of a product page know what is being booked')
  return booking
}

interface BookingProviderProps {
  readonly product: Product
  readonly today: string
  /** Query of the address: dates and party that a list or a link brings along. */
  readonly search: string
  /** A choice that is changed elsewhere than on its own page: it is started from, and the address is left alone. */
  readonly start?: Choice
  readonly children: ReactNode
}

/** The panel beside a product, which a phone hides, and the calendar of a stay: where the prices of days stand. */
export const PANEL_ID = 'rezervasyon'
export const CALENDAR_ID = 'takvim'
/** The days under the title of a phone, where the panel is out of sight. */
export const DAYS_ID = 'gunler'

const NO_KEY = '00000000-0000-4000-8000-000000000000'
const ADDRESS_PAUSE_MS = 500
const NO_MONTHS: readonly string[] = []

/** What is chosen on this page, priced by the kernel; panel, sheet, calendar and room list share it. */
export function BookingProvider({ product, today, search, start, children }: BookingProviderProps) {
  const [choice, setChoice] = useState(() =>
    withOfferedTime(product, start ?? readChoice(product, new URLSearchParams(search), today)),
  )
  const [added, setAdded] = useState<Added | null>(null)
  const change = useCallback(
    (make: (now: Choice) => Choice) => {
      setAdded(null)
      setChoice((now) => withOfferedTime(product, followRooms(product, now, make(now))))
    },
    [product],
  )
  const option = optionOf(product, choice)
  const mode = option ? modeOf(option) : 'service'
  // A draft has no free days and no price of a basket: nothing is asked.
  const isSold = !product.onizleme
  const [month, showMonth] = useState(monthOf(choice.baslangic ?? today))
  const [ahead, setAhead] = useState<readonly string[]>(NO_MONTHS)
  const months = useMonths(
    {
      urun_k_no: product.k_no,
      opsiyon_k_no: option?.k_no ?? '',
      kisi: Math.max(1, seatsFor(choice.pax, false)),
      adet: hasRooms(product, option) ? choice.adet : 1,
    },
    useMonthsInView(isSold ? month : null, ahead),
  )
  const firstOpen = useFirstOpen({ today, months, chosen: choice.baslangic, onRead: setAhead, onFound: showMonth })
  const departures = useDepartures(
    isSold && mode === 'departure' && option && choice.baslangic
      ? { urun_k_no: product.k_no, opsiyon_k_no: option.k_no, baslangic: choice.baslangic, pax: choice.pax }
      : undefined,
  )
  useFirstDeparture(choice, departures, setChoice)
  const quote = useQuote(isSold ? lineOf(product, choice, NO_KEY) : undefined)
  useAddress(product, choice, start === undefined)
  const satis = quote.quote?.satis_durumlari[0] ?? product.rezervasyon_satis_durum
  const missing = findMissing(choice, mode)
  const booking = { product, today, choice, change, option, mode, missing, quote, departures, months, month, firstOpen }
  return <BookingContext value={{ ...booking, showMonth, satis, added, setAdded }}>{children}</BookingContext>
}

/** No month is asked for before a calendar is in view or the page is touched; then the one on screen and the next. */
function useMonthsInView(month: string | null, ahead: readonly string[]): readonly string[] {
  const [wanted, setWanted] = useState(false)
  useEffect(() => whenWanted([PANEL_ID, CALENDAR_ID, DAYS_ID], () => setWanted(true)), [])
  return useMemo(() => (wanted && month !== null ? [month, addMonths(month, 1), ...ahead] : []), [wanted, month, ahead])
}

interface LookedFor {
  readonly today: string
  readonly months: Months
  readonly chosen: string | null
  readonly onRead: (months: readonly string[]) => void
  readonly onFound: (month: string) => void
}

/** Calendars open on the first day that can be had: out of season months are read until there is one. */
function useFirstOpen({ today, months, chosen, onRead, onFound }: LookedFor): string | undefined {
  const open = firstOpenDay(today, months)
  const looking = useRef(chosen === null)
  useEffect(() => {
    if (!looking.current) return
    if (open !== undefined) {
      looking.current = false
      onFound(monthOf(open))
      return
    }
    const next = nextToRead(today, months)
    if (next) onRead(next)
  })
  return open
}

function useFirstDeparture(
  choice: Choice,
  { day, list }: Departures,
  setChoice: (make: (now: Choice) => Choice) => void,
) {
  const { baslangic, kalkis, baslangic_saat } = choice
  useEffect(() => {
    if (day === undefined || day !== baslangic || kalkis !== null) return
    const first = firstDeparture(list, baslangic_saat)
    if (first) setChoice((now) => (now.kalkis === null ? { ...now, kalkis: first.kalkis } : now))
  }, [day, list, baslangic, kalkis, baslangic_saat, setChoice])
}

/** The address follows the choice, so that it can be shared and found again; the page itself is not asked for anew. */
function useAddress(product: Product, choice: Choice, written: boolean): void {
  const navigate = useNavigate()
  const first = useRef(true)
  useEffect(() => {
    if (first.current || !written) {
      first.current = false
      return
    }
    const timer = setTimeout(() => {
      const query = writeChoice(product, choice, new URLSearchParams(window.location.search)).toString()
      if (query === window.location.search.slice(1)) return
      void navigate(
        { search: query === '' ? '' : `?${query}`, hash: window.location.hash },
        { replace: true, preventScrollReset: true },
      )
    }, ADDRESS_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [product, choice, written, navigate])
}
