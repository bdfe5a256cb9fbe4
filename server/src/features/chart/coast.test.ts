import { gunzipSync } from 'node:zlib'
import { type Cut, cutAddress, cutAround } from '@meltem/domain/chart/cut'
import { worldPoint } from '@meltem/domain/chart/mercator'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { chartRoutes } from './chart.routes.ts'
import { coastFor, isLand } from './coast.ts'
import { cutRing, rectOf } from './cut-ring.ts'
import { bandWidths, drawChart } from './draw-chart.ts'
import { findOpenWater } from './open-water.ts'

describe('the coast', () => {
  it.each([
    ['Dalaman airport', 36.7131, 28.7925],
    ['the middle of Rhodes', 36.2, 27.95],
    ['Kos, which the fine file has', 36.78, 27.1],
    ['Ankara, which only the coarse file has', 39.93, 32.86],
    ['where the fine file meets the coarse one', 37.5, 31.498],
  ])('has land at %s', (_, enlem, boylam) => {
    expect(isLand({ enlem, boylam })).toBe(true)
  })

  it.each([
    ['the bay of Göcek', 36.735, 28.945],
    ['the gulf of Fethiye', 36.65, 29.02],
    ['the strait of Rhodes', 36.55, 28.35],
    ['the gulf of Antalya', 36.7, 30.8],
    ['the Black Sea', 41.5, 30],
  ])('has water in %s', (_, enlem, boylam) => {
    expect(isLand({ enlem, boylam })).toBe(false)
  })

  it('loses detail with distance', () => {
    const points = (zoom: number) => coastFor(zoom).land.reduce((sum, { ring }) => sum + ring.length, 0)
    expect(points(8)).toBeLessThan(points(11))
    expect(points(6)).toBeLessThan(points(8))
  })
})

it('draws no shore across a lake where the fine file ends', () => {
  const zoom = 9
  // Lake Beyşehir lies on both sides of the seam at 31.5° E.
  const middle = worldPoint({ enlem: 37.78, boylam: 31.5 }, zoom)
  const drawing = drawChart({ zoom, left: middle.x - 320, top: middle.y - 250, width: 640, height: 500 })
  const [, lake = ''] = /<path d="([^"]+)" fill="none" stroke="#7d7252" stroke-width=".7"\/>/.exec(drawing) ?? []
  expect(lake).not.toBe('')
  const straight = lake
    .split('M')
    .flatMap((piece) => (piece.split('l')[1] ?? '').split(' '))
    .map(Number)
    .reduce<number[]>((found, value, at, all) => {
      if (at % 2 === 0 && value === 0) found.push(Math.abs(all[at + 1] ?? 0))
      return found
    }, [])
  expect(Math.max(0, ...straight)).toBeLessThan(15)
})

describe('a cut through a shore', () => {
  const square = Float64Array.from([0, 0, 10, 0, 10, 10, 0, 10])

  it('keeps what is inside', () => {
    expect(rectOf(cutRing(square, { left: 2, top: 3, right: 20, bottom: 8 }))).toEqual({
      left: 2,
      top: 3,
      right: 10,
      bottom: 8,
    })
  })

  it('keeps nothing of what is elsewhere', () => {
    expect(cutRing(square, { left: 20, top: 0, right: 30, bottom: 10 })).toHaveLength(0)
  })

  it('leaves what fits as it is', () => {
    expect(cutRing(square, { left: -1, top: -1, right: 11, bottom: 11 })).toBe(square)
  })
})

function sheetAround(enlem: number, boylam: number, zoom: number) {
  const { x, y } = worldPoint({ enlem, boylam }, zoom)
  return { zoom, left: x - 320, top: y - 250, width: 640, height: 500 }
}

describe('the drawing', () => {
  it('has wider bands the nearer it is', () => {
    expect(bandWidths(5)).toEqual([26, 14, 6])
    expect(bandWidths(9.5)).toEqual([66, 38, 15])
    expect(bandWidths(13)).toEqual([84, 48, 19])
    expect(bandWidths(10.5)).toEqual([75, 43, 17])
  })

  it('is light enough for a page', () => {
    expect(drawChart(sheetAround(36.7, 28.95, 11)).length).toBeLessThan(60_000)
  })

  it('draws no shore where a file ends', () => {
    // Inland, across the edge of the fine file: land from side to side, and nothing to stroke.
    expect(drawChart(sheetAround(37.9, 31.5, 11))).toContain('<path id="s" d=""/>')
  })

  it('says where nothing is known', () => {
    expect(drawChart(sheetAround(38, 37.5, 9))).toContain('#f0f5f5')
    expect(drawChart(sheetAround(36.7, 28.95, 11))).not.toContain('#f0f5f5')
  })

  it('has its rose on open water, or none', () => {
    const sheet = sheetAround(36.7, 28.95, 11)
    const at = findOpenWater(sheet, 60)
    expect(at).toBeDefined()
    expect(findOpenWater(sheetAround(38.6, 34.8, 11), 60)).toBeUndefined()
  })
})

describe('the addresses of the chart', () => {
  const opened = () => Fastify({ trustProxy: true }).register(chartRoutes)
  const app = opened()
  const statusOf = async (from: string, url: string, server = app) =>
    (await server.inject({ url, headers: { 'x-forwarded-for': from } })).statusCode
  const cutOf = (enlem: number, boylam: number) => cutAddress(cutAround([{ enlem, boylam }]) as Cut)

  it.each(['/kiyi/10/297/199.svg', cutOf(36.7, 28.95), cutOf(35.3, 25.5), cutOf(41.6, 37.5)])(
    'lead to a drawing: %s',
    async (url) => {
      const answer = await app.inject({ url })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toMatch(/^image\/svg\+xml/)
      expect(gunzipSync(answer.rawPayload).toString()).toMatch(/^<svg .*<\/svg>$/s)
    },
  )

  it.each([
    '/kiyi/99/297/199.svg',
    '/kiyi/10/0/0.svg',
    '/kiyi/10/297/199.png',
    '/kiyi/10.3/9046,6204.svg',
    '/kiyi/12/30430,20500.svg',
    '/kiyi/11/0,0.svg',
    '/kiyi/11/36.7,28.95.svg',
    '/kiyi/11/x,y.svg',
    '/kiyi/1e1/9046,6204.svg',
  ])('lead nowhere else: %s', async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404)
  })

  /** The nearest tiles, which cost least. */
  const tile = (place: number) => `/kiyi/13/${2350 + (place % 40)}/${1585 + Math.floor(place / 40)}.svg`

  it('are drawn for one caller so often and no more, and what is drawn goes on being sent', async () => {
    for (let place = 0; place < 200; place += 1) expect(await statusOf('192.0.2.1', tile(place))).toBe(200)
    expect(await statusOf('192.0.2.1', tile(200))).toBe(429)
    expect(await statusOf('192.0.2.1', tile(7))).toBe(200)
    expect(await statusOf('192.0.2.1', '/kiyi/13/002350/01585.svg')).toBe(200)
    expect(await statusOf('192.0.2.2', tile(200))).toBe(200)
  })

  it('are drawn for all callers together so often and no more', async () => {
    const other = opened()
    const statuses = new Set<number>()
    for (let place = 300; place < 1100; place += 1)
      statuses.add(await statusOf(`192.0.2.${place % 50}`, tile(place), other))
    expect([...statuses]).toEqual([200])
    expect(await statusOf('192.0.2.99', tile(1100), other)).toBe(429)
  })
})
