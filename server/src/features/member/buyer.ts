import { withTenant } from '../../platform/db/connection.ts'
import type { RequestContext } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import type { Person } from '../reservation/person.ts'
import { findGroupDiscount } from './member.queries.ts'

/** A percentage has no currency; the rule's type wants one. */
const BASE = 'TRY'

/** The member of the token as a buyer, with the discount of the group. */
export async function findBuyer({ db }: Services, context: RequestContext): Promise<Pick<Person, 'uye' | 'iskonto'>> {
  const signedIn = await context.findMember()
  if (!signedIn) return { uye: null, iskonto: null }
  const { k_no, ad, soyad, e_mail, uye_grup_k_no } = signedIn.uye
  const uye = { k_no, ad, soyad, e_mail }
  if (!uye_grup_k_no) return { uye, iskonto: null }
  const group = await withTenant(db, context.tenant.id, (trx) => findGroupDiscount(trx, uye_grup_k_no))
  if (!group?.iskonto_oran) return { uye, iskonto: null }
  const name = group.ad[context.language] ?? group.ad.tr ?? group.ad.en ?? ''
  return {
    uye,
    iskonto: { kaynak: 'uye_grup', ad: name, indirim_turu: 'yuzde', indirim_tutari: group.iskonto_oran, kur: BASE },
  }
}
