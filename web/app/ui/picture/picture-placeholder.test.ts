import { rgbaToThumbHash } from 'thumbhash'
import { expect, it } from 'vitest'
import { placeholderOf } from './picture-placeholder.ts'

function hashOf(width: number, height: number): string {
  const pixels = Uint8Array.from({ length: width * height * 4 }, (_, index) =>
    index % 4 === 3 ? 255 : (index * 7) % 256,
  )
  return btoa(String.fromCharCode(...rgbaToThumbHash(width, height, pixels)))
}

it('turns a thumbhash into a small background', () => {
  const background = placeholderOf(hashOf(60, 40))
  expect(background).toMatch(/^url\("data:image\/png;base64,[A-Za-z0-9+/=]+"\)$/)
  expect(background?.length).toBeLessThan(900)
})

it('answers the same hash with the same text', () => {
  const hash = hashOf(40, 60)
  expect(placeholderOf(hash)).toBe(placeholderOf(hash))
})

it.each([null, '', 'x', '%%%'])('has no placeholder for %j', (hash) => {
  expect(placeholderOf(hash)).toBeUndefined()
})
