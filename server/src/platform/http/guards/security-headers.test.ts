import { expect, it } from 'vitest'
import { pageCsp } from './security-headers.ts'

it('lets pictures come from our own server, and from the tile server a tenant chose', () => {
  expect(pageCsp([]).split('; ')).toContain("img-src 'self' data:")
  expect(pageCsp([], { image: ['https://tiles.example'] }).split('; ')).toContain(
    "img-src 'self' data: https://tiles.example",
  )
})
