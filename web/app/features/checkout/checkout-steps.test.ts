import type { GuestQuestion } from '@meltem/contract/catalog/product-content'
import type { AskedField } from '@meltem/domain/reservation/guest-questions'
import { describe, expect, it } from 'vitest'
import { EMPTY_DRAFT } from '../../platform/stores/checkout-draft.ts'
import { allowedView, type CheckoutFacts, problemsOf, stepsOf } from './checkout-steps.ts'

const guest = { ad: 'Elif', soyad: 'Karagöz', dogum_tarihi: '', adres: '', telefon: '05321234567', e_mail: 'e@x.co' }
const field = (kod: string, kisi: number | null): AskedField => ({
  ad: kisi === null ? `rezervasyon/${kod}` : `kisi/${kisi}/${kod}`,
  kisi,
  soru: {
    kod,
    kapsam: kisi === null ? 'rezervasyon' : 'kisi',
    tip: 'metin',
    baslik: {},
    ipucu: {},
    zorunlu: true,
    secenekler: [],
    kosul: null,
  } satisfies GuestQuestion,
})
const facts = (over: Partial<CheckoutFacts> = {}): CheckoutFacts => ({
  kind: 'direk',
  fields: [],
  draft: { ...EMPTY_DRAFT, misafir: guest },
  identity: '',
  identityNeeded: false,
  answers: {},
  today: '2026-11-15',
  methods: ['kredi_karti', 'havale'],
  instalments: [3],
  contracts: ['on_bilgilendirme', 'mesafeli_satis'],
  accepted: new Set(['on_bilgilendirme', 'mesafeli_satis']),
  ...over,
})
const ids = (one: CheckoutFacts) => stepsOf(one).map(({ id }) => id)

describe('the steps of a checkout', () => {
  it('differ by basket', () => {
    expect(ids(facts())).toEqual(['misafir', 'odeme', 'sozlesmeler'])
    expect(ids(facts({ fields: [field('otel', null), field('kilo', 1)] }))).toEqual([
      'misafir',
      'bilgiler',
      'yolcular',
      'odeme',
      'sozlesmeler',
    ])
    expect(ids(facts({ kind: 'sor_sat' }))).toEqual(['misafir', 'sozlesmeler'])
  })

  it('are complete when nothing is missing', () => expect(problemsOf(facts())).toEqual([]))

  it('name every answer that is missing', () => {
    const asked = {
      fields: [field('otel', null), field('kilo', 1), field('kilo', 2)],
      answers: { 'kisi/1/kilo': '80' },
    }
    expect(problemsOf(facts(asked), 'misafir')).toEqual([
      { alan: 'rezervasyon/otel', kural: 'zorunlu' },
      { alan: 'kisi/2/kilo', kural: 'zorunlu' },
    ])
  })

  it('do not let a method through that is switched off', () => {
    const draft = { ...EMPTY_DRAFT, misafir: guest, odeme_yontemi: 'tur_gunu' as const }
    expect(problemsOf(facts({ draft }))).toEqual([{ alan: 'odeme_yontemi', kural: 'yontem' }])
    expect(problemsOf(facts({ methods: undefined }))).toEqual([{ alan: 'odeme_yontemi', kural: 'yontem' }])
  })

  it('do not let instalments through that are not offered', () => {
    const draft = { ...EMPTY_DRAFT, misafir: guest, kart_taksit: 9 }
    expect(problemsOf(facts({ draft }))).toEqual([{ alan: 'kart_taksit', kural: 'taksit' }])
    expect(problemsOf(facts({ draft: { ...draft, odeme_yontemi: 'havale' } }))).toEqual([])
  })

  it('want every contract accepted, also while they are still being read', () => {
    expect(problemsOf(facts({ accepted: new Set(['mesafeli_satis']) }))).toEqual([
      { alan: 'sozlesme-on_bilgilendirme', kural: 'sozlesme' },
    ])
    expect(problemsOf(facts({ contracts: undefined, accepted: new Set() }))).toHaveLength(1)
  })

  it('open the payment only when the guests are complete', () => {
    expect(allowedView(facts(), 'odeme')).toBe('odeme')
    expect(allowedView(facts({ identityNeeded: true }), 'odeme')).toBe('misafir')
    expect(allowedView(facts({ draft: EMPTY_DRAFT }), 'odeme')).toBe('misafir')
  })
})
