import type { PaymentMethod } from '@meltem/contract/reservation/reservation'

interface Methods {
  readonly yontemler: readonly PaymentMethod[]
}

/** Where the products have payments of their own, paying all of it on the day is not offered. */
export function offeredWays<T extends Methods>(methods: T, planned: boolean): T {
  return planned ? { ...methods, yontemler: methods.yontemler.filter((way) => way !== 'tur_gunu') } : methods
}
