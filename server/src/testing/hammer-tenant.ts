import { FIXTURES, type FixtureTenant } from './fixture.ts'

/** The first tenant of the fixture, whose guests may book without an account. */
export function guestTenant(): FixtureTenant {
  const [alfa] = FIXTURES
  if (!alfa) throw new Error('the fixture has lost its first tenant')
  const other = { ...alfa.ayarlar.other, uye_olmadan_rezervasyon: true }
  return { ...alfa, ayarlar: { ...alfa.ayarlar, other } }
}
