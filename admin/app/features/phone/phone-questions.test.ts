import type { GuestQuestion } from '@meltem/contract/catalog/product-content'
import { expect, test } from 'vitest'
import type { DraftLine } from './phone-draft.ts'
import { phoneAnswers, phoneQuestions } from './phone-questions.ts'

const question = (kod: string, part: Partial<GuestQuestion> = {}): GuestQuestion => ({
  kod,
  kapsam: 'rezervasyon',
  tip: 'metin',
  baslik: { en: kod },
  ipucu: {},
  zorunlu: false,
  secenekler: [],
  kosul: null,
  ...part,
})

const line = (sorular: GuestQuestion[]): DraftLine => ({
  istek: {
    k_no: 'a',
    urun_k_no: 'b',
    opsiyon_k_no: 'c',
    baslangic: '2027-06-01',
    pax: { yetiskin: 2, cocuk: 0, bebek: 0 },
    ekstra_hizmetler: [],
  },
  baslik: 'Paragliding',
  sorular,
})

const LINES = [
  line([question('ucus_no'), question('kilo', { kapsam: 'kisi', zorunlu: true }), question('pasaport_no')]),
]

test('the desk asks what the basket asks, of each guest by name, and leaves numbers of papers to the link', () => {
  const { asked, byLink } = phoneQuestions(LINES, {})
  expect(asked.map(({ ad }) => ad)).toEqual([
    'rezervasyon/ucus_no',
    'kisi/1/kilo',
    'kisi/2/ad',
    'kisi/2/soyad',
    'kisi/2/kilo',
  ])
  expect(byLink.map(({ soru }) => soru.kod)).toEqual(['pasaport_no'])
})

test('what was said goes along as it is asked now: nothing empty, nothing of a line that was taken out, no number', () => {
  const said = {
    'rezervasyon/ucus_no': ' su2142 ',
    'kisi/2/kilo': '64',
    'kisi/1/kilo': ' ',
    'rezervasyon/pasaport_no': 'C1',
  }
  expect(phoneAnswers(LINES, said)).toEqual({
    yanitlar: [
      { soru: 'ucus_no', kisi: null, deger: 'SU2142' },
      { soru: 'kilo', kisi: 2, deger: '64' },
    ],
  })
  expect(phoneAnswers([], said)).toEqual({})
  expect(phoneAnswers([{ istek: line([]).istek, baslik: 'kept by an earlier version' }], said)).toEqual({})
})
