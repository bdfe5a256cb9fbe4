import type { Product } from '@meltem/contract/catalog/catalog'
import type { listTransferTariffs, TransferRoute } from '@meltem/contract/catalog/transfer'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { formatMoney, formatNumber } from '@meltem/i18n/format'
import { fromSum, unitWords } from '@meltem/i18n/price-unit'
import { lazy, memo } from 'react'
import { useTranslations } from 'use-intl/react'
import { whenNear } from '../../platform/boot/when-near.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { CoastChart, findCut } from '../../ui/chart/coast-chart.tsx'
import { type Crumb, Crumbs } from '../../ui/crumbs.tsx'
import { NearPart } from '../../ui/lazy/near-part.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import type { CardView } from '../catalog/card-view.ts'
import { durationWords } from '../catalog/fact-words.ts'
import { Folded } from '../product/chapters/folded.tsx'
import { ArrivalSteps } from './arrival-steps.tsx'
import { AskForm } from './ask-form.tsx'
import { EMPTY_RIDE } from './ride-form.ts'
import { RouteTable } from './route-table.tsx'

interface RoutePageProps {
  readonly product: Product
  readonly route: TransferRoute
  readonly tarife: OutputOf<typeof listTransferTariffs>
  /** What one can do where the route ends. */
  readonly there: readonly CardView[]
  readonly today: string
  readonly crumbs: readonly Crumb[]
}

/** The strip's name in the page. */
const THERE = 'orada'

/** Far below, and made of what only lists and the home page have: it comes on its own. */
const ProductStrip = lazy(async () => {
  await whenNear(THERE)
  return { default: (await import('../home/product-strip.tsx')).ProductStrip }
})

const There = memo(function There({ cards }: { cards: readonly CardView[] }) {
  const t = useTranslations('transfer')
  return (
    <div id={THERE} className="bg-mist">
      <NearPart>
        <ProductStrip heading={t('already')} cards={cards} />
      </NearPart>
    </div>
  )
})

/** From the airport to the door: chart, form, figures, how it goes, all prices from the same place. */
export function RoutePage(props: RoutePageProps) {
  const { product, route, tarife, there, today, crumbs } = props
  const t = useTranslations('transfer')
  return (
    <>
      <div className="wrap">
        <Crumbs items={crumbs} />
      </div>
      <header className="wrap grid items-center gap-6 pb-8 lg:grid-cols-[1fr_1.2fr] lg:gap-12">
        <div lang={product.dil}>
          <h1 className="max-w-[11.7em] [overflow-wrap:anywhere]">{product.baslik}</h1>
          <p className="mt-3 max-w-[27.3em] text-16 text-ink-2 sm:text-18">{product.ozet}</p>
        </div>
        <div className="max-lg:-order-1">
          <RouteChart {...props} />
        </div>
      </header>
      <div className="bg-mist py-6">
        <div className="wrap">
          <AskForm
            places={tarife.yerler}
            ride={{ ...EMPTY_RIDE, nereden: route.nereden, nereye: route.nereye }}
            problems={{}}
            today={today}
          />
        </div>
      </div>
      <div className="wrap grid gap-12 py-10">
        <Figures {...props} />
        <Way {...props} />
        <section>
          <h2 className="mb-2 text-30">{t('routes')}</h2>
          <p className="mb-5 text-ink-2">{t('routesText')}</p>
          <RouteTable routes={neighbours(route, tarife.guzergahlar)} here={route.slug} />
        </section>
        <Questions product={product} />
      </div>
      <There cards={there} />
    </>
  )
}

/** Routes that share an end with this one, itself first. */
function neighbours(route: TransferRoute, all: readonly TransferRoute[]): TransferRoute[] {
  const ends = new Set([route.nereden, route.nereye])
  const others = all.filter((one) => one.slug !== route.slug && (ends.has(one.nereden) || ends.has(one.nereye)))
  return [route, ...others.sort((a, b) => a.mesafe_km - b.mesafe_km)]
}

function Figures({ product, route }: RoutePageProps) {
  const { language } = useFrame()
  const t = useTranslations('transfer')
  const facts = useTranslations('facts')
  const card = useTranslations('card')
  const { puan, yorum_sayisi } = product.degerlendirme
  const price = route.baslangic_fiyat
  const figures = [
    {
      value: facts('line.kilometres', { value: formatNumber(language, route.mesafe_km) }),
      text: durationWords(route.sure_dk, { t: facts, language }),
    },
    ...(price
      ? [
          {
            value: fromSum(card, formatMoney(language, price.fiyat, price.kur), price.kur),
            text: unitWords(card, price),
          },
        ]
      : []),
    ...(puan === null
      ? []
      : [
          {
            value: t('reviewed', { count: yorum_sayisi }),
            text: t('average', { rating: formatNumber(language, puan, 1) }),
          },
        ]),
    { value: t('roundClock'), text: t('everyDay') },
  ]
  return (
    <dl className="grid border-t-2 border-ink sm:grid-cols-2 lg:grid-cols-4">
      {figures.map(({ value, text }) => (
        <div key={text} className="flex flex-col-reverse border-b border-line py-4 pr-5">
          <dt className="text-14 text-ink-2">{text}</dt>
          <dd className="flar font-[660] text-30 leading-[1.15] tracking-[-0.02em]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** An airport by its letters, as on a ticket: a chart has no room for its whole name. */
function shortName(name: string): string {
  return /\(([A-Z]{3})\)$/.exec(name)?.[1] ?? name
}

/** The road around the bays with its length; inland, where there is no coast to show, the picture. */
function RouteChart({ product, route, tarife }: RoutePageProps) {
  const t = useTranslations('transfer')
  const facts = useTranslations('facts')
  const { language } = useFrame()
  const placeOf = (kod: string) => tarife.yerler.find((one) => one.kod === kod)
  const from = placeOf(route.nereden)
  const to = placeOf(route.nereye)
  const pins = [to, from].flatMap((one) =>
    one ? [{ enlem: one.enlem, boylam: one.boylam, name: shortName(one.baslik) }] : [],
  )
  if (!findCut(pins)) {
    return (
      <Picture
        picture={product.kapak}
        eager
        decorative
        sizes="(min-width: 992px) 640px, 100vw"
        className="h-[300px] w-full rounded-print lg:h-[440px]"
      />
    )
  }
  const ride = t('ride', {
    km: formatNumber(language, route.mesafe_km),
    duration: durationWords(route.sure_dk, { t: facts, language }),
  })
  return (
    <CoastChart
      pins={pins}
      ways={product.gecis ? [{ kind: 'road', points: product.gecis, tag: ride }] : []}
      label={t('mapOf', { from: from?.baslik ?? '', to: to?.baslik ?? '' })}
      className="h-[300px] w-full rounded-print lg:h-[440px]"
    />
  )
}

function Way({ product }: RoutePageProps) {
  const t = useTranslations('transfer')
  return (
    <section className="grid gap-8 lg:grid-cols-[1.05fr_1fr] lg:gap-12">
      <div>
        <h2 className="mb-5 text-30">{t('gateToDoor')}</h2>
        <ArrivalSteps />
      </div>
      <div>
        {product.icerik.aciklama.map((paragraph) => (
          <p key={paragraph} className="mt-5 max-w-[37.5em] text-ink-2 first:mt-0" lang={product.dil}>
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  )
}

function Questions({ product }: { product: Product }) {
  const t = useTranslations('transfer')
  const { sss } = product.icerik
  if (sss.length === 0) return null
  return (
    <section className="grid gap-6 lg:grid-cols-[1fr_1.05fr] lg:gap-12">
      <h2 className="text-30">{t('questions')}</h2>
      <div className="border-t-2 border-ink" lang={product.dil}>
        {sss.map(({ soru, cevap }, place) => (
          <Folded key={soru} title={soru} open={place === 0}>
            <p className="max-w-[41.25em] text-ink-2">{cevap}</p>
          </Folded>
        ))}
      </div>
    </section>
  )
}
