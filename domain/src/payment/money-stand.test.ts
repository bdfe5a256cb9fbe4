import { RESERVATION_STATES } from '@meltem/contract/reservation/reservation'
import { describe, expect, it } from 'vitest'
import { toMinor } from '../money.ts'
import { moneyStand } from './money-stand.ts'

const owed = { genel_toplam: 35_820, on_odeme_toplam: 8955, odeme_yontemi: 'kredi_karti' } as const

describe('what a reservation of 358.20 with a deposit of 89.55 says is due', () => {
  it.each([
    ['requested', 0, { odenen: 0, simdi: 0, kabulde: 89.55, kalan: 268.65 }],
    ['accepted', 0, { odenen: 0, simdi: 89.55, kabulde: 0, kalan: 268.65 }],
    ['held', 0, { odenen: 0, simdi: 89.55, kabulde: 0, kalan: 268.65 }],
    ['held', 50, { odenen: 50, simdi: 39.55, kabulde: 0, kalan: 268.65 }],
    ['confirmed', 89.55, { odenen: 89.55, simdi: 0, kabulde: 0, kalan: 268.65 }],
    ['confirmed', 358.2, { odenen: 358.2, simdi: 0, kabulde: 0, kalan: 0 }],
    ['confirmed', 400, { odenen: 400, simdi: 0, kabulde: 0, kalan: 0 }],
    ['completed', 358.2, { odenen: 358.2, simdi: 0, kabulde: 0, kalan: 0 }],
    ['cancelled', 89.55, { odenen: 89.55, simdi: 0, kabulde: 0, kalan: 0 }],
    ['expired', 0, { odenen: 0, simdi: 0, kabulde: 0, kalan: 0 }],
    ['declined', 0, { odenen: 0, simdi: 0, kabulde: 0, kalan: 0 }],
    ['review', 89.55, { odenen: 89.55, simdi: 0, kabulde: 0, kalan: 0 }],
  ] as const)('%s with %d paid', (durum, paid, stand) => {
    expect(moneyStand({ ...owed, durum }, toMinor(paid))).toEqual({ genel_toplam: 358.2, ...stand })
  })

  it('paid on the day: nothing now, no deposit, all of it then', () => {
    const stand = moneyStand({ ...owed, durum: 'confirmed', odeme_yontemi: 'tur_gunu' }, 0)
    expect(stand).toEqual({ genel_toplam: 358.2, odenen: 0, simdi: 0, kabulde: 0, kalan: 358.2 })
  })

  it('on the account of an agency: the guest owes nothing', () => {
    const stand = moneyStand({ ...owed, durum: 'confirmed', odeme_yontemi: null }, 0)
    expect(stand).toEqual({ genel_toplam: 358.2, odenen: 0, simdi: 0, kabulde: 0, kalan: 0 })
  })

  it('adds up to the total while it lives', () => {
    const living = RESERVATION_STATES.filter((durum) =>
      ['held', 'requested', 'accepted', 'confirmed', 'completed'].includes(durum),
    )
    for (const durum of living) {
      for (const paid of [0, 1, 8954, 8955, 20_000, 35_820]) {
        const { odenen, simdi, kabulde, kalan } = moneyStand({ ...owed, durum }, paid)
        expect(toMinor(odenen) + toMinor(simdi) + toMinor(kabulde) + toMinor(kalan)).toBe(owed.genel_toplam)
      }
    }
  })
})
