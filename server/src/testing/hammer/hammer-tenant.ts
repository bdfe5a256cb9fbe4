import { FIXTURES, type FixtureTenant } from '../fixture.ts'

/** A tenant of the fixture whose guests may book without an account. */
export function guestTenantOf(kod: string): FixtureTenant {
  const found = FIXTURES.find((one) => one.kod === kod)
  if (!found) throw new Error(`the fixture has no tenant ${kod}`)
  const other = { ...found.ayarlar.other, uye_olmadan_rezervasyon: true }
  return { ...found, ayarlar: { ...found.ayarlar, other } }
}

/** The first one; also at the number of this machine, which a server as in production answers for a tenant only. */
export function guestTenant(): FixtureTenant {
  const tenant = guestTenantOf('alfa')
  return { ...tenant, alan_adlari: [...tenant.alan_adlari, '127.0.0.1'] }
}
