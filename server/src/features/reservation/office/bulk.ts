import type {
  BulkAct,
  BulkRefusal,
  BulkRow,
  doBulk as doCall,
  quoteBulk as quoteCall,
} from '@meltem/contract/reservation/bulk-office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { toAmount } from '@meltem/domain/money'
import { amountDue } from '@meltem/domain/payment/amount-due'
import { aboutSubject, noteUnchanged } from '../../../platform/db/staff-call.ts'
import { tellPayment } from '../../payment/payment-news.ts'
import { type Act, type Booking, inBooking } from '../booking.ts'
import { datedPlan } from '../collect/payment-schedule.ts'
import { sumStanding } from '../collect/standing-money.queries.ts'
import { insertNote } from '../internal-note.queries.ts'
import { lockReservation } from '../own-reservation.ts'
import { OnceOnly } from '../place/request-key.ts'
import { findReservation, listLines, writeAudit } from '../reservation.queries.ts'
import type { ReservationRow } from '../reservation-row.ts'
import { findInCharge, findLastMail, listColleagues, putInCharge } from './bulk.queries.ts'
import { copyMail } from './detail.queries.ts'

type Wish = ParsedInputOf<typeof doCall>

/** What an act would do to one reservation, or why it would not. */
interface Judged {
  readonly neden: BulkRefusal | null
  readonly alici?: string
  /** Minor units. */
  readonly tutar?: number
  /** The mail that is sent again. */
  readonly posta?: string
}

const PAYABLE: readonly string[] = ['held', 'accepted', 'confirmed']

async function judgeReminder({ trx, now }: Booking, row: ReservationRow): Promise<Judged> {
  if (!PAYABLE.includes(row.durum)) return { neden: 'durum' }
  const alinan = await sumStanding(trx, row.k_no)
  const adimlar = datedPlan(row, await listLines(trx, row.k_no), { alinan, now })
  const paid = { ...row, alinan, adimlar }
  const tutar = amountDue(row.durum === 'confirmed' ? 'kalan' : 'on_odeme', paid)
  if (tutar === 0) return { neden: 'borc_yok' }
  // Who pays on the day is not asked for it before.
  if (row.durum === 'confirmed' && row.odeme_yontemi === 'tur_gunu') return { neden: 'gununde' }
  return { neden: null, tutar, alici: row.misafir?.e_mail ?? '' }
}

async function judgeAgain({ trx }: Booking, row: ReservationRow): Promise<Judged> {
  const alici = row.misafir?.e_mail ?? ''
  const posta = await findLastMail(trx, row.k_no, alici)
  return posta ? { neden: null, alici, posta } : { neden: 'posta_yok' }
}

async function judge(booking: Booking, is: BulkAct, row: ReservationRow | undefined): Promise<Judged> {
  if (!row?.kayit_no || !row.misafir) return { neden: 'yok' }
  if (is === 'hatirlat') return await judgeReminder(booking, row)
  if (is === 'gonder') return await judgeAgain(booking, row)
  return { neden: null }
}

/** First what would happen to each, then the act (BOOK-26). */
export function quoteBulk(
  act: Act,
  { is, k_nolar }: ParsedInputOf<typeof quoteCall>,
): Promise<OutputOf<typeof quoteCall>> {
  return inBooking(act, async (booking) => {
    const data: BulkRow[] = []
    for (const k_no of new Set(k_nolar)) {
      const row = await findReservation(booking.trx, k_no)
      const { neden, alici = null, tutar } = await judge(booking, is, row)
      const { kayit_no, misafir, secilen_kur: kur = 'TRY' } = row ?? { kayit_no: null, misafir: null }
      const known = neden !== 'yok' && misafir !== null
      data.push({
        k_no,
        kayit_no: (known && kayit_no) || '',
        ad: known ? `${misafir.ad} ${misafir.soyad}` : '',
        alici,
        tutar: tutar === undefined ? null : toAmount(tutar),
        kur,
        neden,
      })
    }
    return { data, kisiler: await listColleagues(booking.trx) }
  })
}

/** Row by row, each in a commit of its own and about its own reservation: one that fails takes no other along. */
export async function doBulk(act: Act, me: string, wish: Wish): Promise<OutputOf<typeof doCall>> {
  if (wish.personel_k_no) await requireColleague(act, wish.personel_k_no)
  const data: { k_no: string; neden: BulkRefusal | null }[] = []
  for (const k_no of new Set(wish.k_nolar)) {
    const neden = await aboutSubject(k_no, () => doOne(act, me, wish, k_no)).catch((error: unknown): BulkRefusal => {
      const isGone = error instanceof AppError && error.code === 'bulunamadi'
      if (!isGone) act.services.log.warn({ err: error, is: wish.is, k_no }, 'a row of an act on several failed')
      return isGone ? 'yok' : 'hata'
    })
    data.push({ k_no, neden })
  }
  // Rows that fail are rolled back, and their trace with them: that somebody tried stays.
  if (data.every(({ neden }) => neden === 'yok' || neden === 'hata')) {
    await inBooking(act, ({ trx }) => noteUnchanged(trx, null, { is: wish.is, satir: data.length }))
  }
  return { data }
}

async function requireColleague(act: Act, personel_k_no: string): Promise<void> {
  const people = await inBooking(act, ({ trx }) => listColleagues(trx))
  if (!people.some(({ k_no }) => k_no === personel_k_no)) throw new AppError('bulunamadi')
}

function doOne(act: Act, me: string, { istek_k_no, ...wish }: Wish, k_no: string): Promise<BulkRefusal | null> {
  const { is, k_nolar: _all, ...words } = wish
  const once = new OnceOnly(act, `toplu:${k_no}`, istek_k_no, { is, ...words })
  return inBooking(act, async (booking) => {
    const { row } = await lockReservation(booking, k_no)
    const judged = await judge(booking, is, row)
    if (judged.neden) return judged.neden
    if (await once.isRepeated(booking)) return null
    return await carryOut(booking, row, { ...wish, ...judged, me })
  })
}

type Carried = Omit<Wish, 'istek_k_no'> & Judged & { readonly me: string }

async function carryOut(booking: Booking, row: ReservationRow, wish: Carried): Promise<BulkRefusal | null> {
  const { trx, tenant, mektuplar } = booking
  const { is, metin = '', personel_k_no = null, me, tutar = 0, posta = '', alici = '' } = wish
  const { k_no } = row
  if (is === 'ver') {
    if ((await findInCharge(trx, k_no)) === (personel_k_no ?? undefined)) return 'zaten'
    await putInCharge(trx, { tenant_id: tenant.id, rezervasyon_k_no: k_no, personel_k_no })
    await writeAudit(booking, { olay: personel_k_no ? 'sorumlu' : 'sorumlu_yok', konu_k_no: k_no })
  } else if (is === 'not') {
    await insertNote(trx, { tenant_id: tenant.id, rezervasyon_k_no: k_no, personel_k_no: me, konu: 'not', metin })
  } else if (is === 'hatirlat') {
    const olay = row.durum === 'confirmed' ? 'adim' : 'hatirlatma'
    await tellPayment(booking, row, { olay, tutar, kalan: null })
    await writeAudit(booking, { olay: 'hatirlatildi', konu_k_no: k_no, ayrinti: { tutar } })
  } else {
    const sent = await copyMail(trx, k_no, posta, alici)
    if (!sent) return 'posta_yok'
    mektuplar.push(sent)
  }
  return null
}
