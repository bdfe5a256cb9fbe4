import { describe, expect, it } from 'vitest'
import { frameLookOf } from './frame-look.ts'

describe('what stands around a page', () => {
  it.each(['/en/basket/cart', '/de/basket/checkout', '/tr/basket/complate', '/ru/basket/result'])(
    'is calm on the way to a booking: %s',
    (path) => expect(frameLookOf(path)).toBe('calm'),
  )

  it.each(['/en/agency/desk', '/de/agency/desk/', '/ru/agency/account', '/tr/agency/desk/bookings'])(
    'has no shop in the portal: %s',
    (path) => expect(frameLookOf(path)).toBe('portal'),
  )

  it.each(['/', '/en', '/en/d/basket', '/en/agency', '/en/agency/login', '/en/agency/deskly', '/basket/cart'])(
    'is the shop elsewhere: %s',
    (path) => expect(frameLookOf(path)).toBe('shop'),
  )
})
