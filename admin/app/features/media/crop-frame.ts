import { type CropBox, LEAST_CUT } from '@meltem/contract/media/office'

/** What is left of a picture: its shape, how much of the largest frame of it, and where its middle is, from 0 to 1. */
export interface CropFrame {
  readonly shape: number
  readonly size: number
  readonly x: number
  readonly y: number
}

export const SHAPES = { free: 0, '16:9': 16 / 9, '4:3': 4 / 3, '1:1': 1, '3:4': 3 / 4 } as const
export const SMALLEST = 0.2

/** In per mille of the whole, never beyond its edge; `ratio` is width by height of the whole. */
export function boxOf({ shape, size, x, y }: CropFrame, ratio: number): CropBox {
  const wanted = shape || ratio
  const en = Math.max(LEAST_CUT, Math.round(Math.min(1, wanted / ratio) * size * 1000))
  const boy = Math.max(LEAST_CUT, Math.round(Math.min(1, ratio / wanted) * size * 1000))
  const start = (middle: number, length: number) =>
    Math.round(Math.min(1000 - length, Math.max(0, middle * 1000 - length / 2)))
  return { x: start(x, en), y: start(y, boy), en, boy }
}

export const isWhole = ({ en, boy }: CropBox) => en === 1000 && boy === 1000
