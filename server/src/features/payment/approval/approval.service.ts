import {
  APPROVAL_HOURS,
  type Approval,
  type AskedAct,
  type askApproval as askCall,
  type decideApproval as decideCall,
} from '@meltem/contract/payment/approval'
import { hasRight, limitOf } from '@meltem/contract/staff/rights'
import type { Staff } from '@meltem/contract/staff/staff'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { toMinor } from '@meltem/domain/money'
import { noteUnchanged } from '../../../platform/db/staff-call.ts'
import { type Act, type Booking, inBooking } from '../../reservation/booking.ts'
import { cancelIn } from '../../reservation/cancel/cancel-reservation.ts'
import { keepReason } from '../../reservation/internal-note.queries.ts'
import { asStaff, getAny } from '../../reservation/own-reservation.ts'
import { writeAudit } from '../../reservation/reservation.queries.ts'
import { refundToCard } from '../refund/refund.ts'
import { returnIn } from '../refund/return-by-hand.ts'
import { closeApproval, findStaffRole, getApproval, insertApproval, lockApproval } from './approval.queries.ts'

const HOUR_MS = 3_600_000

/** What would leave the house: the refund itself, or what is waived of a fee. */
function sumOf(eylem: AskedAct): number {
  return toMinor(eylem.is === 'iptal' ? eylem.feragat : eylem.tutar)
}

/** A fee is waived by those who cancel; money back may also be asked for by those who cannot give it themselves. */
function mayAsk(staff: Staff, { is }: AskedAct): boolean {
  return hasRight(staff, is === 'iptal' ? 'rezervasyon.yaz' : 'odeme.oku')
}

export function askApproval(act: Act, me: Staff, wish: ParsedInputOf<typeof askCall>): Promise<Approval> {
  const { istek_k_no, rezervasyon_k_no, neden, eylem } = wish
  return inBooking(act, async (booking) => {
    const { trx, tenant, now } = booking
    if (!mayAsk(me, eylem)) throw new AppError('yetki_yok', { ayrinti: { hak: 'rezervasyon.yaz' } })
    const row = await getAny(booking, rezervasyon_k_no)
    if (row.kayit_no === null) throw new AppError('bulunamadi')
    const made = await insertApproval(trx, {
      tenant_id: tenant.id,
      k_no: istek_k_no,
      rezervasyon_k_no,
      eylem,
      tutar: sumOf(eylem),
      kur: row.secilen_kur,
      neden,
      isteyen_k_no: me.k_no,
      bitis: new Date(now.getTime() + APPROVAL_HOURS * HOUR_MS),
    })
    const known = await getApproval(trx, istek_k_no)
    if (!known || known.isteyen_k_no !== me.k_no) throw new AppError('cakisma')
    if (made) {
      await writeAudit(booking, { olay: 'onay_istendi', konu_k_no: rezervasyon_k_no, ayrinti: { is: eylem.is } })
    } else await noteUnchanged(trx, rezervasyon_k_no, { onay_k_no: known.k_no })
    return known
  })
}

/**
 * The lock of the wish comes first and its act follows in the same commit: of two colleagues who say yes at once one has
 * said it, and money leaves once (PEOPLE-22).
 */
export function decideApproval(act: Act, me: Staff, wish: ParsedInputOf<typeof decideCall>): Promise<Approval> {
  const { k_no, karar, tutar, not = null } = wish
  return inBooking(act, async (booking) => {
    const { trx, now } = booking
    const asked = await lockApproval(trx, k_no)
    if (!asked) throw new AppError('bulunamadi')
    if (asked.durum !== 'bekliyor' || asked.bitis <= now) {
      throw new AppError('durum_uygun_degil', { ayrinti: { durum: asked.durum } })
    }
    if (asked.isteyen_k_no === me.k_no) throw new AppError('ayni_kisi')
    if (toMinor(tutar) !== asked.tutar) throw new AppError('fiyat_degisti')
    const durum = karar === 'onay' ? 'onaylandi' : 'reddedildi'
    await closeApproval(trx, k_no, { durum, karar_veren_k_no: me.k_no, karar_notu: not })
    if (karar === 'onay') await carryOut(booking, asked)
    await writeAudit(booking, {
      olay: `onay_${durum}`,
      konu_k_no: asked.rezervasyon_k_no,
      ayrinti: { onay_k_no: k_no },
    })
    const known = await getApproval(trx, k_no)
    if (!known) throw new Error('what was decided is there')
    return known
  })
}

type Asked = NonNullable<Awaited<ReturnType<typeof lockApproval>>>

/** The same acts as if the one who asked had the limit; under the key of the wish, so that none is done twice. */
async function carryOut(
  booking: Booking,
  { k_no, rezervasyon_k_no, eylem, neden, isteyen_k_no }: Asked,
): Promise<void> {
  const word = { personel_k_no: isteyen_k_no, metin: neden }
  if (eylem.is === 'iade_kart') {
    const wish = { deneme_k_no: eylem.deneme_k_no, istek_k_no: k_no, tutar: toMinor(eylem.tutar), neden }
    const made = await refundToCard(booking, wish)
    if (made.rezervasyon_k_no !== rezervasyon_k_no) throw new AppError('bulunamadi')
    await keepReason(booking, { konu: 'iade', rezervasyon_k_no, ...word })
  } else if (eylem.is === 'iade_elden') {
    const { tutar, odeme_yontemi } = eylem
    await returnIn(booking, { k_no: rezervasyon_k_no, istek_k_no: k_no, tutar, odeme_yontemi, neden, ...word })
  } else {
    const rol = await findStaffRole(booking.trx, isteyen_k_no)
    const feragat = { tutar: toMinor(eylem.feragat), sinir: rol ? limitOf(rol, 'kesinti') : 0, onayli: true }
    await cancelIn(
      booking,
      { k_no: rezervasyon_k_no, satir: eylem.satir, iade: eylem.iade, feragat, neden: word },
      asStaff,
    )
  }
}

export function withdrawApproval(act: Act, me: Staff, k_no: string): Promise<void> {
  return inBooking(act, async (booking) => {
    const asked = await lockApproval(booking.trx, k_no)
    if (!asked || asked.isteyen_k_no !== me.k_no) throw new AppError('bulunamadi')
    if (asked.durum !== 'bekliyor') throw new AppError('durum_uygun_degil', { ayrinti: { durum: asked.durum } })
    await closeApproval(booking.trx, k_no, { durum: 'geri_alindi', karar_veren_k_no: null, karar_notu: null })
    await writeAudit(booking, { olay: 'onay_geri_alindi', konu_k_no: asked.rezervasyon_k_no })
  })
}
