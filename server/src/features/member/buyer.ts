import type { Member } from '@meltem/contract/member/member'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import type { RequestContext } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import type { Person } from '../reservation/person.ts'
import { findGroupDiscount, findMember } from './member.queries.ts'

/** A percentage has no currency; the rule's type wants one. */
const BASE = 'TRY'

type Buyer = Pick<Person, 'uye' | 'iskonto'>
const NOBODY: Buyer = { uye: null, iskonto: null }

/** The member of the token as a buyer, with the discount of the group. */
export async function findBuyer({ db }: Services, context: RequestContext): Promise<Buyer> {
  const signedIn = await context.findMember()
  if (!signedIn) return NOBODY
  return await withTenant(db, context.tenant.id, (trx) => asBuyer(trx, signedIn.uye, context.language))
}

/** The same for a member whom a clerk has found; nobody without a key. */
export async function findBuyerByKey(
  trx: TenantTransaction,
  k_no: string | undefined,
  language: Language,
): Promise<Buyer> {
  if (k_no === undefined) return NOBODY
  const member = await findMember(trx, k_no)
  if (!member) throw new AppError('bulunamadi')
  return await asBuyer(trx, member, language)
}

type Known = Pick<Member, 'k_no' | 'ad' | 'soyad' | 'e_mail' | 'uye_grup_k_no'>

async function asBuyer(trx: TenantTransaction, member: Known, language: Language): Promise<Buyer> {
  const { k_no, ad, soyad, e_mail, uye_grup_k_no } = member
  const uye = { k_no, ad, soyad, e_mail }
  if (!uye_grup_k_no) return { uye, iskonto: null }
  const group = await findGroupDiscount(trx, uye_grup_k_no)
  if (!group?.iskonto_oran) return { uye, iskonto: null }
  const name = group.ad[language] ?? group.ad.tr ?? group.ad.en ?? ''
  return {
    uye,
    iskonto: { kaynak: 'uye_grup', ad: name, indirim_turu: 'yuzde', indirim_tutari: group.iskonto_oran, kur: BASE },
  }
}
