import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { CurrencyCode, IsoDate, line, maybeLine, RobotTrap, Uuid } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'
import { BasketQuote, MoneyPair } from './basket.ts'
import { Percent, Price } from './promotion.ts'
import {
  Acceptance,
  CartLines,
  GuestAnswers,
  GuestKey,
  HotelInfo,
  Reservation,
  ReservationRequest,
  SeenTotals,
} from './reservation.ts'

/** Which reservation, and the proof that it is one's own: the guest key, or the token of the member who booked it. */
const Own = { k_no: Uuid.check(z.describe('Reservation')), anahtar: z.optional(GuestKey) }

const Booked = z.object({
  data: Reservation.check(z.describe('The reservation as it stands now')),
  misafir_anahtari: GuestKey,
})

export const placeReservation = endpoint({
  method: 'POST',
  path: '/rezervasyon-olustur-post',
  feature: 'reservation',
  summary: 'Book a basket (direk); the same k_no and body always give the same reservation',
  input: ReservationRequest,
  output: Booked,
})

export const requestReservation = endpoint({
  method: 'POST',
  path: '/rezervasyon-istek-post',
  feature: 'reservation',
  summary: 'Ask for a basket (sor_sat); the operator answers',
  input: ReservationRequest,
  output: Booked,
})

export const getReservation = endpoint({
  method: 'GET',
  path: '/rezervasyon-getir',
  feature: 'reservation',
  summary: 'A reservation of one’s own; anybody else’s answers as if it did not exist',
  input: z.strictObject(Own),
  output: z.object({ data: Reservation.check(z.describe('The reservation')) }),
})

/** Always the same answer: it does not tell whether a number exists or whose it is. */
export const mailTripLink = endpoint({
  method: 'POST',
  path: '/rezervasyon-baglanti-post',
  feature: 'reservation',
  summary:
    'Mail the link to a booking to the address it was made with; answers the same whether there is such a booking',
  input: z.strictObject({
    kayit_no: line('Number of the booking', 30),
    kim: line('Surname or e-mail address of the guest', 254),
    lang: Language.check(z.describe('Language of the mail')),
    web_sitesi: RobotTrap,
  }),
  output: z.object({}),
})

export const acceptOffer = endpoint({
  method: 'POST',
  path: '/rezervasyon-teklif-kabul-post',
  feature: 'reservation',
  summary: 'Take the operator’s counter-offer: it is booked and waits for payment',
  input: z.strictObject({ ...Own, kur_rezervasyon_toplam: SeenTotals.check(z.describe('What the person saw')) }),
  output: z.object({ data: Reservation.check(z.describe('The reservation')) }),
})

export const CancelledLineKey = z.optional(
  Uuid.check(z.describe('Only this line, by its key; the last one that stands cancels the reservation')),
)

const RefundLineAnswer = z.strictObject({
  k_no: Uuid.check(z.describe('Key of the line')),
  odenen: Price.check(z.describe('What was paid for the line')),
  iade_oran: Percent.check(z.describe('Refund in per cent')),
  iade: Price.check(z.describe('What comes back')),
})

export const CancellationQuote = z.strictObject({
  kur: CurrencyCode.check(z.describe('Currency of the amounts')),
  satirlar: z.array(RefundLineAnswer).check(z.describe('Every line that would be cancelled')),
  odenen: Price.check(z.describe('What was paid for these lines')),
  iade: Price.check(z.describe('What comes back')),
  kesinti: Price.check(z.describe('What is kept')),
})
export type CancellationQuote = z.infer<typeof CancellationQuote>

export const quoteCancellation = endpoint({
  method: 'POST',
  path: '/rezervasyon-iptal-hesapla-post',
  feature: 'reservation',
  summary: 'What would come back if the reservation, or one service of it, were cancelled now; nothing changes',
  input: z.strictObject({ ...Own, satir: CancelledLineKey }),
  output: z.object({ data: CancellationQuote.check(z.describe('The quote')) }),
})

export const Cancelled = z.object({
  data: Reservation.check(z.describe('The reservation')),
  iade: CancellationQuote.check(z.describe('What comes back')),
})

export const cancelReservation = endpoint({
  method: 'POST',
  path: '/rezervasyon-iptal-post',
  feature: 'reservation',
  summary: 'Cancel all of it or one service after the quote was seen; stock is freed once, the refund is queued once',
  input: z.strictObject({ ...Own, satir: CancelledLineKey, iade: Price.check(z.describe('Refund the person saw')) }),
  output: Cancelled,
})

export const ChangeQuote = z.strictObject({
  kur: CurrencyCode.check(z.describe('Currency of the amounts')),
  genel_toplam: MoneyPair.check(z.describe('Grand total')),
  odenen: Price.check(z.describe('Captured so far')),
  odenecek: Price.check(z.describe('What is still to be paid after the change')),
  iade: Price.check(z.describe('What was paid above the new total')),
  sepet: BasketQuote.check(z.describe('The changed basket')),
})
export type ChangeQuote = z.infer<typeof ChangeQuote>

export const quoteChange = endpoint({
  method: 'POST',
  path: '/rezervasyon-degistir-hesapla-post',
  feature: 'reservation',
  summary: 'What other dates or people would cost; nothing changes',
  input: z.strictObject({ ...Own, sepet_urunler: CartLines }),
  output: z.object({ data: ChangeQuote.check(z.describe('The quote')) }),
})

export const changeReservation = endpoint({
  method: 'POST',
  path: '/rezervasyon-degistir-post',
  feature: 'reservation',
  summary: 'Change dates or people after the quote was seen: new stock is taken before the old is freed',
  input: z.strictObject({
    ...Own,
    istek_k_no: Uuid.check(z.describe('Made by the client; repeating it changes nothing')),
    sepet_urunler: CartLines,
    kur_rezervasyon_toplam: SeenTotals.check(z.describe('New totals the person saw')),
  }),
  output: z.object({ data: Reservation.check(z.describe('The reservation')) }),
})

export const acceptBookedContracts = endpoint({
  method: 'POST',
  path: '/rezervasyon-sozlesme-onay-post',
  feature: 'reservation',
  summary: 'Accept the contracts of a reservation that was made on the phone; asked for before it is paid',
  input: z.strictObject({
    ...Own,
    lang: Language.check(z.describe('Language they were read in')),
    onaylar: z.array(Acceptance).check(z.minLength(1), z.maxLength(8), z.describe('Contracts that were accepted')),
  }),
  output: z.object({ data: Reservation.check(z.describe('The reservation')) }),
})

export const completeGuest = endpoint({
  method: 'POST',
  path: '/rezervasyon-misafir-post',
  feature: 'reservation',
  summary: 'Hand in what was still missing of the guests; what is not named stays as it is',
  input: z.strictObject({
    ...Own,
    yanitlar: GuestAnswers,
    tc_pasaport: maybeLine('Turkish identity number or passport number', 20),
    dogum_tarihi: z.optional(IsoDate.check(z.describe('Date of birth'))),
    hotel_bilgi: z.optional(HotelInfo.check(z.describe('Where to pick the guest up'))),
  }),
  output: z.object({ data: Reservation.check(z.describe('The reservation')) }),
})
