import { expect, test } from 'vitest'
import { fitNames, overlap } from './fit-names.ts'

const frame = { left: 0, top: 0, right: 400, bottom: 300 }
const town = (title: string, x: number, y: number) => ({ title, x, y, size: 15 })
const areaOf = ({ title, left, baseline }: { title: string; left: number; baseline: number }) => ({
  left,
  right: left + title.length * 15 * 0.58,
  top: baseline - 14,
  bottom: baseline + 4,
})

test('a name stands to the right of its place', () => {
  const [name] = fitNames([town('Kaş', 100, 100)], { taken: [], frame })
  expect(name?.left).toBe(107)
  expect(name?.baseline).toBeGreaterThan(100)
  expect(name?.baseline).toBeLessThan(110)
})

test('a name goes around what stands in its way', () => {
  const pin = { left: 100, top: 60, right: 180, bottom: 115 }
  const [name] = fitNames([town('Kalkan', 100, 100)], { taken: [pin], frame })
  expect(name).toBeDefined()
  if (name) expect(overlap(areaOf(name), pin)).toBe(false)
})

test('two names never cover each other', () => {
  const [one, other] = fitNames([town('Göcek', 100, 100), town('Dalaman', 104, 100)], { taken: [], frame })
  expect(one && other && overlap(areaOf(one), areaOf(other))).toBe(false)
})

test('a name at the edge turns inwards', () => {
  const [name] = fitNames([town('Fethiye', 395, 100)], { taken: [], frame })
  expect(name && name.left + 7 * 15 * 0.58).toBeLessThan(395)
})

test('a name without a free place is left out', () => {
  expect(fitNames([town('Demre', 100, 100)], { taken: [frame], frame })).toEqual([])
  expect(fitNames([town('Demre', 500, 100)], { taken: [], frame })).toEqual([])
})
