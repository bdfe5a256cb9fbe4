import { describe, expect, it } from 'vitest'
import { fits, type Life, newModel, readFeed, retireDead, SEATS, seatsTaken, type Want } from './life-model.ts'

function life(want: Want, some: Partial<Life> = {}): Life {
  const state = { state: 'confirmed', placed: true, dead: false, hasStock: true, extended: false, captured: 0 } as const
  return { k_no: 'k', anahtar: 'a', satir: 's', want, ...state, ...some }
}

describe('the small model of lives', () => {
  it('counts seats of a day, and not those of the dead', () => {
    const model = newModel()
    model.lives.push(life({ kind: 'seats', day: 1, size: 3 }), life({ kind: 'seats', day: 1, size: 2 }, { dead: true }))
    expect(seatsTaken(model, 1)).toBe(3)
    expect(fits(model, { kind: 'seats', day: 1, size: SEATS - 3 })).toBe(true)
    expect(fits(model, { kind: 'seats', day: 1, size: SEATS - 2 })).toBe(false)
  })

  it('lets nights touch, and keeps the two houses apart', () => {
    const model = newModel()
    model.lives.push(life({ kind: 'nights', day: 2, size: 2 }))
    expect([0, 1, 4].map((day) => fits(model, { kind: 'nights', day, size: 2 }))).toEqual([true, false, true])
    expect(fits(model, { kind: 'asked', day: 2, size: 2 })).toBe(true)
    model.lives.push(life({ kind: 'asked', day: 2, size: 2 }))
    expect(fits(model, { kind: 'asked', day: 3, size: 1 })).toBe(false)
  })

  it('takes of another calendar what is free, and the rest once it is', () => {
    const model = newModel()
    const guest = life({ kind: 'nights', day: 0, size: 1 })
    model.lives.push(guest)
    model.feed.push(0, 1)
    readFeed(model)
    expect(model.foreign).toEqual([1])
    guest.dead = true
    readFeed(model)
    expect([model.foreign, guest.hasStock]).toEqual([[1, 0], false])
  })

  it('throws the dead out of the departure that was asked for, and of no other', () => {
    const model = newModel()
    const [near, far] = [0, 1].map((day) => life({ kind: 'seats', day, size: 1 }, { dead: true }))
    if (near && far) model.lives.push(near, far)
    retireDead(model, { kind: 'seats', day: 0, size: 1 })
    expect(model.lives.map(({ hasStock }) => hasStock)).toEqual([false, true])
  })
})
