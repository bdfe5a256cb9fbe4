import { expect, test } from 'vitest'
import { ticketSums, whenOfTicket } from './ticket-words.ts'
import { translatorFor } from './translator.ts'

test('when: the day and the hour, or both ends of a stay', () => {
  const day = { baslangic: '2026-08-16', baslangic_saat: '09:30', bitis: null }
  expect(whenOfTicket(day, 'en')).toEqual(['Sun 16.08.2026', '09:30'])
  expect(whenOfTicket({ ...day, bitis: '2026-08-22' }, 'de')).toEqual(['So 16.08.2026', '– Sa 22.08.2026'])
})

test.each([
  [
    'paid in part, the rest on the day',
    { odenen: 34.5, simdi: 0, kabulde: 0, kalan: 103.5 },
    false,
    'to pay on the day',
  ],
  ['paid in part, the rest by a plan', { odenen: 34.5, simdi: 0, kabulde: 0, kalan: 103.5 }, true, 'still to pay'],
  ['nothing paid, all of it due', { odenen: 0, simdi: 138, kabulde: 0, kalan: 0 }, false, 'still to pay'],
  ['all of it paid', { odenen: 138, simdi: 0, kabulde: 0, kalan: 0 }, false, 'nothing left to pay'],
])('paid, remaining, total: %s', (_name, stand, planli, word) => {
  const say = translatorFor('en', 'ticket')
  const [paid, left, total] = ticketSums(say, 'en', { hesap: { genel_toplam: 138, ...stand }, kur: 'EUR', planli })
  expect(left).toEqual({ tutar: `€${(138 - stand.odenen).toFixed(2)}`, ad: word })
  expect([paid.tutar, total.tutar]).toEqual([`€${stand.odenen.toFixed(2)}`, '€138.00'])
})
