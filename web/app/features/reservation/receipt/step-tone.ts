import type { ReceiptStep } from '@meltem/contract/reservation/pricing'

/** Explains and counts nothing, or takes away, or adds. */
export function toneOf({ asama, tutar }: ReceiptStep): 'quiet' | 'minus' | 'plain' {
  if (asama === 'bilgi') return 'quiet'
  return tutar < 0 ? 'minus' : 'plain'
}
