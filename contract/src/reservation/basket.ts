import * as z from 'zod/mini'
import { PlannedStep } from '../payment/plan.ts'
import { endpoint } from '../wire/endpoint.ts'
import {
  Amount,
  CurrencyCode,
  email,
  Instant,
  IsoDate,
  inOrder,
  line,
  oneParty,
  Uuid,
  verbatim,
  writable,
} from '../wire/fields.ts'
import { Language } from '../wire/language.ts'
import { FrozenRate, PaymentType, Receipt, ReservationTotals } from './pricing.ts'
import { Campaign, CouponProblem, couponCode, DiscountRates, Price } from './promotion.ts'
import { CartLine, CartLines, ClockTime, DayReason, GuestKey, Pax, SaleMode, SeenTotals } from './reservation.ts'
import { LineTerms } from './standing.ts'

const CouponCode = z
  .string()
  .check(z.maxLength(60), z.overwrite(couponCode), z.minLength(3), z.maxLength(24), writable, z.describe('Coupon code'))

/** What a price depends on: the same fields in a quote, a hold and a reservation. */
export const BasketRequest = z.strictObject({
  lang: Language,
  sepet_urunler: CartLines,
  promosyon_kodu: z.optional(CouponCode),
  secilen_kur: CurrencyCode.check(z.describe('Currency the person wants to pay in')),
  odeme_tipi: z.optional(PaymentType),
  kart_taksit: z.optional(z.int().check(z.gte(1), z.lte(36), z.describe('Number of instalments; 1 when left out'))),
})
export type BasketRequest = z.infer<typeof BasketRequest>

/** What the person who asks holds already does not stand in the way of the basket it is of. */
const OwnHold = z.strictObject({
  k_no: Uuid.check(z.describe('Key of the hold or reservation')),
  anahtar: z.optional(GuestKey),
})

export const QuoteRequest = z.strictObject({
  ...BasketRequest.shape,
  tutulan: z.optional(
    OwnHold.check(
      z.describe('What this basket holds under its key: its places count as free, its price and coupon stay'),
    ),
  ),
})
export type QuoteRequest = z.infer<typeof QuoteRequest>

/** Why something cannot be chosen, with the values its sentence needs. */
export const Obstacle = z.strictObject({
  neden: DayReason,
  parametreler: z.record(z.string(), z.union([z.string(), z.number()])).check(z.describe('Day, nights, places left')),
})
export type Obstacle = z.infer<typeof Obstacle>

const LineObstacle = z.strictObject({
  satir: z.int().check(z.gte(0), z.describe('Place of the line in the basket')),
  ...Obstacle.shape,
})

/** What the basket costs now, and what stands against booking it. */
export const BasketQuote = z.strictObject({
  sepet_urunler: z.array(CartLine).check(z.describe('Lines with their money')),
  rezervasyon_toplam: ReservationTotals.check(z.describe('Totals in the base currency')),
  kur_rezervasyon_toplam: ReservationTotals.check(z.describe('Totals in secilen_kur')),
  fis: Receipt.check(z.describe('Receipt in secilen_kur')),
  kur_bilgi: z.array(FrozenRate).check(z.describe('Rates this price used')),
  indirim_oranlar: DiscountRates,
  kupon_sorunu: z.nullable(CouponProblem).check(z.describe('Why the coupon does not count; null when it does')),
  satis_durumlari: z.array(SaleMode).check(z.describe('Line by line: booked directly or asked for')),
  sepet_kampanyalari: z
    .array(Campaign)
    .check(z.describe('Campaigns of the basket that run now, whether they count here or not yet')),
  satir_kosullari: z.array(LineTerms).check(z.describe('Line by line: what would come back if it were cancelled')),
  odeme_plani: z
    .array(PlannedStep)
    .check(z.describe('What it is paid in, where the products have payments of their own; empty on the usual terms')),
  engeller: z.array(LineObstacle).check(z.describe('What stands against booking; empty when all of it is free')),
})
export type BasketQuote = z.infer<typeof BasketQuote>

export const quoteBasket = endpoint({
  method: 'POST',
  path: '/sepet-hesapla-post',
  feature: 'reservation',
  summary: 'Price a basket and check whether it can be booked; nothing is taken',
  input: QuoteRequest,
  output: z.object({ data: BasketQuote.check(z.describe('The quote')) }),
})

export const checkCoupon = endpoint({
  method: 'POST',
  path: '/kupon-kontrol-post',
  feature: 'promotion',
  summary: 'Whether a coupon counts for this basket, and what it takes off',
  input: z.strictObject({ ...BasketRequest.shape, promosyon_kodu: CouponCode }),
  output: z.object({
    gecerli: z.boolean().check(z.describe('Whether it counts')),
    sorun: z.nullable(CouponProblem).check(z.describe('Why it does not')),
    kupon_indirim: Price.check(z.describe('What it takes off, in secilen_kur')),
    kur_rezervasyon_toplam: ReservationTotals.check(z.describe('Totals with the coupon')),
  }),
})

const People = z.coerce.number().check(z.int(), z.gte(0), z.lte(99))

const KeyList = z
  .string()
  .check(
    z.maxLength(48 * 37),
    z.regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,47}$/i),
    z.describe('Keys of products, joined with commas, at most 48'),
  )

const Rooms = z.coerce
  .number()
  .check(z.int(), z.gte(1), z.lte(99), z.describe('Rooms wanted together; as many as the party needs when left out'))

const DepartureAnswer = z.strictObject({
  kalkis: z.string().check(z.describe('Key to book this departure with')),
  tarih: IsoDate,
  saat: ClockTime,
  kontenjan: z.int().check(z.gte(0), z.describe('Seats in all')),
  kalan: z.int().check(z.gte(0), z.describe('Seats left')),
  engel: z.nullable(Obstacle).check(z.describe('Why the party cannot join; null when it can')),
})
export type DepartureAnswer = z.infer<typeof DepartureAnswer>

const CalendarDayAnswer = z.strictObject({
  tarih: IsoDate,
  fiyat: z
    .nullable(Price)
    .check(z.describe('Price of one night, day, group, adult or unit after the product campaign; null without one')),
  en_az_gece: z
    .int()
    .check(z.gte(0), z.describe('Least nights for an arrival on this day; 0 where nights do not count')),
  en_cok_gece: z
    .int()
    .check(z.gte(0), z.describe('Most nights of a stay that begins on this day; 0 where nights do not count')),
  cikis: z.boolean().check(z.describe('Whether a stay may end on this day')),
  cikis_serbest: z.boolean().check(z.describe('Whether a stay that begins on this day may end on any day')),
  gece: z.nullable(DayReason).check(z.describe('Why the night or day is not free; null when it is')),
  engel: z.nullable(Obstacle).check(z.describe('Why one cannot arrive or start on this day; null when one can')),
  kalan: z.nullable(z.int().check(z.gte(0))).check(z.describe('Seats or units left; null where nothing is counted')),
})
export type CalendarDayAnswer = z.infer<typeof CalendarDayAnswer>

const ProductCalendar = z.strictObject({
  urun_k_no: Uuid.check(z.describe('Product')),
  opsiyon_k_no: Uuid.check(z.describe('Option the days are of')),
  kur: CurrencyCode.check(z.describe('Currency of the prices')),
  gunler: z.array(CalendarDayAnswer).check(z.describe('Every day of the month')),
})
export type ProductCalendar = z.infer<typeof ProductCalendar>

export const getCalendar = endpoint({
  method: 'GET',
  path: '/urun-takvim-getir',
  feature: 'reservation',
  summary: 'A month of one or many products: prices, free days, and why a day cannot be chosen',
  input: z.strictObject({
    urun_k_no: KeyList,
    kur: z.optional(CurrencyCode.check(z.describe('Currency of the prices; the tenant’s own when left out'))),
    ay: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/), z.describe('Month as YYYY-MM')),
    kisi: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(99), z.describe('Seats the party needs'))),
    adet: z.optional(Rooms),
  }),
  output: z.object({ takvimler: z.array(ProductCalendar).check(z.describe('Calendars in the order asked for')) }),
})

export const getAvailability = endpoint({
  method: 'GET',
  path: '/urun-musaitlik-getir',
  feature: 'reservation',
  summary: 'Whether a product is free for dates and a party, option by option',
  input: z
    .strictObject({
      urun_k_no: Uuid.check(z.describe('Product')),
      opsiyon_k_no: z.optional(Uuid.check(z.describe('Only this option'))),
      baslangic: IsoDate.check(z.describe('First day')),
      baslangic_saat: z.optional(ClockTime),
      bitis: z.optional(IsoDate.check(z.describe('Day of departure or return'))),
      bitis_saat: z.optional(ClockTime),
      yetiskin: People.check(z.gte(1), z.describe('Adults')),
      cocuk: z.optional(People.check(z.describe('Children'))),
      bebek: z.optional(People.check(z.describe('Infants'))),
      adet: z.optional(Rooms),
    })
    .check(oneParty),
  output: z.object({
    secenekler: z
      .array(
        z.strictObject({
          opsiyon_k_no: Uuid.check(z.describe('Option')),
          adet: z.int().check(z.gte(1), z.describe('Rooms it was looked for; 1 where rooms do not count')),
          musait: z.boolean().check(z.describe('Whether the party can book it')),
          satis_durumu: SaleMode,
          engeller: z.array(Obstacle).check(z.describe('What stands against it')),
          kalkislar: z.array(DepartureAnswer).check(z.describe('Departures of the first day, where there are any')),
        }),
      )
      .check(z.describe('Options of the product')),
  }),
})

export const listNearestDays = endpoint({
  method: 'GET',
  path: '/urun-yakin-gunler-getir',
  feature: 'reservation',
  summary: 'Free days nearest to one that is taken; for stays and hires, free dates of the same length',
  input: z
    .strictObject({
      urun_k_no: Uuid.check(z.describe('Product')),
      opsiyon_k_no: Uuid.check(z.describe('Option')),
      baslangic: IsoDate.check(z.describe('First day of what is taken')),
      baslangic_saat: z.optional(ClockTime),
      bitis: z.optional(IsoDate.check(z.describe('Its last day; the least stay of each day when left out'))),
      bitis_saat: z.optional(ClockTime),
      yetiskin: People.check(z.gte(1), z.describe('Adults')),
      cocuk: z.optional(People.check(z.describe('Children'))),
      bebek: z.optional(People.check(z.describe('Infants'))),
      adet: z.optional(Rooms),
    })
    .check(oneParty, inOrder),
  output: z.object({
    gunler: z
      .array(
        z.strictObject({
          baslangic: IsoDate.check(z.describe('First day')),
          bitis: z.nullable(IsoDate).check(z.describe('Day of departure or return; null where one day is booked')),
        }),
      )
      .check(z.describe('In the order of the calendar, at most four')),
  }),
})

export const HoldRequest = z.strictObject({
  k_no: Uuid.check(z.describe('Key of the reservation to be, made by the client')),
  ...BasketRequest.shape,
  kur_rezervasyon_toplam: SeenTotals.check(z.describe('What the person saw, in secilen_kur')),
})
export type HoldRequest = z.infer<typeof HoldRequest>

export const holdBasket = endpoint({
  method: 'POST',
  path: '/rezervasyon-tut-post',
  feature: 'reservation',
  summary: 'Hold all of a basket with one clock; stock and price are promised until bitis',
  input: HoldRequest,
  output: z.object({
    bitis: Instant.check(z.describe('End of the hold')),
    misafir_anahtari: GuestKey,
    data: BasketQuote.check(z.describe('The price that is promised')),
  }),
})

export const extendHold = endpoint({
  method: 'POST',
  path: '/rezervasyon-tut-uzat-post',
  feature: 'reservation',
  summary: 'Once, when the person leaves for 3-D Secure: the hold lasts from now on again',
  input: z.strictObject({ k_no: Uuid, anahtar: z.optional(GuestKey) }),
  output: z.object({ bitis: Instant.check(z.describe('New end of the hold')) }),
})

export const releaseHold = endpoint({
  method: 'POST',
  path: '/rezervasyon-tut-birak-post',
  feature: 'reservation',
  summary: 'Let a held basket go before its clock runs out',
  input: z.strictObject({ k_no: Uuid, anahtar: z.optional(GuestKey) }),
  output: z.object({}),
})

export const joinWaitingList = endpoint({
  method: 'POST',
  path: '/bekleme-listesi-post',
  feature: 'reservation',
  summary: 'Wait for places of a full departure or stay, for the whole party',
  input: z
    .strictObject({
      lang: Language,
      urun_k_no: Uuid.check(z.describe('Product')),
      opsiyon_k_no: z.optional(Uuid.check(z.describe('Option'))),
      kalkis: z.optional(verbatim('Key of the departure', 80)),
      baslangic: IsoDate.check(z.describe('First day')),
      baslangic_saat: z.optional(ClockTime),
      bitis: z.optional(IsoDate.check(z.describe('Day of departure'))),
      bitis_saat: z.optional(ClockTime),
      adet: z.optional(
        z.int().check(z.gte(1), z.lte(99), z.describe('Rooms; as many as the party needs when left out')),
      ),
      pax: Pax,
      ad: line('Name', 120),
      e_mail: email(),
    })
    .check(
      z.refine((one) => one.bitis === undefined || one.bitis >= one.baslangic, {
        path: ['bitis'],
        params: { kod: 'tarih_sirasi' },
      }),
    ),
  output: z.object({
    k_no: Uuid.check(z.describe('Place on the list')),
    sira: z.int().check(z.gte(1), z.describe('How many parties wait up to this one')),
  }),
})

export const MoneyPair = z.strictObject({
  eski: Amount.check(z.describe('Before')),
  yeni: Amount.check(z.describe('After')),
})
