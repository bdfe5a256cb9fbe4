import { randomUUID } from 'node:crypto'
import type { IsoDay } from '@meltem/domain/calendar-day'
import { withTenant } from '../platform/db/connection.ts'
import { hashPassword } from '../platform/sessions/password.ts'
import { FIXTURE_PASSWORD } from './fixture.ts'
import type { Tour } from './hammer/hammer-catalog.ts'
import { staffHeaders } from './staff-login.ts'
import type { TestBooking } from './test-booking.ts'

/** A guide with a login and a phone. */
export interface Crewman {
  readonly k_no: string
  readonly ekip_k_no: string
  readonly cihaz: string
  readonly headers: Record<string, string>
}

export async function newCrewman({ app, place }: TestBooking, ad: string): Promise<Crewman> {
  const { db, tenantId: tenant_id } = place
  const e_mail = `${randomUUID()}@saha.example`
  const sifre_ozeti = await hashPassword(FIXTURE_PASSWORD)
  const keys = await withTenant(db, tenant_id, async (trx) => {
    const { k_no } = await trx
      .insertInto('personel')
      .values({ tenant_id, ad, soyad: 'Saha', e_mail, rol: 'saha', dil: 'tr', sifre_ozeti })
      .returning('k_no')
      .executeTakeFirstOrThrow()
    const crew = await trx
      .insertInto('ekip')
      .values({ tenant_id, ad, soyad: 'Saha', gorev: 'rehber', diller: ['tr'], telefon: null, personel_k_no: k_no })
      .returning('k_no')
      .executeTakeFirstOrThrow()
    return { k_no, ekip_k_no: crew.k_no }
  })
  return { ...keys, cihaz: randomUUID(), headers: await staffHeaders(app, 'alfa', e_mail) }
}

/** Key of the row behind a departure of a day. */
export async function departureKey({ place }: TestBooking, tour: Tour, day: IsoDay): Promise<string> {
  const { k_no } = await withTenant(place.db, place.tenantId, (trx) =>
    trx
      .selectFrom('kalkis')
      .select('k_no')
      .where('kaynak_k_no', '=', tour.kaynak_k_no)
      .where('tarih', '=', day)
      .executeTakeFirstOrThrow(),
  )
  return k_no
}

export async function sailWith(
  { place }: TestBooking,
  kalkis_k_no: string,
  crew: readonly Pick<Crewman, 'ekip_k_no'>[],
): Promise<void> {
  const { db, tenantId: tenant_id } = place
  await withTenant(db, tenant_id, async (trx) => {
    const run = { tenant_id, kalkis_k_no, arac: 'Gulet', aciklama: null, personel_k_no: null }
    await trx
      .insertInto('kalkis_sefer')
      .values(run)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const rows = crew.map(({ ekip_k_no }) => ({ tenant_id, kalkis_k_no, ekip_k_no, gorev: 'rehber' as const }))
    if (rows.length > 0) await trx.insertInto('kalkis_ekip').values(rows).execute()
  })
}
