import type { TransferOffer, TransferPlace, TransferRoute } from '@meltem/contract/catalog/transfer'
import { shortWeekday } from '@meltem/i18n/day-words'
import { formatDate } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { pathTo } from '../../platform/page/paths.ts'
import { withMessages } from '../../platform/words/browser-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { useObstacleWords } from '../booking/panel/use-obstacle-words.ts'
import { type Added, addToBasket } from '../booking/use-add-to-basket.ts'
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

/** Comes with the first ride that goes into the basket. */
const AddedReceipt = lazy(() => withMessages('booking', import('../booking/panel/added-receipt.tsx')))

/** The chosen vehicle, priced by the kernel, on its way into the basket, and then the receipt of that. */
export function TransferPanel(props: TransferPanelProps) {
  const t = useTranslations('transfer')
  const [added, setAdded] = useState<Added | null>(null)
  const asking = <Asking {...props} onAdded={setAdded} />
  return (
    <aside
      aria-label={t('basketLabel')}
      className={`rounded-control border border-line bg-paper shadow-e2 lg:sticky lg:top-24 ${added ? 'border-t-3 border-t-olive' : ''}`}
    >
      {added ? (
        <Suspense fallback={asking}>
          <AddedReceipt added={added} onMore={() => setAdded(null)} />
        </Suspense>
      ) : (
        asking
      )}
    </aside>
  )
}

function Asking({ onAdded, ...props }: TransferPanelProps & { onAdded: (added: Added) => void }) {
  const { ride, offer, places } = props
  const t = useTranslations('transfer')
  const panel = useTranslations('panel')
  const quote = useQuote(rideLine(ride, offer, NO_KEY))
  const add = useRideIntoBasket(props)
  // Nothing can be put into the basket before its price is known: the button shows that it waits.
  const waiting = quote.slow || (quote.quote === undefined && quote.refusal === undefined)
  const asked = (quote.quote?.satis_durumlari[0] ?? offer.satis_durumu) === 'sor_sat'
  const press = () => {
    const added = add(quote)
    if (added) onAdded(added)
  }
  return (
    <>
      <div className="grid gap-4 border-b border-line px-[22px] py-4">
        <h2 className="text-20">{offer.ad}</h2>
        <Legs ride={ride} offer={offer} places={places} />
      </div>
      <div className="grid gap-3 bg-mist px-[22px] pt-3.5 pb-5">
        <Sums quote={quote} asked={asked} />
        <Button look="sun" size="lg" full busy={waiting} onClick={press}>
          {asked ? panel('request.transfer') : panel('addToBasket')}
        </Button>
        <p className="text-13 text-ink-2">{t('fixed')}</p>
      </div>
    </>
  )
}

function useRideIntoBasket({ ride, offer, route, places }: TransferPanelProps) {
  const { language } = useFrame()
  const t = useTranslations('transfer')
  return (quote: QuoteState): Added | undefined => {
    const nameOf = (kod: string) => places.find((one) => one.kod === kod)?.baslik ?? kod
    const baslik = `${nameOf(ride.nereden)} – ${nameOf(ride.nereye)}`
    return addToBasket(quote, {
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
