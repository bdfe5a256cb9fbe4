import type { Offer } from '@meltem/contract/content/content'
import { formatMoney, formatPercent } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../../platform/page/frame.ts'
import { Price } from '../../../../ui/price.tsx'
import { useShownMoney } from '../../../booking/use-shown-money.ts'
import type { BlockOf } from '../block-of.ts'
import { offerEnd } from './offer-end.ts'

/** What runs at the moment, made from the campaigns and coupons themselves. */
export function CampaignBlock({ block }: { block: BlockOf<'kampanya'> }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="bg-sea-deep text-white">
      <div className="wrap grid items-center gap-6 py-8 lg:grid-cols-[1fr_2fr] lg:gap-12 lg:py-12">
        <div>
          <h2 id={id}>{block.baslik}</h2>
          <p className="mt-2.5 text-on-deep">{block.metin}</p>
        </div>
        <ul className="grid gap-6 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] lg:gap-x-8">
          {block.ogeler.map((offer) => (
            <li key={JSON.stringify(offer)} className="border-[#4f8596] border-l-2 border-dotted pl-6">
              <OfferText offer={offer} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function OfferText({ offer }: { offer: Offer }) {
  const t = useTranslations('offers')
  const facts = useFacts(offer)
  return (
    <>
      <p className="flar font-bold text-38 text-sun leading-none tracking-[-0.03em] xl:text-52">
        {offer.en_cok ? <small className="font-semibold text-18 tracking-normal">{t('upTo')} </small> : null}
        <Worth value={offer.deger} />
      </p>
      <p className="mt-2 max-w-[19.5em]">
        <Condition offer={offer} />
      </p>
      {facts.length > 0 ? <p className="mt-1 text-14 text-on-deep">{facts.join(' · ')}</p> : null}
    </>
  )
}

function Worth({ value }: { value: Offer['deger'] }) {
  const { language } = useFrame()
  const shown = useShownMoney()
  if (value.turu === 'yuzde') return formatPercent(language, value.oran)
  return <Price {...shown(value.tutar, value.kur)} className="font-bold tracking-[-0.03em]" />
}

/** From what on it counts, in the currency on screen. */
function Condition({ offer }: { offer: Offer }) {
  const { language } = useFrame()
  const shown = useShownMoney()
  const { esik } = offer
  let amount: string | undefined
  if (esik?.turu === 'tutar') {
    const own = shown(esik.tutar, esik.kur)
    amount = formatMoney(language, own.amount, own.currency)
  }
  const reach = { offer, amount, count: esik?.turu === 'adet' ? esik.adet : undefined }
  switch (offer.kaynak) {
    case 'kupon':
      return <ByCoupon {...reach} />
    case 'urun':
      return <OfProducts {...reach} />
    case 'sepet':
      return <OfBasket {...reach} />
  }
}

interface Reach {
  readonly offer: Offer
  readonly amount: string | undefined
  readonly count: number | undefined
}

function ByCoupon({ offer, amount }: Reach) {
  const t = useTranslations('offers')
  const words = { code: offer.kod ?? '', b: (code: ReactNode) => <b className="whitespace-nowrap">{code}</b> }
  return amount ? t.rich('couponFrom', { ...words, amount }) : t.rich('coupon', words)
}

function OfProducts({ offer, amount, count }: Reach) {
  const t = useTranslations('offers')
  const products = t('products', { count: offer.urun_sayisi ?? 0 })
  if (amount) return t('productsFrom', { products, amount })
  return count ? t('productsCount', { products, count }) : products
}

function OfBasket({ offer: { urun_tipleri }, amount, count }: Reach) {
  const t = useTranslations('offers')
  if (amount) return t('basketFrom', { amount })
  const [kind = 'her', ...others] = urun_tipleri
  if (!count) return t('basketAny')
  return t('basketCount', { things: t(`things.${others.length > 0 ? 'her' : kind}`, { count }) })
}

/** What it counts for, until when and how often. */
function useFacts({ urun_tipleri, uye_basina, bitis }: Offer): string[] {
  const t = useTranslations('offers')
  const { language } = useFrame()
  const kinds = new Intl.ListFormat(LOCALES[language].tag).format(urun_tipleri.map((kind) => t(`kinds.${kind}`)))
  return [
    ...(urun_tipleri.length > 0 ? [t('onlyFor', { kinds })] : []),
    ...(uye_basina === null ? [] : [t('perPerson', { count: uye_basina })]),
    ...(bitis === null ? [] : [t('until', { when: offerEnd(bitis) })]),
  ]
}
