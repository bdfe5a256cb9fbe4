import { LANGUAGES } from '@meltem/contract/wire/language'
import { loadMessages } from '@meltem/i18n/load-messages'
import { expect, test } from 'vitest'
import { answerWords } from './answer-words.ts'

const row = { ad: 'Ada', baslik_misafir: 'Villa Zeytin' } as Parameters<typeof answerWords>[0]['row']
const offer = {
  urun: 'Villa Turunç',
  baslangic: '2027-06-01',
  bitis: '2027-06-08',
  tutar: 980,
  kur: 'EUR',
} as Parameters<typeof answerWords>[0]['offer']

test.each(LANGUAGES)('an offer beside free nights does not say in %s that they are taken', async (language) => {
  const words = { act: 'offer', row, offer, language, messages: await loadMessages(language) } as const
  const [taken, free] = [answerWords({ ...words, free: false }), answerWords({ ...words, free: true })]
  expect(free).toContain('Villa Turunç')
  expect(free).not.toMatch(/yerimiz yok|taken|belegt|занято/)
  expect(taken).toMatch(/yerimiz yok|taken|belegt|занято/)
})
