import { withTenant } from '../../platform/db/connection.ts'
import { hashToken } from '../../platform/sessions/token.ts'
import { giveTerms } from '../agency-sale.ts'
import type { Place } from './hammer-catalog.ts'

let made = 0

export interface Racer {
  readonly k_no: string
  readonly headers: Record<string, string>
}

/** An agency with a person whose token is known, written straight into the tables of the stage. */
export async function newRacer(stage: Place, kredi: number): Promise<Racer> {
  made += 1
  const { db, tenantId: tenant_id } = stage
  const token = `${made}`.padStart(43, 'r')
  const k_no = await withTenant(db, tenant_id, async (trx) => {
    const agency = await trx
      .insertInto('acente')
      .values({
        tenant_id,
        kno: `R${String(made).padStart(5, '0')}`,
        unvan: 'Racer Ltd.',
        marka: 'Racer',
        vergi_dairesi: 'Fethiye',
        vergi_no: String(2_000_000_000 + made),
        adres: 'Göcek',
        telefon: '+902520000000',
        e_mail: `r${made}@example.com`,
        kur: 'TRY',
        istenen_mutabakat: 'net_fiyat',
        dil: 'en',
      })
      .returning('k_no')
      .executeTakeFirstOrThrow()
    const { k_no: kullanici_k_no } = await trx
      .insertInto('acente_kullanici')
      .values({
        tenant_id,
        acente_k_no: agency.k_no,
        ad: 'Derya',
        soyad: 'Uslu',
        e_mail: `racer${made}@example.com`,
        rol: 'sahip',
        dil: 'en',
      })
      .returning('k_no')
      .executeTakeFirstOrThrow()
    const { k_no: oturum_k_no } = await trx
      .insertInto('acente_oturumu')
      .values({
        tenant_id,
        kullanici_k_no,
        yenileme_ozeti: hashToken(`${token}-renew`),
        onceki_ozet: null,
        hatirla: false,
        cihaz: 'test',
        ip: '–',
      })
      .returning('k_no')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('acente_belirteci')
      .values({ tenant_id, ozet: hashToken(token), oturum_k_no, kullanici_k_no, bitis: new Date('2099-01-01') })
      .execute()
    return agency.k_no
  })
  await giveTerms(stage, k_no, { akis: 'net_fiyat', kredi })
  return { k_no, headers: { authorization: `Bearer ${token}` } }
}
