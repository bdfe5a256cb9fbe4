import { englishPage } from '../page.ts'

const CONTRACT = { turu: 'p', gorsel: null, yayin_zamani: '2026-02-01T08:00:00Z', sozlesme: true } as const

export const preInformationPage = englishPage({
  ...CONTRACT,
  anahtar: 'p-pre-information',
  baslik: 'Pre-information form',
  ozet: 'Who sells, what, at which price and on which terms: what you should know before you pay.',
  slug: 'pre-information',
  seo_baslik: 'Pre-information form | Poyraz',
  bloklar: [
    {
      tip: 'metin',
      html: `
<p>The seller is Poyraz Yelken ve Sörf Turizm Ltd. Şti., Liman Cad. No: 7, Alaçatı, Çeşme, İzmir. Dates, people, what is included and the total with taxes are in your summary; nothing else is charged.</p>
<p>A booking is confirmed when the deposit or the whole amount has arrived; without a deposit within 24 hours it is cancelled at no cost. For dated leisure services the law grants no right of withdrawal; our <a href="/p/cancellation">cancellation terms</a> apply. Complaints go to us first, then to the consumer arbitration committee or the consumer court.</p>`,
    },
  ],
})

export const salePage = englishPage({
  ...CONTRACT,
  anahtar: 'p-distance-sale',
  baslik: 'Distance-sale contract',
  ozet: 'The main lines of the contract you accept when you book a course, a board or a house online.',
  slug: 'distance-sale',
  seo_baslik: 'Distance-sale contract | Poyraz',
  bloklar: [
    {
      tip: 'metin',
      html: `
<p>The contract is between Poyraz Yelken ve Sörf Turizm Ltd. Şti. and the person who books. We provide the services in the summary on the dates and at the price shown there; the price is not raised afterwards.</p>
<p>If the wind or we ourselves make a session impossible, you choose between another day and your money back. Turkish law applies; mandatory protection where you live stays in force. The text you accept is kept with version, date and language and sent to you.</p>`,
    },
  ],
})

export const rentalPage = englishPage({
  ...CONTRACT,
  anahtar: 'p-rental',
  baslik: 'Rental contract',
  ozet: 'Renting a stone house, a board or a boat from us: handover, use, deposit and return.',
  slug: 'rental',
  seo_baslik: 'Rental contract | Poyraz',
  bloklar: [
    {
      tip: 'metin',
      html: `
<p>Houses are let for the people named in the booking, with the permit number shown in the listing; boards and boats within the stated wind limits and with the certificate asked for. We look at the condition together, and what you report on the same day is not held against you.</p>
<p>A damage deposit, where there is one, is in the breakdown and comes back within seven days. Fair wear is not damage. Return at the stated time, in the state received.</p>`,
    },
  ],
})

export const packagePage = englishPage({
  ...CONTRACT,
  anahtar: 'p-package-tour',
  baslik: 'Package-tour contract',
  ozet: 'When lessons, a bed and a transfer are bought together at one price, these rights are yours.',
  slug: 'package-tour',
  seo_baslik: 'Package-tour contract | Poyraz',
  bloklar: [
    {
      tip: 'metin',
      html: `
<p>A basket with at least two of transport, accommodation and another service at one price, with a night or over more than a day, is a package tour, and Poyraz answers for the whole of it. You may cancel free of charge until 30 days before the start and get everything back within 14 days, the way you paid (<a href="/p/refund-guarantee">30-day refund guarantee</a>), and pass it on to somebody else until seven days before.</p>
<p>If an essential part changes you may accept, ask for an equivalent, or get everything back.</p>`,
    },
  ],
})

export const membershipPage = englishPage({
  ...CONTRACT,
  anahtar: 'p-membership',
  baslik: 'Membership agreement',
  ozet: 'An account keeps your bookings and favourites together. It is free, and you close it when you like.',
  slug: 'membership',
  seo_baslik: 'Membership agreement | Poyraz',
  bloklar: [
    {
      tip: 'metin',
      html: `
<p>Membership is free. Your details must be true, your password is yours alone, and you tell us if somebody else has used it. We send news only if you ask for it.</p>
<p>You may download your data and close the account at any time; what the law makes us keep is kept apart, as the <a href="/p/privacy">privacy notice</a> says.</p>`,
    },
  ],
})
