import type { ReceiptStep } from '@meltem/contract/reservation/pricing'
import { expect, it } from 'vitest'
import { toneOf } from './step-tone.ts'

const step = (over: Partial<ReceiptStep>): ReceiptStep => ({
  asama: 'satir',
  kod: 'gece',
  satir: 0,
  adet: 5,
  birim_fiyat: 420,
  matrah: null,
  oran: null,
  tutar: 2100,
  parametreler: {},
  ...over,
})

it.each([
  [{ tutar: -10 }, 'minus'],
  [{ tutar: 10 }, 'plain'],
  [{ asama: 'bilgi', tutar: 10 }, 'quiet'],
] as const)('tells discounts from prices and notes', (over, tone) => {
  expect(toneOf(step(over))).toBe(tone)
})
