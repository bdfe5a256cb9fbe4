// @vitest-environment happy-dom
import type { Offer } from '@meltem/contract/content/content'
import type { Language } from '@meltem/contract/wire/language'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoutesStub } from 'react-router'
import { IntlProvider } from 'use-intl/react'
import { afterEach, expect, it } from 'vitest'
import de from '../../../../../../i18n/src/messages/de.json' with { type: 'json' }
import en from '../../../../../../i18n/src/messages/en.json' with { type: 'json' }
import ru from '../../../../../../i18n/src/messages/ru.json' with { type: 'json' }
import tr from '../../../../../../i18n/src/messages/tr.json' with { type: 'json' }
import { CampaignBlock } from './campaign-block.tsx'

afterEach(cleanup)

const MESSAGES = { tr, en, de, ru }
const RATES = { TRY: 1, EUR: 51.2, USD: 44.05 }

const offer = (change: Partial<Offer>): Offer => ({
  kaynak: 'sepet',
  kod: null,
  deger: { turu: 'yuzde', oran: 15 },
  en_cok: false,
  esik: null,
  urun_tipleri: [],
  urun_sayisi: null,
  uye_basina: null,
  bitis: null,
  ...change,
})

let shown: ReactNode
const Host = () => shown
const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Host }])

/** The words of the one offer, as they are read. */
function wordsOf(one: Offer, language: Language, currency: string): string {
  const kurlar = Object.entries(RATES).map(([kod, satis]) => ({ banka_kodu: 'TCMB', kod, alis: satis, satis }))
  const frame = { language, currency, exchange: { temel: 'TRY', varsayilan: 'EUR', kurlar } }
  shown = (
    <IntlProvider locale={language} messages={MESSAGES[language]} timeZone="Europe/Istanbul">
      <CampaignBlock block={{ tip: 'kampanya', baslik: 'Heading', metin: 'Text', ogeler: [one] }} />
    </IntlProvider>
  )
  const { container } = render(<Stub hydrationData={{ loaderData: { root: { frame } } }} />)
  const parts = [...container.querySelectorAll('li p')].map((part) => part.textContent ?? '')
  return parts.join(' | ').replaceAll(/[\u00a0\u202f]/g, ' ')
}

const THREE_TOURS = offer({ esik: { turu: 'adet', adet: 3 }, urun_tipleri: ['tur'] })
const LARGE_BASKET = offer({
  deger: { turu: 'tutar', tutar: 100, kur: 'EUR' },
  esik: { turu: 'tutar', tutar: 1500, kur: 'EUR' },
  bitis: '2026-12-31T21:00:00Z',
})
const COUPON = offer({
  kaynak: 'kupon',
  kod: 'MELTEM10',
  deger: { turu: 'tutar', tutar: 48, kur: 'EUR' },
  uye_basina: 1,
  bitis: '2026-12-31T15:00:00Z',
})
const PRODUCTS = offer({ kaynak: 'urun', en_cok: true, urun_sayisi: 17 })

it.each<[string, [Language, string], Offer, string]>([
  ['three tours', ['en', 'EUR'], THREE_TOURS, '15% | With 3 tours or more in one basket | For tours'],
  ['three tours', ['tr', 'EUR'], THREE_TOURS, '%15 | Tek sepette 3 tur ve üzeri için | Geçerli: turlar'],
  ['three tours', ['de', 'EUR'], THREE_TOURS, '15 % | Ab 3 Ausflügen in einem Warenkorb | Für Ausflüge'],
  ['three tours', ['ru', 'EUR'], THREE_TOURS, '15 % | От 3 экскурсий в одной корзине | На экскурсии'],
  ['a sum', ['en', 'EUR'], LARGE_BASKET, '€100.00 | From €1,500.00 in one basket | until 31.12.2026'],
  [
    'a sum in the base currency',
    ['tr', 'TRY'],
    LARGE_BASKET,
    '₺5.120,00 | Tek sepette ₺76.800,00 ve üzeri için | 31.12.2026 tarihine kadar',
  ],
  [
    'a sum across the base, rounded once as the kernel does',
    ['en', 'USD'],
    LARGE_BASKET,
    '$116.23 | From $1,743.47 in one basket | until 31.12.2026',
  ],
  [
    'a coupon that ends at an hour',
    ['de', 'USD'],
    COUPON,
    '55,79 $ | Mit dem Code MELTEM10 | einmal pro Person · bis 31.12.2026 18:00',
  ],
  ['reduced products', ['en', 'EUR'], PRODUCTS, 'up to 15% | 17 offers at a reduced price'],
  ['reduced products', ['ru', 'EUR'], PRODUCTS, 'до 15 % | 17 услуг по сниженной цене'],
])('%s in %s', (_, [language, currency], one, words) => {
  expect(wordsOf(one, language, currency)).toBe(words)
})
