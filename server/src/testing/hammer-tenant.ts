import { FIXTURES, type FixtureTenant } from './fixture.ts'

/** A tenant of the fixture whose guests may book without an account. */
export function guestTenantOf(kod: string): FixtureTenant {
  const found = FIXTURES.find((one) => one.kod === kod)
  if (!found) throw new Error(`the fixture has no tenant ${kod}`)
  const other = { ...found.ayarlar.other, uye_olmadan_rezervasyon: true }
  return { ...found, ayarlar: { ...found.ayarlar, other } }
}

/** The first one. */
export function guestTenant(): FixtureTenant {
  return guestTenantOf('alfa')
}
