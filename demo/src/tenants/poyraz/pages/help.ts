import { englishPage } from '../page.ts'

const HELP = { turu: 'p', gorsel: null, yayin_zamani: '2026-02-01T08:00:00Z' } as const

export const cancellationPage = englishPage({
  ...HELP,
  anahtar: 'p-cancellation',
  sozlesme: true,
  baslik: 'Cancellation and refund',
  ozet: 'Thirty days, twenty-four hours and five minutes: the three numbers worth knowing before you book.',
  slug: 'cancellation',
  seo_baslik: 'Cancellation and refund | Poyraz',
  bloklar: [
    {
      tip: 'tablo',
      baslik: null,
      basliklar: ['When', 'What happens'],
      satirlar: [
        ['A package, 30 days or more before it begins', 'Everything you paid for it comes back'],
        ['A single booking, or later', 'The dates and percentages on the product page, as copied into your booking'],
        ['No deposit within 24 hours', 'The booking is cancelled, at no cost to you'],
        ['Too little or too much wind', 'Another day, or your money back'],
      ],
    },
    {
      tip: 'metin',
      html: `<p>Please be at the meeting point five minutes early. Refunds go back the way they came, within 14 days; the page of the <a href="/p/refund-guarantee">30-day refund guarantee</a> says what a package is. <a href="/contact">Write to us</a> if something is unclear.</p>`,
    },
  ],
})

export const refundGuaranteePage = englishPage({
  ...HELP,
  anahtar: 'p-refund-guarantee',
  sozlesme: true,
  baslik: '30-day refund guarantee',
  ozet: 'Packages are refunded in full until 30 days before they begin: what that covers, and how the money comes back.',
  slug: 'refund-guarantee',
  seo_baslik: 'The 30-day refund guarantee | Poyraz',
  bloklar: [
    {
      tip: 'metin',
      html: `
<p>Cancel a package 30 days or more before it begins and everything you paid for it comes back. No questions.</p>
<h2>What is a package?</h2>
<p>At least two of transport (a transfer, the surf van), a bed (a house, the lodge, a yacht) and another service (a course, a board, a day at the thermal springs) in one booking, with a night in it or over more than a day. You see the <a href="/p/package-tour">package-tour contract</a> before you pay.</p>
<h2>What comes back, and until when?</h2>
<p>All of it, deposit or whole price, with extras. Nights count by the day, lessons and rides to the minute, each from its own start. With fewer than 30 days to go, the terms copied into your booking apply.</p>
<h2>A single booking</h2>
<p>A course, a house or a transfer on its own follows the dates and percentages on its page.</p>
<h2>How?</h2>
<p>Open the booking in your account or <a href="/contact">write to us</a>. You see the amount first and agree to it. We send it within 14 days, the way you paid and in the same currency. The rest is under <a href="/p/cancellation">cancellation and refund</a>.</p>`,
    },
  ],
})

export const paymentPage = englishPage({
  ...HELP,
  anahtar: 'p-payment',
  baslik: 'Payment and bank account',
  ozet: 'Card, transfer or on the day; a deposit or everything at once. And the one account that is ours.',
  slug: 'payment',
  seo_baslik: 'Payment methods and bank account | Poyraz',
  bloklar: [
    {
      tip: 'metin',
      html: '<p>Pay by card, by bank transfer or on the day of the lesson. The card form belongs to the payment provider; we never see the number. For a transfer, write your booking number as the reference and pay within 24 hours.</p>',
    },
    {
      tip: 'tablo',
      baslik: 'Account',
      basliklar: ['Currency', 'Bank', 'IBAN', 'SWIFT'],
      satirlar: [['EUR', 'Deneme Bankası', 'TR88 0099 9000 0000 0000 0000 03', 'DENETRXX']],
    },
  ],
})

export const faqPage = englishPage({
  ...HELP,
  anahtar: 'p-faq',
  baslik: 'Questions and help',
  ozet: 'Wind, level, gear and age: what people ask us most, and where to reach us for everything else.',
  slug: 'faq',
  seo_baslik: 'Questions and help | Poyraz',
  bloklar: [
    {
      tip: 'sss',
      baslik: 'What people ask',
      ogeler: [
        {
          soru: 'Do I need experience?',
          cevap: 'No. Beginners start in waist-deep water with a large board and an instructor beside them.',
        },
        {
          soru: 'What if there is no wind?',
          cevap: 'We look at the forecast the evening before and offer another day or your money back.',
        },
        {
          soru: 'Is gear included?',
          cevap: 'Yes: board, rig, harness, wetsuit and helmet. Bring shoes that may get wet.',
        },
        { soru: 'From what age?', cevap: 'Windsurfing from eight, sailing from six with a parent on board.' },
      ],
    },
    {
      tip: 'cagri',
      baslik: 'Something else?',
      metin: 'Ask us; the people who teach are the people who answer.',
      etiket: 'Write to us',
      url: '/contact',
    },
  ],
})
