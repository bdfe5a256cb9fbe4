import type { Obstacle } from '@meltem/contract/reservation/basket'
import { formatDate } from './format.ts'

/** What the sentence of an obstacle (`availability.<neden>`) is filled with, whatever the kernel has told. */
export function obstacleValues({ parametreler }: Pick<Obstacle, 'parametreler'>) {
  const { en_az_gece = 1, en_cok_gece = 1, kalan = 0, sure = 0, birim = 'saat', ilk_gun = '' } = parametreler
  return {
    en_az_gece: Number(en_az_gece),
    en_cok_gece: Number(en_cok_gece),
    kalan: Number(kalan),
    sure: Number(sure),
    birim: String(birim),
    ilk_gun: ilk_gun === '' ? '' : formatDate(String(ilk_gun)),
  }
}
