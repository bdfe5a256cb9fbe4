import { listSimilarProducts } from '@meltem/contract/catalog/catalog'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useAnswer } from '../../../platform/calls/use-answer.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import type { CartLine } from '../../../platform/stores/cart.ts'
import { reservationStore } from '../../../platform/stores/reservation-store.ts'
import { Note } from '../../../ui/note.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { bold } from '../../../ui/rich-text.tsx'
import { useObstacleWords } from '../../booking/panel/use-obstacle-words.ts'
import { CardPrice } from '../../catalog/card-price.tsx'
import { cardView } from '../../catalog/card-view.ts'
import { productPath } from '../../catalog/product-path.ts'
import { useCardWords } from '../../catalog/use-card-words.ts'
import { HelpBox } from '../help-box.tsx'
import { StepsBar } from '../steps-bar.tsx'
import { useBasketQuote } from '../use-basket-quote.ts'
import { useLineWords } from '../use-line-words.ts'
import { ResultHead } from './result-head.tsx'

/** Another buyer was quicker: nothing was taken; other days, other products, and the rest of the basket. */
export function SoldOut() {
  const [query] = useSearchParams()
  const t = useTranslations('outcome.soldOut')
  const { language } = useFrame()
  const lines = reservationStore.use((carts) => carts.direk.sepet_urunler)
  const { quote } = useBasketQuote('direk')
  const say = useObstacleWords()
  const words = useLineWords()
  const obstacle = quote?.engeller[0]
  const line = lines[obstacle?.satir ?? Number(query.get('satir') ?? 0)]
  const rest = lines.filter((one) => one !== line)
  // A line remembers the words of the page it came from; the quote has those of this one.
  const titles = new Map(quote?.sepet_urunler.map(({ k_no, baslik }) => [k_no, baslik]))
  const titleOf = ({ k_no, urun }: CartLine) => titles.get(k_no) ?? urun.baslik
  return (
    <>
      <StepsBar now="pay" />
      <ResultHead tone="bad" chip={t('chip')} title={t('title')}>
        {line
          ? t.rich('lead', { title: titleOf(line), when: words(line.istek), b: bold })
          : t.rich('leadPlain', { b: bold })}
      </ResultHead>
      <div className="two">
        <div className="grid gap-8">
          {obstacle ? <Note tone="warn">{say(obstacle)}</Note> : null}
          <div className="flex flex-wrap gap-3">
            <a className="btn btn-sun btn-lg" href={`/${language}/basket/cart`}>
              {t('otherDay')}
            </a>
            {line ? (
              <a className="btn btn-line btn-lg" href={line.urun.adres}>
                {t('waitingList')}
              </a>
            ) : null}
          </div>
          {line ? <Alternatives line={line} /> : null}
        </div>
        <aside className="grid content-start gap-4">
          {rest.length > 0 ? <Rest lines={rest} titleOf={titleOf} /> : null}
          <HelpBox />
        </aside>
      </div>
    </>
  )
}

function Rest({ lines, titleOf }: { lines: readonly CartLine[]; titleOf: (line: CartLine) => string }) {
  const t = useTranslations('outcome.soldOut')
  const words = useLineWords()
  return (
    <div className="box tint">
      <h2 className="mb-3 text-20">{t('rest')}</h2>
      <ul className="grid gap-3">
        {lines.map((line) => (
          <li key={line.k_no}>
            <b className="font-[640]">{titleOf(line)}</b>
            <small className="block text-13 text-ink-2">{words(line.istek)}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Alternatives({ line }: { line: CartLine }) {
  const t = useTranslations('outcome.soldOut')
  const { language, currency } = useFrame()
  const { urun_k_no } = line.istek
  const { answer } = useAnswer(listSimilarProducts, { dil: language, kur: currency, urun_k_no })
  const cards = answer?.data.slice(0, 3) ?? []
  const words = useCardWords()
  if (cards.length === 0) return null
  const { baslangic, bitis, pax } = line.istek
  const party = new URLSearchParams({
    baslangic,
    ...(bitis ? { bitis } : {}),
    yetiskin: String(pax.yetiskin),
    cocuk: String(pax.cocuk),
  })
  return (
    <section>
      <h2 className="mb-2 text-24">{t('alternatives')}</h2>
      <ul>
        {cards.map((card) => (
          <li key={card.k_no} className="basket-line">
            <Picture picture={card.kapak} sizes="168px" className="aspect-[4/3] w-full" decorative />
            <div>
              <h3>{card.baslik}</h3>
              <p className="mt-1 text-14 text-ink-2">{card.ozet}</p>
            </div>
            <div className="basket-line-sum">
              <CardPrice {...cardView(card, words)} />
              <p className="mt-2">
                <a className="btn btn-line btn-sm min-h-11" href={`${productPath(language, card)}?${party}`}>
                  {t('look')}
                  <span className="sr-only">: {card.baslik}</span>
                </a>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
