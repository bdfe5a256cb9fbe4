import type { OfficeMember, putMemberInGroup } from '@meltem/contract/member/office'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { toAmount } from '@meltem/domain/money'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { settleFields } from '../../../platform/db/edits/settle-edit.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { findGroup, findMember, preferencesOf, updateMemberRow } from '../member.queries.ts'
import { findSubscription, listBookingsOf, lockMember, readAround } from './member-detail.queries.ts'

/** A member with all that belongs to them. */
export async function readMember(trx: TenantTransaction, k_no: string, dil: Language): Promise<OfficeMember> {
  const row = await findMember(trx, k_no)
  if (!row) throw new AppError('bulunamadi')
  const { ad, soyad, e_mail, telefon, dogum_tarihi, adres, kur, baglantilar } = row
  const { grup_ad, son_gorulme, ...around } = await readAround(trx, k_no)
  return {
    k_no,
    ad,
    soyad,
    e_mail,
    telefon,
    dogum_tarihi,
    adres,
    kur,
    baglantilar,
    ...around,
    dil: row.dil,
    grup: row.uye_grup_k_no && grup_ad ? { k_no: row.uye_grup_k_no, ad: grup_ad } : null,
    sifre_var: row.sifre_ozeti !== null,
    son_gorulme: son_gorulme?.toISOString() ?? null,
    olusturma_zamani: row.olusturma_zamani.toISOString(),
    rizalar: {
      sozlesme: row.gizlilik_politikasi_zamani?.toISOString() ?? null,
      e_mail: row.e_mail_dogrulama?.toISOString() ?? null,
      bulten: await findSubscription(trx, e_mail),
      bildirimler: preferencesOf(row.bildirimler),
    },
    rezervasyonlar: await readBookings(trx, k_no, { dil }),
  }
}

export async function readBookings(
  trx: TenantTransaction,
  k_no: string,
  wish: Parameters<typeof listBookingsOf>[2],
): Promise<OfficeMember['rezervasyonlar']> {
  const rows = await listBookingsOf(trx, k_no, wish)
  return rows.map(({ secilen_kur, genel_toplam, ...row }) => ({
    ...row,
    kur: secilen_kur,
    toplam: toAmount(genel_toplam),
  }))
}

/** What is priced from now on has the discount of the group; bookings keep the one they were made with. */
export async function putInGroup(
  { db }: Pick<Services, 'db'>,
  { tenant, language }: RequestContext,
  { k_no, gorulen, yeni }: ParsedInputOf<typeof putMemberInGroup>,
): Promise<OfficeMember> {
  return await withTenant(db, tenant.id, async (trx) => {
    const member = await lockMember(trx, k_no)
    if (!member) throw new AppError('bulunamadi')
    const now = { uye_grup_k_no: member.uye_grup_k_no }
    const wanted = await settleFields(trx, now, { gorulen, yeni }, { tables: ['uye'], k_no })
    const group = wanted.uye_grup_k_no
    if (group && (await findGroup(trx, group)) === null) throw new AppError('bulunamadi')
    if (group !== undefined) await updateMemberRow(trx, k_no, { uye_grup_k_no: group })
    return await readMember(trx, k_no, language)
  })
}
