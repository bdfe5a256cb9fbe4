import type { AcceptedText } from '@meltem/contract/documents'
import { AppError } from '@meltem/contract/errors'
import type { Language } from '@meltem/contract/language'
import type { LineState } from '@meltem/contract/reservation'
import { formatDate, formatInstant, formatMoney } from '@meltem/i18n/format'
import { translatorFor } from '@meltem/i18n/translator'
import type { TenantTransaction } from '../../db/connection.ts'
import type { ContractDocument } from '../../documents/contract-pdf.ts'
import { type Act, inBooking } from './booking.ts'
import { wallOf } from './istanbul.ts'
import { letterheadOf } from './letterhead.ts'
import { getOwn, type OwnKey } from './own-reservation.ts'
import { listLines, type ReservationRow } from './reservation.queries.ts'
import { reservationOnWire } from './reservation-on-wire.ts'
import { policyLines } from './voucher-facts.ts'

/** The words that were accepted, by their hashes; today's may read otherwise. */
export async function readAcceptedTexts(
  trx: TenantTransaction,
  { sozlesmeler }: Pick<ReservationRow, 'sozlesmeler'>,
): Promise<AcceptedText[]> {
  if (!sozlesmeler || sozlesmeler.length === 0) return []
  const hashes = sozlesmeler.map(({ ozet }) => ozet)
  const texts = await trx.selectFrom('sozlesme_metni').selectAll().where('ozet', 'in', hashes).execute()
  return sozlesmeler.map(({ tur, surum, ozet, zaman, ip, dil }) => {
    const text = texts.find((one) => one.ozet === ozet)
    if (!text) throw new Error(`the text of contract ${ozet} is gone`)
    return { tur, surum, ozet, zaman, ip, dil, baslik: text.baslik, maddeler: text.maddeler }
  })
}

export function acceptedContracts(act: Act, key: OwnKey): Promise<AcceptedText[]> {
  return inBooking(act, async (booking) => await readAcceptedTexts(booking.trx, await getOwn(booking, key)))
}

/** What comes back for the service by the contract, and whether it was cancelled alone since. */
function contractTerms(state: LineState | undefined, dil: Language): string[] {
  if (!state) return []
  const t = translatorFor(dil, 'cancellation')
  const gone = state.iptal ? [t('cancelledOn', { when: formatInstant(state.iptal.zaman) })] : []
  return [...gone, ...policyLines(state.kosullar, dil)]
}

/** What the PDF of the contracts says; a reservation from before texts were kept has none. */
export async function contractDocument(act: Act, key: OwnKey, origin: string): Promise<ContractDocument> {
  const { services, tenant } = act
  const { settings, sozlesmeler, ...booked } = await inBooking(act, async (booking) => {
    const row = await getOwn(booking, key)
    const lines = await listLines(booking.trx, row.k_no)
    const texts = await readAcceptedTexts(booking.trx, row)
    // The terms as they were agreed on that day: what has run out since was part of the contract.
    const wall = texts[0] ? wallOf(new Date(texts[0].zaman)) : booking.wall
    const wire = reservationOnWire(row, lines, { alinan: 0, wall })
    return { ...wire, settings: booking.settings, sozlesmeler: texts }
  })
  const [first] = sozlesmeler
  if (!first) throw new AppError('bulunamadi')
  const { fis, misafir, kayit_no, sepet_urunler, satirlar } = booked
  const money = (amount: number) => formatMoney(first.dil, amount, fis.kur)
  return {
    dil: first.dil,
    antet: await letterheadOf(services, { tenant, settings, origin }, first.dil),
    kayit_no,
    misafir: { ad: `${misafir.ad} ${misafir.soyad}`, e_mail: misafir.e_mail, telefon: misafir.telefon },
    satirlar: sepet_urunler.map(({ baslik, baslangic, bitis, kur_toplam }, place) => ({
      baslik,
      kosullar: contractTerms(satirlar[place], first.dil),
      tarih: bitis ? `${formatDate(baslangic)} – ${formatDate(bitis)}` : formatDate(baslangic),
      tutar: money(kur_toplam.genel_toplam),
    })),
    toplam: money(fis.toplam.genel_toplam),
    on_odeme: money(fis.toplam.on_odeme_toplam),
    sozlesmeler,
  }
}
