import { listProductsByKey } from '@meltem/contract/catalog/catalog'
import { useAnswer } from '../../../platform/calls/use-answer.ts'
import { useFrame } from '../../../platform/page/frame.ts'

/**
 * Names of products in the language of the page, by their keys. A booking keeps the names it was made with, in the
 * language of that day: they stay where a product is gone or has no such text, and on the receipt.
 */
export function useTitles(keys: readonly (string | undefined)[]): (key: string | undefined) => string | undefined {
  const { language } = useFrame()
  const k_no = [...new Set(keys.filter((key) => key !== undefined))].join()
  const { answer } = useAnswer(listProductsByKey, k_no ? { dil: language, k_no } : null)
  const told = answer?.data.filter(({ dil }) => dil === language) ?? []
  return (key) => told.find((one) => one.k_no === key)?.baslik
}
