import type { Language } from '@meltem/contract/wire/language'
import { cancellationWords, momentText } from './cancellation-words.ts'
import { formatInstant, formatMoney, formatPercent } from './format.ts'

/** A service as its ticket tells it. */
interface Service {
  readonly baslik: string
  readonly baslangic: string
  readonly baslangic_saat: string | null
  readonly kosullar: { readonly pencereler: readonly { readonly iade_oran: number; readonly son: string }[] }
}

export interface TripFacts {
  /** What stands, the first to begin first. */
  readonly biletler: readonly Service[]
  /** What is left to pay, and the open payments it is asked for in where the products have their own. */
  readonly kalan: number
  readonly kur: string
  readonly odemeler: readonly { readonly tutar: number; readonly vade: string | null }[]
  /** The instant it was booked; null leaves that step out. */
  readonly alindi: string | null
}

export interface TripStep {
  readonly ne_zaman: string
  readonly baslik: string
  readonly metin: string
}

type TicketWord = 'until' | 'booked' | 'bookedText' | 'free' | 'part' | 'pay' | 'payText' | 'early' | 'rest'

/** Sentences of the messages `ticket` and `cancellation`, from whichever translator knows the language. */
export interface SayTrip {
  readonly ticket: (key: TicketWord, values?: Record<string, string>) => string
  readonly cancellation: Parameters<typeof cancellationWords>[0]
}

const MOST_STEPS = 3

/** The ways out, as dates: of the service whose window closes first. */
function waysOut(say: SayTrip, language: Language, services: readonly Service[]): TripStep[] {
  const open = services.filter(({ kosullar }) => kosullar.pencereler.length > 0)
  const [next] = open.toSorted((a, b) => endOf(a).localeCompare(endOf(b)))
  if (!next) return []
  const { pencereler } = next.kosullar
  const [, ...after] = cancellationWords(say.cancellation, language, pencereler)
  return pencereler.map(({ iade_oran, son }, place) => ({
    ne_zaman: say.ticket('until', { when: momentText(son) }),
    baslik: iade_oran === 100 ? say.ticket('free') : say.ticket('part', { share: formatPercent(language, iade_oran) }),
    metin: [services.length > 1 ? `${next.baslik}.` : '', after[place] ?? ''].filter(Boolean).join(' '),
  }))
}

const endOf = ({ kosullar }: Service) => kosullar.pencereler[0]?.son ?? ''

/**
 * What comes next as three dated steps, the same on the screen and in the mail: the way out, the next payment with a
 * date, and the first service; the day of booking, or the next window to cancel in, fills a free place.
 */
export function tripSteps(say: SayTrip, language: Language, facts: TripFacts): TripStep[] {
  const { biletler, kalan, kur, odemeler, alindi } = facts
  const [first] = biletler
  if (!first) return []
  const due = odemeler.find(({ vade }) => vade !== null)
  // Of several services each is paid on its own day: the sum of all of them belongs to none.
  const onTheDay = kalan > 0 && odemeler.length === 0 && biletler.length === 1
  const start = {
    ne_zaman: momentText(first.baslangic_saat ? `${first.baslangic}T${first.baslangic_saat}` : first.baslangic),
    baslik: first.baslik,
    metin: [
      first.baslangic_saat ? say.ticket('early') : '',
      onTheDay ? say.ticket('rest', { amount: formatMoney(language, kalan, kur) }) : '',
    ]
      .filter(Boolean)
      .join(' '),
  }
  const [wayOut, laterWayOut] = waysOut(say, language, biletler)
  const steps = [
    ...(wayOut ? [wayOut] : []),
    ...(due?.vade
      ? [
          {
            ne_zaman: say.ticket('until', { when: formatInstant(due.vade) }),
            baslik: say.ticket('pay', { amount: formatMoney(language, due.tutar, kur) }),
            metin: say.ticket('payText'),
          },
        ]
      : []),
    start,
  ]
  if (steps.length >= MOST_STEPS) return steps
  if (alindi !== null) {
    const day = formatInstant(alindi).slice(0, 10)
    return [{ ne_zaman: day, baslik: say.ticket('booked'), metin: say.ticket('bookedText') }, ...steps]
  }
  if (!wayOut || !laterWayOut) return steps
  // The second window is a step of its own: it need not be told below the first one as well.
  return [{ ...wayOut, metin: '' }, laterWayOut, ...steps.slice(1)]
}
