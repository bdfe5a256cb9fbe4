import type { FieldAct, FieldOutcome, FieldVerdict, settleFieldActs } from '@meltem/contract/field/field'
import type { Staff } from '@meltem/contract/staff/staff'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { addDays } from '@meltem/domain/calendar-day'
import { correctedInstant, settleSeat } from '@meltem/domain/field/boarding'
import { toMinor } from '@meltem/domain/money'
import { formatMoney } from '@meltem/i18n/format'
import { translatorFor } from '@meltem/i18n/translator'
import { withTenant } from '../../platform/db/connection.ts'
import { type RequestContext, requireStaff } from '../../platform/http/api.ts'
import { wallOf } from '../../platform/istanbul.ts'
import { readVoucher } from '../../platform/sessions/voucher-seal.ts'
import type { Services } from '../../services.ts'
import { staffAct } from '../reservation/acting.ts'
import { type Act, type Booking, inBooking } from '../reservation/booking.ts'
import { collectFor } from '../reservation/collect/record-collection.ts'
import { sumStanding } from '../reservation/collect/standing-money.queries.ts'
import { insertNote } from '../reservation/internal-note.queries.ts'
import { getAny } from '../reservation/own-reservation.ts'
import { writeAudit } from '../reservation/reservation.queries.ts'
import type { ReservationRow } from '../reservation/reservation-row.ts'
import { seesAll } from './day-pack.ts'
import { findOutcome } from './pack.queries.ts'
import {
  deleteBoarding,
  findSeat,
  insertAct,
  listSeatActs,
  type Seat,
  updateVerdict,
  upsertBoarding,
  upsertDevice,
} from './seat.queries.ts'

/** Who sends, with which phone, and when each act was by our clock. */
interface Sender {
  readonly staff: Staff
  readonly cihaz: string
  readonly instantOf: (act: FieldAct) => Date
}

/** What a phone has done, act by act, each in its own commit: one that fails does not take the others with it. */
export async function settleActs(
  services: Services,
  { cihaz, personel_k_no, saat, islemler }: ParsedInputOf<typeof settleFieldActs>,
  context: RequestContext,
): Promise<OutputOf<typeof settleFieldActs>> {
  const staff = await requireStaff(context)
  // A phone that changed hands: what one person did is not sent in the name of another.
  if (staff.k_no !== personel_k_no) throw new AppError('cakisma')
  const act = await staffAct(services, context)
  const now = services.clock.now()
  const sent = Date.parse(saat)
  const sapma_ms = now.getTime() - sent
  const device = { tenant_id: context.tenant.id, k_no: cihaz, personel_k_no: staff.k_no, sapma_ms }
  const no = await withTenant(services.db, context.tenant.id, (trx) => upsertDevice(trx, device))
  const instantOf = ({ zaman }: FieldAct) => new Date(correctedInstant(Date.parse(zaman), sent, now.getTime()))
  const sonuclar: FieldOutcome[] = []
  for (const one of islemler) sonuclar.push(await settleOne(act, { staff, cihaz, instantOf }, one))
  return { simdi: now.toISOString(), sapma_ms, cihaz: no, sonuclar }
}

function settleOne(act: Act, sender: Sender, sent: FieldAct): Promise<FieldOutcome> {
  return inBooking(act, async (booking) => {
    const { trx } = booking
    // Money takes locks of its own, in the order of every booking; the others wait for each other at the seat.
    const lock = sent.tur === 'bindi' || sent.tur === 'gelmedi' || sent.tur === 'geri'
    const seat = await findSeat(trx, sent, { personel_k_no: sender.staff.k_no, lock })
    const known = await findOutcome(trx, sent.k_no)
    if (known) return known
    const refusal = seat ? refusalOf(booking, sender, sent, seat) : 'bilinmiyor'
    if (!seat || refusal) await keepRefused(booking, sender, sent, { seat, karar: refusal ?? 'bilinmiyor' })
    else if (sent.tur === 'tahsilat') await collect(booking, sender, sent)
    else if (sent.tur === 'not') await note(booking, sender, sent)
    else await settleBoarding(booking, sender, sent, seat)
    const outcome = await findOutcome(trx, sent.k_no)
    if (!outcome) throw new Error('an act was not kept')
    return outcome
  })
}

const partyOf = ({ pax }: Seat) => pax.yetiskin + pax.cocuk + pax.bebek

/** Why an act has no say: it is kept with the reason. Money for a booking that no longer stands is taken in all the same. */
function refusalOf(booking: Booking, sender: Sender, sent: FieldAct, seat: Seat): FieldVerdict | undefined {
  if (!seat.ilgili || seat.gun === null) return 'bilinmiyor'
  if (!seat.benim && !seesAll(sender.staff)) return 'baskasinin'
  const day = wallOf(sender.instantOf(sent)).slice(0, 10)
  if (day < addDays(seat.gun, -1) || day > addDays(seat.gun, 1)) return 'gun_disi'
  if (sent.tur === 'bindi' && sent.kod !== undefined && !isSealed(booking, sent, seat)) return 'sahte'
  return sent.tur === 'bindi' || sent.tur === 'gelmedi' ? seatRefusal(sent, seat) : undefined
}

function seatRefusal(sent: FieldAct, seat: Seat): FieldVerdict | undefined {
  const confirmed = seat.durum === 'confirmed' || seat.durum === 'completed'
  const awaited = seat.durum === 'held' || seat.durum === 'accepted'
  if (!seat.duruyor || !(confirmed || awaited)) return 'iptal'
  if (!seat.yerinde) return 'tasindi'
  return sent.tur === 'bindi' && !confirmed ? 'onaysiz' : undefined
}

/** The phone has looked at the seal; here nothing is believed because a phone says so. */
function isSealed({ services, tenant }: Booking, sent: FieldAct & { tur: 'bindi' }, seat: Seat): boolean {
  const claim = readVoucher(services.config.secrets, tenant.id, sent.kod ?? '')
  return claim !== undefined && claim.bilet_no === seat.bilet_no && claim.sira === sent.sira
}

function rowOf({ tenant, now }: Booking, { staff, cihaz, instantOf }: Sender, sent: FieldAct) {
  return {
    tenant_id: tenant.id,
    k_no: sent.k_no,
    cihaz_k_no: cihaz,
    personel_k_no: staff.k_no,
    rezervasyon_k_no: sent.rezervasyon_k_no,
    sira: sent.sira,
    donus: sent.donus,
    kalkis_k_no: sent.kalkis_k_no,
    tur: sent.tur,
    zaman: instantOf(sent),
    cihaz_zamani: new Date(sent.zaman),
    kisi: null,
    tutar: null,
    hedef: null,
    istek: null,
    gecerli: true,
    karar: 'sayildi' as FieldVerdict,
    once_k_no: null,
    kayit_zamani: now,
  }
}

interface Refused {
  readonly seat: Seat | undefined
  readonly karar: FieldVerdict
}

/** Never lost: the act stands with its verdict, and of money that is not in the books the office finds a note. */
async function keepRefused(booking: Booking, sender: Sender, sent: FieldAct, { seat, karar }: Refused): Promise<void> {
  const { trx } = booking
  const nowhere = { rezervasyon_k_no: null, sira: null, kalkis_k_no: null }
  const where = seat ? { kalkis_k_no: seat.ilgili ? sent.kalkis_k_no : null } : nowhere
  const row = { ...rowOf(booking, sender, sent), ...where, istek: JSON.stringify(sent), gecerli: false, karar }
  const isNew = await insertAct(trx, row)
  if (!isNew || !seat || sent.tur !== 'tahsilat') return
  const { dil, k_no: personel_k_no } = sender.staff
  const { secilen_kur } = await getAny(booking, sent.rezervasyon_k_no)
  const metin = translatorFor(dil, 'admin')('field.refused_money', {
    sum: formatMoney(dil, sent.tutar, secilen_kur),
    method: sent.odeme_yontemi,
  })
  const whose = { tenant_id: booking.tenant.id, rezervasyon_k_no: sent.rezervasyon_k_no, personel_k_no }
  await insertNote(trx, { ...whose, konu: 'not', metin })
}

/** Through the kernel: what is too much, late or for a cancelled booking goes to a person, as from any other hand. */
async function collect(booking: Booking, sender: Sender, sent: FieldAct & { tur: 'tahsilat' }): Promise<void> {
  const { trx } = booking
  const row = await getAny(booking, sent.rezervasyon_k_no)
  const karar = await moneyVerdict(booking, row, sent.tutar)
  const isNew = await insertAct(trx, { ...rowOf(booking, sender, sent), tutar: toMinor(sent.tutar), karar })
  if (!isNew) return
  const { tutar, odeme_yontemi } = sent
  await collectFor(booking, row, { k_no: row.k_no, tutar, odeme_yontemi, islem_no: `saha:${sent.k_no}` })
}

async function moneyVerdict({ trx }: Booking, row: ReservationRow, tutar: number): Promise<FieldVerdict> {
  if (!['confirmed', 'completed', 'held', 'accepted'].includes(row.durum)) return 'iptal'
  const due = row.genel_toplam - (await sumStanding(trx, row.k_no))
  return toMinor(tutar) > due ? 'fazla' : 'sayildi'
}

async function note(booking: Booking, sender: Sender, sent: FieldAct & { tur: 'not' }): Promise<void> {
  const { trx, tenant } = booking
  if (!(await insertAct(trx, rowOf(booking, sender, sent)))) return
  const { rezervasyon_k_no, metin } = sent
  const whose = { tenant_id: tenant.id, rezervasyon_k_no, personel_k_no: sender.staff.k_no }
  await insertNote(trx, { ...whose, konu: 'not', metin })
}

type BoardingAct = FieldAct & { tur: 'bindi' | 'gelmedi' | 'geri' }

/** All acts of the seat are judged anew: one that arrives late may have been the first (BOOK-25). */
async function settleBoarding(booking: Booking, sender: Sender, sent: BoardingAct, seat: Seat): Promise<void> {
  const { trx, tenant } = booking
  const kisi = sent.tur === 'bindi' ? Math.min(sent.kisi, partyOf(seat)) : 0
  const hedef = sent.tur === 'geri' ? sent.hedef : null
  if (!(await insertAct(trx, { ...rowOf(booking, sender, sent), kisi, hedef }))) return
  const acts = await listSeatActs(trx, sent)
  const { counts, verdicts } = settleSeat(acts)
  for (const { k_no, karar } of acts) {
    const judged = verdicts.get(k_no)
    if (judged && (judged.karar !== karar || k_no === sent.k_no)) {
      await updateVerdict(trx, k_no, { karar: judged.karar, once_k_no: judged.once })
    }
  }
  const { rezervasyon_k_no, sira, donus, kalkis_k_no } = sent
  if (counts && counts.tur !== 'geri') {
    const said = { durum: counts.tur, kisi: counts.kisi ?? 0, zaman: counts.zaman, personel_k_no: counts.personel_k_no }
    const row = { tenant_id: tenant.id, rezervasyon_k_no, sira, donus, kalkis_k_no, islem_k_no: counts.k_no, kim: null }
    await upsertBoarding(trx, { ...row, ...said })
  } else await deleteBoarding(trx, sent)
  const olay = sent.tur === 'geri' ? 'binis_geri' : sent.tur
  await writeAudit(booking, { olay, konu_k_no: rezervasyon_k_no, ayrinti: { sira } })
}
