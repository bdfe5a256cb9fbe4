import type { AcceptedText } from '@meltem/contract/documents'
import { AppError } from '@meltem/contract/errors'
import { formatDate, formatMoney } from '@meltem/i18n/format'
import type { TenantTransaction } from '../../db/connection.ts'
import type { ContractDocument } from '../../documents/contract-pdf.ts'
import { type Act, inBooking } from './booking.ts'
import { letterheadOf } from './letterhead.ts'
import { getOwn, type OwnKey } from './own-reservation.ts'
import { datedPlan } from './payment-schedule.ts'
import { planLines } from './plan-lines.ts'
import { listLines, type ReservationRow } from './reservation.queries.ts'
import { reservationOnWire } from './reservation-on-wire.ts'

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

/** What the PDF of the contracts says; a reservation from before texts were kept has none. */
export async function contractDocument(act: Act, key: OwnKey, origin: string): Promise<ContractDocument> {
  const { services, tenant } = act
  const { settings, sozlesmeler, ...booked } = await inBooking(act, async (booking) => {
    const row = await getOwn(booking, key)
    const lines = await listLines(booking.trx, row.k_no)
    const wire = reservationOnWire(row, lines, { alinan: 0, now: booking.now })
    const adimlar = datedPlan(row, lines, { alinan: 0, now: booking.now })
    return { ...wire, adimlar, settings: booking.settings, sozlesmeler: await readAcceptedTexts(booking.trx, row) }
  })
  const [first] = sozlesmeler
  if (!first) throw new AppError('bulunamadi')
  const { fis, misafir, kayit_no, sepet_urunler } = booked
  const money = (amount: number) => formatMoney(first.dil, amount, fis.kur)
  return {
    dil: first.dil,
    antet: await letterheadOf(services, { tenant, settings, origin }, first.dil),
    kayit_no,
    misafir: { ad: `${misafir.ad} ${misafir.soyad}`, e_mail: misafir.e_mail, telefon: misafir.telefon },
    satirlar: sepet_urunler.map(({ baslik, baslangic, bitis, kur_toplam }) => ({
      baslik,
      tarih: bitis ? `${formatDate(baslangic)} – ${formatDate(bitis)}` : formatDate(baslangic),
      tutar: money(kur_toplam.genel_toplam),
    })),
    toplam: money(fis.toplam.genel_toplam),
    on_odeme: money(fis.toplam.on_odeme_toplam),
    odemeler: planLines(booked.adimlar, fis.kur, first.dil),
    sozlesmeler,
  }
}
