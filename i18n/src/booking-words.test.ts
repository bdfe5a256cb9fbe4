import { STEP_CODES } from '@meltem/contract/reservation/pricing'
import { COUPON_PROBLEMS } from '@meltem/contract/reservation/promotion'
import { DAY_REASONS } from '@meltem/contract/reservation/reservation'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { createTranslator } from 'use-intl/core'
import { describe, expect, test } from 'vitest'
import { loadMessages } from './load-messages.ts'

const VALUES = {
  adet: 2,
  kisi: 3,
  gece: 7,
  sayi: 1,
  oda: 2,
  gun: 7,
  taksit: 3,
  en_cok: 6,
  en_az_gece: 5,
  en_cok_gece: 28,
  esik_gece: 5,
  kalan: 2,
  sure: 8,
  birim: 'hafta',
  ilk_gun: '10.08.2026',
  oran: '5,75',
  birim_fiyat: '€48,00',
  yon: 'gidis',
  kaynak: 'acente',
  saat: '23:30',
  olcu: 'sure',
  saat_sayisi: 4,
  dakika: 240,
  ad: 'Ad',
  kod: 'MELTEM10',
  kur: 'EUR',
  satis: '51,20',
  sabit_kur: 'TRY',
  banka_kodu: 'TCMB',
  bulten_tarihi: '10.08.2026',
}

describe.each(LANGUAGES)('%s', (language) => {
  test.each([
    ['receipt', STEP_CODES],
    ['availability', DAY_REASONS],
    ['coupon', COUPON_PROBLEMS],
  ] as const)('has a sentence for every code of %s, and no other', async (namespace, codes) => {
    const messages = await loadMessages(language)
    expect(Object.keys(messages[namespace]).sort()).toEqual([...codes].sort())
    const problems: string[] = []
    const say = createTranslator({ locale: language, messages, onError: (error) => problems.push(error.message) })
    for (const code of codes) {
      const key = `${namespace}.${code}` as Parameters<typeof say>[0]
      expect(say(key, VALUES as never)).not.toBe(key)
    }
    expect(problems).toEqual([])
  })
})
