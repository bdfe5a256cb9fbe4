import type { GuestQuestion } from '@meltem/contract/catalog/product-content'
import { type AskedField, askedFields, isIdentity, withNames } from '@meltem/domain/reservation/guest-questions'
import { describe, expect, it } from 'vitest'
import { type AskingLine, answerOnWire, answerRule, knownAnswers } from './guest-questions.ts'

const question = (kod: string, over: Partial<GuestQuestion> = {}): GuestQuestion => ({
  kod,
  kapsam: 'rezervasyon',
  tip: 'metin',
  baslik: { tr: kod },
  ipucu: {},
  zorunlu: true,
  secenekler: [],
  kosul: null,
  ...over,
})
const line = (sorular: readonly GuestQuestion[], yetiskin = 2, yanitlar = {}): AskingLine => ({
  istek: { pax: { yetiskin, cocuk: 0, bebek: 0 } },
  urun: { urun_tipi: 'tur', sorular },
  yanitlar,
})
const names = (lines: readonly AskingLine[], answers = {}) => askedFields(lines, answers).map(({ ad }) => ad)

describe('questions of a basket', () => {
  it('are asked once, however many products ask them', () => {
    expect(names([line([question('otel')]), line([question('otel'), question('ucus_no')])])).toEqual([
      'rezervasyon/otel',
      'rezervasyon/ucus_no',
    ])
  })

  it('must be answered when one product says so', () => {
    const [field] = askedFields([line([question('otel', { zorunlu: false })]), line([question('otel')])], {})
    expect(field?.soru.zorunlu).toBe(true)
  })

  it('to every guest follow the largest party that wants them', () => {
    const kilo = question('kilo', { kapsam: 'kisi', tip: 'sayi' })
    expect(names([line([kilo], 2), line([kilo], 3), line([], 9)])).toEqual([
      'kisi/1/kilo',
      'kisi/2/kilo',
      'kisi/3/kilo',
    ])
  })

  it('with a condition wait for their answer', () => {
    const lines = [
      line([question('alma', { tip: 'evet_hayir' }), question('otel', { kosul: { kod: 'alma', deger: 'evet' } })]),
    ]
    expect(names(lines)).toEqual(['rezervasyon/alma'])
    expect(names(lines, { 'rezervasyon/alma': 'hayir' })).toEqual(['rezervasyon/alma'])
    expect(names(lines, { 'rezervasyon/alma': 'evet' })).toEqual(['rezervasyon/alma', 'rezervasyon/otel'])
  })

  it('to a guest may hang on the answer of the same guest', () => {
    const lines = [
      line([
        question('diyet', { kapsam: 'kisi', tip: 'evet_hayir' }),
        question('hangi', { kapsam: 'kisi', kosul: { kod: 'diyet', deger: 'evet' } }),
      ]),
    ]
    expect(names(lines, { 'kisi/2/diyet': 'evet' })).toEqual(['kisi/1/diyet', 'kisi/2/diyet', 'kisi/2/hangi'])
  })

  it('that are answered on the way into the basket start with that answer', () => {
    expect(knownAnswers([line([], 2, { ucus_no: 'SU2142' })])).toEqual({ 'rezervasyon/ucus_no': 'SU2142' })
  })
})

describe('answers', () => {
  const field = (kod: string, over: Partial<GuestQuestion> = {}): AskedField => ({
    ad: kod,
    soru: question(kod, over),
    kisi: null,
  })
  const choices = [{ kod: 'cift', baslik: { tr: 'Çift' } }]
  it.each([
    ['a missing one', field('otel'), ' ', 'zorunlu'],
    ['a missing one nobody needs', field('otel', { zorunlu: false }), '', undefined],
    ['a flight', field('ucus_no'), 'tk 2556', undefined],
    ['no flight', field('ucus_no'), 'tomorrow', 'ucus'],
    ['a number', field('kilo', { tip: 'sayi' }), '82,5', undefined],
    ['no number', field('kilo', { tip: 'sayi' }), 'eighty', 'sayi'],
    ['a time', field('varis', { tip: 'saat' }), '16:30', undefined],
    ['no time', field('varis', { tip: 'saat' }), '25:00', 'saat'],
    ['a date', field('dogum_tarihi', { tip: 'tarih' }), '01.02.2020', undefined],
    ['a date to come', field('dogum_tarihi', { tip: 'tarih' }), '01.02.2030', 'gelecek'],
    ['a choice', field('yatak', { tip: 'secim', secenekler: choices }), 'cift', undefined],
    ['another choice', field('yatak', { tip: 'secim', secenekler: choices }), 'su', 'secim'],
    ['a wrong identity number', field('pasaport_no'), '11111111111', 'tckn'],
    ['too many words', field('not'), 'x'.repeat(501), 'uzun'],
  ])('%s', (_, asked, typed, rule) => expect(answerRule(asked, typed, '2026-11-15')).toBe(rule))

  it('that identify a person are told apart', () => {
    expect(['pasaport_no', 'tckn', 'kimlik_no', 'otel', 'ucus_no'].map(isIdentity)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })

  it('travel as the wire writes them', () => {
    expect(answerOnWire(field('dogum', { tip: 'tarih' }), '1.2.2020')).toBe('2020-02-01')
    expect(answerOnWire(field('ucus_no'), ' tk2556 ')).toBe('TK2556')
  })
})

it('asks the names of all guests but the first', () => {
  const kilo = question('kilo', { kapsam: 'kisi', tip: 'sayi' })
  const fields = withNames(askedFields([line([question('otel'), kilo], 3)], {}))
  expect(fields.map(({ ad }) => ad)).toEqual([
    'rezervasyon/otel',
    'kisi/1/kilo',
    'kisi/2/ad',
    'kisi/2/soyad',
    'kisi/2/kilo',
    'kisi/3/ad',
    'kisi/3/soyad',
    'kisi/3/kilo',
  ])
})
