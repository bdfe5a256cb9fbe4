import type { CartLineRequest } from '@meltem/contract/reservation/reservation'
import { describe, expect, it } from 'vitest'
import { changedLine, mayChange } from './line-wish.ts'

it('lets people change what is confirmed, as long as all of it stands', () => {
  const line = { k_no: 'l', kosullar: { iade_oran: 0, pencereler: [] }, iptal: null }
  expect(mayChange({ durum: 'confirmed', satirlar: [line] })).toBe(true)
  expect(mayChange({ durum: 'held', satirlar: [line] })).toBe(false)
  const gone = { ...line, iptal: { zaman: '2026-08-01T10:00:00.000Z', odenen: 0, iade_oran: 0, iade: 0, kesinti: 0 } }
  expect(mayChange({ durum: 'confirmed', satirlar: [line, gone] })).toBe(false)
})

describe('a changed line', () => {
  const pax = { yetiskin: 2, cocuk: 0, bebek: 0 }
  const tour: CartLineRequest = {
    k_no: 'l',
    urun_k_no: 'p',
    opsiyon_k_no: 'o',
    kalkis: 'departure',
    baslangic: '2026-08-16',
    pax,
    ekstra_hizmetler: [{ k_no: 'e', adet: 1 }],
  }
  it('keeps option, extras and departure when only people change', () => {
    const more = { ...pax, cocuk: 1 }
    expect(changedLine(tour, { baslangic: '2026-08-16', pax: more }, '09:30')).toEqual({
      ...tour,
      pax: more,
      baslangic_saat: '09:30',
    })
  })
  it('looks for the same time on another day', () => {
    const line = changedLine(tour, { baslangic: '2026-08-18', pax }, '09:30')
    expect(line).toMatchObject({ baslangic: '2026-08-18', baslangic_saat: '09:30', opsiyon_k_no: 'o' })
    expect(line).not.toHaveProperty('kalkis')
  })
})
