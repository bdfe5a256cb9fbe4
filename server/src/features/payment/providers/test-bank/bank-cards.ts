import type { FailureReason } from '@meltem/contract/payment/payment'

/** What a card of the test bank does once the code was typed. */
export type CardBehaviour =
  | 'basarili'
  | 'ret'
  | 'bakiye'
  | 'kod'
  | 'zaman_asimi'
  | 'gec_yanit'
  | 'cift_yanit'
  | 'yanlis_tutar'

interface TestCard {
  readonly numara: string
  readonly marka: string
  readonly davranis: CardBehaviour
}

/** None of these numbers was ever given to a person. */
export const TEST_CARDS: readonly TestCard[] = [
  { numara: '5528790000000008', marka: 'MASTERCARD', davranis: 'basarili' },
  { numara: '9792030000000000', marka: 'TROY', davranis: 'basarili' },
  { numara: '4126111111111114', marka: 'VISA', davranis: 'ret' },
  { numara: '4111111111111129', marka: 'VISA', davranis: 'bakiye' },
  { numara: '4131111111111117', marka: 'VISA', davranis: 'kod' },
  { numara: '4000000000000010', marka: 'VISA', davranis: 'zaman_asimi' },
  { numara: '4000000000000028', marka: 'VISA', davranis: 'gec_yanit' },
  { numara: '4000000000000036', marka: 'VISA', davranis: 'cift_yanit' },
  { numara: '4000000000000044', marka: 'VISA', davranis: 'yanlis_tutar' },
]

/** The code every 3-D Secure page of the test bank expects. */
export const SECURE_CODE = '123456'

export const FAILURES: Readonly<Partial<Record<CardBehaviour, FailureReason>>> = {
  ret: 'ret',
  bakiye: 'bakiye',
  kod: 'kod',
}

export function findCard(typed: string): TestCard | undefined {
  const digits = typed.replaceAll(/\D/g, '')
  return TEST_CARDS.find(({ numara }) => numara === digits)
}
