import { CropBox } from '@meltem/contract/media/office'
import { describe, expect, test } from 'vitest'
import { boxOf, isWhole, SHAPES, SMALLEST } from './crop-frame.ts'

describe('boxOf', () => {
  test('a square of a wide picture is as high as it', () => {
    expect(boxOf({ shape: 1, size: 1, x: 0.5, y: 0.5 }, 1.5)).toEqual({ x: 167, y: 0, en: 667, boy: 1000 })
  })

  test('all of it is all of it', () => {
    expect(isWhole(boxOf({ shape: SHAPES.free, size: 1, x: 0.1, y: 0.9 }, 0.75))).toBe(true)
  })

  test('every frame is one the server takes, wherever it is pushed', () => {
    for (const shape of Object.values(SHAPES)) {
      for (const ratio of [0.3, 0.75, 1, 1.5, 3]) {
        for (const size of [SMALLEST, 0.5, 1]) {
          for (const [x, y] of [
            [0, 0],
            [1, 1],
            [0.5, 0.2],
          ] as const) {
            const box = boxOf({ shape, size, x, y }, ratio)
            expect(box.x + box.en).toBeLessThanOrEqual(1000)
            expect(CropBox.safeParse(box).success, JSON.stringify({ shape, ratio, size, box })).toBe(true)
          }
        }
      }
    }
  })
})
