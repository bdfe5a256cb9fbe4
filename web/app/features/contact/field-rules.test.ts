import { expect, it } from 'vitest'
import { brokenRules } from './field-rules.ts'
import type { ContactValues } from './prefill.ts'

const filled: ContactValues = {
  ad: 'Elif',
  soyad: 'Karagöz',
  e_mail: 'elif@ornek.com',
  telefon: '',
  konu: 'diger',
  mesaj: 'Merhaba',
  gizlilik_politikasi: true,
  web_sitesi: '',
}

it('lets a filled form pass', () => {
  expect(brokenRules(filled, 'tr')).toEqual([])
})

it.each([
  ['an empty name', { ad: ' ' }, { alan: 'ad', kural: 'zorunlu' }],
  ['an empty address', { e_mail: '' }, { alan: 'e_mail', kural: 'zorunlu' }],
  ['a wrong address', { e_mail: 'elif@' }, { alan: 'e_mail', kural: 'e_mail' }],
  ['a long name', { soyad: 'a'.repeat(81) }, { alan: 'soyad', kural: 'en_cok', deger: 80 }],
  ['a long message', { mesaj: 'a'.repeat(4001) }, { alan: 'mesaj', kural: 'en_cok', deger: 4000 }],
  ['a subject that does not exist', { konu: 'x' }, { alan: 'konu', kural: 'gecersiz' }],
  ['no consent', { gizlilik_politikasi: false }, { alan: 'gizlilik_politikasi', kural: 'onay' }],
])('names the broken rule of %s', (_, change, expected) => {
  expect(brokenRules({ ...filled, ...change }, 'tr')).toEqual([expect.objectContaining(expected)])
})

it('names one rule per field', () => {
  const names = brokenRules({ ...filled, ad: '', soyad: '', e_mail: '', mesaj: '' }, 'tr').map(({ alan }) => alan)
  expect(names).toEqual(['ad', 'soyad', 'e_mail', 'mesaj'])
})
