import type { AcceptedText } from '@meltem/contract/reservation/documents'
import type { Receipt, ReceiptStep } from '@meltem/contract/reservation/pricing'
import type { LineState, MoneyStand } from '@meltem/contract/reservation/standing'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { toldSums } from '@meltem/domain/payment/money-stand'
import { formatDate, formatInstant, formatMoney } from '@meltem/i18n/format'
import { stepSentence } from '@meltem/i18n/step-sentence'
import { translatorFor } from '@meltem/i18n/translator'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { type Act, inBooking } from '../booking.ts'
import { datedPlan } from '../collect/payment-schedule.ts'
import { planLines } from '../collect/plan-lines.ts'
import { sumStanding } from '../collect/standing-money.queries.ts'
import { type Finder, getOwn, type OwnKey } from '../own-reservation.ts'
import { listLines } from '../reservation.queries.ts'
import { reservationOnWire } from '../reservation-on-wire.ts'
import type { ReservationRow } from '../reservation-row.ts'
import type { ContractDocument, PriceRow } from './contract-pdf.ts'
import { listContractTexts } from './contract-text.queries.ts'
import { letterheadOf } from './letterhead.ts'
import { policyLines, roomsText } from './voucher-facts.ts'

/** The words that were accepted, by their hashes; today's may read otherwise. */
export async function readAcceptedTexts(
  trx: TenantTransaction,
  { sozlesmeler }: Pick<ReservationRow, 'sozlesmeler'>,
): Promise<AcceptedText[]> {
  if (!sozlesmeler || sozlesmeler.length === 0) return []
  const hashes = sozlesmeler.map(({ ozet }) => ozet)
  const texts = await listContractTexts(trx, hashes)
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
export async function contractDocument(
  act: Act,
  key: OwnKey,
  origin: string,
  find: Finder = getOwn,
): Promise<ContractDocument> {
  const { services } = act
  const { settings, sozlesmeler, ...booked } = await inBooking(act, async (booking) => {
    const row = await find(booking, key)
    const lines = await listLines(booking.trx, row.k_no)
    const texts = await readAcceptedTexts(booking.trx, row)
    const alinan = await sumStanding(booking.trx, row.k_no)
    // The terms as they were agreed on that day: what has run out since was part of the contract.
    const agreed = texts[0] ? new Date(texts[0].zaman) : booking.now
    const wire = reservationOnWire(row, lines, { alinan, now: agreed })
    const odemeler = datedPlan(row, lines, { alinan: 0, now: booking.now })
    return { ...wire, odemeler, settings: booking.settings, sozlesmeler: texts }
  })
  const [first] = sozlesmeler
  if (!first) throw new AppError('bulunamadi')
  const { fis, misafir, kayit_no, sepet_urunler, satirlar, hesap } = booked
  const { dil } = first
  return {
    dil,
    antet: await letterheadOf(services, { settings, origin }, dil),
    kayit_no,
    misafir: { ad: `${misafir.ad} ${misafir.soyad}`, e_mail: misafir.e_mail, telefon: misafir.telefon },
    satirlar: sepet_urunler.map(({ baslik, baslangic, bitis, ...line }, place) => ({
      baslik: [baslik, roomsText(line, dil)].filter(Boolean).join(', '),
      kosullar: contractTerms(satirlar[place], dil),
      tarih: bitis ? `${formatDate(baslangic)} – ${formatDate(bitis)}` : formatDate(baslangic),
      adimlar: stepRows(fis, place, dil),
    })),
    adimlar: stepRows(fis, null, dil),
    toplam: formatMoney(dil, fis.toplam.genel_toplam, fis.kur),
    hesap: dueRows(hesap, fis.kur, dil),
    odemeler: planLines(booked.odemeler, fis.kur, dil),
    sozlesmeler,
  }
}

/** The steps of a line, or of the whole basket, that count. */
function stepRows({ adimlar, kur }: Receipt, place: number | null, dil: Language): PriceRow[] {
  const counted = ({ satir, asama, tutar }: ReceiptStep) => satir === place && asama !== 'bilgi' && tutar !== 0
  return adimlar
    .filter(counted)
    .map((step) => ({ ad: stepSentence(step, kur, dil), tutar: formatMoney(dil, step.tutar, kur) }))
}

/** What is paid and what is due when, in the words of the mails and pages. */
function dueRows(hesap: MoneyStand, kur: string, dil: Language): PriceRow[] {
  const t = translatorFor(dil, 'documents')
  return toldSums(hesap).map(({ ad, tutar }) => ({
    ad: t(`contract.${ad}`),
    tutar: tutar === null ? t('contract.hicbir') : formatMoney(dil, tutar, kur),
  }))
}
