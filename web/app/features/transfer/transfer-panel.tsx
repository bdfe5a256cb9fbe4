import type { TransferOffer, TransferPlace, TransferRoute } from '@meltem/contract/transfer'
import { formatDate } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { pathTo } from '../../platform/page/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { shortWeekday } from '../booking/calendar/day-words.ts'
import { BasketNote } from '../booking/panel/basket-note.tsx'
import { useObstacleWords } from '../booking/panel/use-obstacle-words.ts'
import { useAddToBasket } from '../booking/use-add-to-basket.ts'
import { type QuoteState, useQuote } from '../booking/use-quote.ts'
import { Receipt } from '../reservation/receipt/receipt.tsx'
import { quotedParts } from '../reservation/receipt/receipt-parts.ts'
import { hasReturn, type RideForm } from './ride-form.ts'
import { rideLine } from './ride-line.ts'

interface TransferPanelProps {
  readonly ride: RideForm
  readonly offer: TransferOffer
  readonly route: TransferRoute | undefined
  readonly places: readonly TransferPlace[]
}

const NO_KEY = '00000000-0000-4000-8000-000000000000'

/** The chosen vehicle, priced by the kernel, on its way into the basket. */
export function TransferPanel({ ride, offer, route, places }: TransferPanelProps) {
  const t = useTranslations('transfer')
  const panel = useTranslations('panel')
  const quote = useQuote(rideLine(ride, offer, NO_KEY))
  const add = useRideIntoBasket({ ride, offer, route, places })
  const [added, setAdded] = useState(false)
  // Nothing can be put into the basket before its price is known: the button shows that it waits.
  const waiting = quote.slow || (quote.quote === undefined && quote.refusal === undefined)
  const asked = (quote.quote?.satis_durumlari[0] ?? offer.satis_durumu) === 'sor_sat'
  return (
    <aside
      aria-label={t('basketLabel')}
      className="rounded-control border border-line bg-paper shadow-e2 lg:sticky lg:top-24"
    >
      <div className="grid gap-4 border-b border-line px-[22px] py-4">
        <h2 className="text-20">{offer.ad}</h2>
        <Legs ride={ride} offer={offer} places={places} />
      </div>
      <div className="grid gap-3 bg-mist px-[22px] pt-3.5 pb-5">
        <Sums quote={quote} asked={asked} />
        <Button look="sun" size="lg" full busy={waiting} onClick={() => setAdded(add(quote) || added)}>
          {asked ? panel('request.transfer') : panel('addToBasket')}
        </Button>
        <BasketNote shown={added} />
        <p className="text-13 text-ink-2">{t('fixed')}</p>
      </div>
    </aside>
  )
}

function useRideIntoBasket({ ride, offer, route, places }: TransferPanelProps) {
  const { language } = useFrame()
  const t = useTranslations('transfer')
  const put = useAddToBasket()
  return (quote: QuoteState): boolean => {
    const nameOf = (kod: string) => places.find((one) => one.kod === kod)?.baslik ?? kod
    const baslik = `${nameOf(ride.nereden)} – ${nameOf(ride.nereye)}`
    return put(quote, {
      urun: {
        dil: language,
        baslik: route?.baslik ?? baslik,
        urun_tipi: 'transfer',
        kapak: route?.gorsel ?? null,
        kiralama_sozlesmesi: false,
        sorular: [],
        adres: pathTo(language, { turu: 't', slug: route?.slug ?? null }),
        secenek: `${offer.ad}, ${baslik}${hasReturn(ride) ? `, ${t('bothWays')}` : ''}`,
      },
      yanitlar: ride.ucus_no === '' ? {} : { ucus_no: ride.ucus_no },
    })
  }
}

function Legs({ ride, offer, places }: Omit<TransferPanelProps, 'route'>) {
  const t = useTranslations('transfer')
  const nameOf = (kod: string) => places.find((one) => one.kod === kod)?.baslik ?? kod
  const there = {
    label: t('outward'),
    from: nameOf(ride.nereden),
    to: nameOf(ride.nereye),
    day: ride.tarih,
    time: offer.saat,
  }
  const back = { label: t('return'), from: there.to, to: there.from, day: ride.donus_tarih, time: ride.donus_saat }
  return (
    <ol className="stops gap-4!">
      {[there, ...(hasReturn(ride) ? [back] : [])].map((leg) => (
        <Leg key={leg.label} {...leg} />
      ))}
    </ol>
  )
}

function Leg({ label, from, to, day, time }: { label: string; from: string; to: string; day: string; time: string }) {
  const { language } = useFrame()
  return (
    <li>
      <b className="block font-[640]">
        {label}: {from} – {to}
      </b>
      <span className="num text-14 text-ink-2">
        {shortWeekday(LOCALES[language].tag, day)} {formatDate(day)}, {time}
      </span>
    </li>
  )
}

function Sums({ quote, asked }: { quote: QuoteState; asked: boolean }) {
  const { exchange } = useFrame()
  const panel = useTranslations('panel')
  const obstacle = useObstacleWords()
  const priced = quote.quote
  if (quote.refusal) {
    return (
      <Note tone="danger" alert>
        {quote.refusal}
      </Note>
    )
  }
  if (!priced) return <span className="sk h-24 w-full" />
  return (
    <>
      <Receipt
        receipt={priced.fis}
        parts={quotedParts(priced.fis, asked ? panel('dueAfterAnswer') : panel('dueToday'), panel('dueLater.transfer'))}
        base={{ amount: priced.rezervasyon_toplam.genel_toplam, currency: exchange.temel }}
        open
      />
      {priced.engeller.map((one) => (
        <Note key={one.neden} tone="danger" alert>
          {obstacle(one)}
        </Note>
      ))}
    </>
  )
}
