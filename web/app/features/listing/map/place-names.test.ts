import { describe, expect, it } from 'vitest'
import { readablePlaces } from './place-names.ts'

const BOX = { south: 36, west: 28, north: 37, east: 29 }
const place = (baslik: string, enlem: number, boylam: number) => ({ kod: baslik, baslik, enlem, boylam })
const names = (places: ReturnType<typeof place>[], { narrow = false, pins = [] as ReturnType<typeof place>[] } = {}) =>
  readablePlaces(places, { box: BOX, narrow, pins }).map(({ baslik }) => baslik)

describe('readablePlaces', () => {
  it('keeps names that stand apart', () => {
    expect(names([place('Göcek', 36.75, 28.3), place('Fethiye', 36.6, 28.5)])).toEqual(['Göcek', 'Fethiye'])
  })

  it('leaves out the longer of two names that would cover each other', () => {
    expect(names([place('South Aegean', 36.75, 28.28), place('Marmaris', 36.75, 28.3)])).toEqual(['Marmaris'])
  })

  it('needs more room on a phone', () => {
    const near = [place('Dalyan', 36.75, 28.3), place('Göcek', 36.75, 28.38)]
    expect(names(near)).toHaveLength(2)
    expect(names(near, { narrow: true })).toEqual(['Göcek'])
  })

  it('writes below the pin of the place itself, and not under one that stands above it', () => {
    const gocek = place('Göcek', 36.75, 28.3)
    expect(names([gocek], { pins: [gocek] })).toEqual(['Göcek'])
    expect(names([gocek], { pins: [place('Dalaman', 36.72, 28.31)] })).toEqual([])
  })

  it('leaves out what would run over the edge', () => {
    expect(names([place('Ölüdeniz', 36.5, 28.97), place('Kaş', 35.5, 28.5)])).toEqual([])
  })
})
