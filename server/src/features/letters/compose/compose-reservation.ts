import type { Language } from '@meltem/contract/wire/language'
import { KINDS } from '@meltem/domain/kinds'
import { toldSums } from '@meltem/domain/payment/money-stand'
import { cancellationWords } from '@meltem/i18n/cancellation-words'
import { formatDate, formatInstant, formatMoney } from '@meltem/i18n/format'
import { whenOfStep } from '@meltem/i18n/plan-words'
import { translatorFor } from '@meltem/i18n/translator'
import type { Words } from '../letter.ts'
import type { LetterFrame } from '../letter-frame.ts'
import type { GuestEvent, MailData } from '../mail-kinds.ts'
import { letterTicket } from './compose-ticket.ts'

type News = MailData['reservation_guest' | 'reservation_operator' | 'reservation_agency']

function serviceText({ baslik, baslangic, bitis, urun_tipi, adet = 1 }: News['satirlar'][number], language: Language) {
  const t = translatorFor(language, 'documents')
  const days = bitis ? `${formatDate(baslangic)} – ${formatDate(bitis)}` : formatDate(baslangic)
  const rooms = urun_tipi && KINDS[urun_tipi].rooms && adet > 1 ? `, ${t('rooms', { count: adet })}` : ''
  return `${baslik}${rooms} (${days})`
}

/** Mails about what stands, or is to stand, say what comes back for each service. */
const WITH_TERMS = new Set<News['olay']>([
  'placed',
  'confirmed',
  'requested',
  'accepted',
  'accepted_later',
  'changed',
  'line_cancelled',
])

function termsText(data: News, language: Language): string {
  const t = translatorFor(language, 'cancellation')
  const blocks = data.satirlar.flatMap(({ baslik, kosullar }) =>
    kosullar
      ? [[baslik, ...cancellationWords((key, values) => t(key, values), language, kosullar.pencereler)].join('\n')]
      : [],
  )
  return blocks.join('\n\n')
}

/** Services with their prices: with the rows below they add up to the total. */
function pricedServices(data: News, language: Language): string {
  const priced = data.satirlar.map((line) => {
    const text = serviceText(line, language)
    return line.tutar === undefined ? text : `${text}: ${formatMoney(language, line.tutar, data.kur)}`
  })
  return priced.join('\n')
}

/** What is left is told step by step where the products have payments of their own. */
function moneyRows({ hesap, kur, odeme_plani = [] }: News, language: Language): [string, string][] {
  const t = translatorFor(language, 'mail')
  const told = toldSums(hesap ?? NOTHING_KNOWN).filter(({ ad }) => ad !== 'kalan' || odeme_plani.length === 0)
  return told.map(({ ad, tutar }) => [
    t(`reservation_rows.${ad}`),
    tutar === null ? t('reservation_rows.hicbir') : formatMoney(language, tutar, kur),
  ])
}

const NOTHING_KNOWN = { genel_toplam: 0, odenen: 0, simdi: 0, kabulde: 0, kalan: 0 }

/** Each payment with when it is due; the date where that is known. */
function planText({ odeme_plani = [], kur }: News, language: Language): string {
  const say = translatorFor(language, 'plan')
  return odeme_plani.map((step) => `${formatMoney(language, step.tutar, kur)} · ${whenOfStep(say, step)}`).join('\n')
}

function newsRows(data: News, language: Language): [string, string][] {
  const t = translatorFor(language, 'mail')
  const rows: [string, string][] = [
    [t('reservation_rows.kayit_no'), data.kayit_no],
    ...(data.iptal_edilen
      ? [[t('reservation_rows.iptal_edilen'), serviceText(data.iptal_edilen, language)] as [string, string]]
      : []),
    [t('reservation_rows.urunler'), pricedServices(data, language)],
    ...(data.kalemler ?? []).map(({ kod, tutar }): [string, string] => [
      t(`reservation_rows.${kod}`),
      formatMoney(language, tutar, data.kur),
    ]),
    [t('reservation_rows.toplam'), formatMoney(language, data.genel_toplam, data.kur)],
  ]
  const plan = data.odeme_plani ?? []
  rows.push(...moneyRows(data, language))
  const asked = data.olay === 'requested' || data.olay === 'offer'
  if (data.bitis) rows.push([t(`reservation_rows.${asked ? 'opsiyon' : 'bitis'}`), formatInstant(data.bitis)])
  if (plan.length > 0) rows.push([t('reservation_rows.odemeler'), planText(data, language)])
  if (data.iade !== undefined && data.iade !== null) {
    rows.push([t('reservation_rows.iade'), formatMoney(language, data.iade, data.kur)])
  }
  const terms = WITH_TERMS.has(data.olay) ? termsText(data, language) : ''
  if (terms) rows.push([t('reservation_rows.kosullar'), terms])
  if (data.not) rows.push([t('reservation_rows.not'), data.not])
  return rows
}

const WITH_CONTRACT = new Set<GuestEvent>(['placed', 'requested', 'accepted', 'accepted_later', 'confirmed'])
/** Papers as they stand now go along. */
const WITH_TICKET = new Set<GuestEvent>(['confirmed', 'line_cancelled'])
const TO_PAY = new Set<GuestEvent>(['placed', 'accepted'])

/** The one thing to do first, then the papers that exist by now. */
function guestLinks(data: MailData['reservation_guest'], language: Language, { links }: LetterFrame) {
  const t = translatorFor(language, 'mail')
  const { k_no, olay } = data
  const trip = TO_PAY.has(olay) ? t('links.pay') : t('links.trip')
  return [
    [trip, links.reservation(k_no, language)] as const,
    ...(WITH_TICKET.has(olay) ? [[t('links.voucher'), links.paper('voucher', k_no)] as const] : []),
    // What was sold on the phone has none before the guest's yes.
    ...(WITH_CONTRACT.has(olay) && !data.sozlesme_bekliyor
      ? [[t('links.contract'), links.paper('contract', k_no)] as const]
      : []),
    ...(WITH_TICKET.has(olay) ? [[t('links.calendar'), links.paper('calendar', k_no)] as const] : []),
  ]
}

/** A seat that is taken is the news itself; everything else begins with the name. */
function headingOf({ olay, ad }: MailData['reservation_guest'], language: Language): string {
  return olay === 'confirmed'
    ? translatorFor(language, 'outcome')('confirmed.title', { name: ad })
    : translatorFor(language, 'mail')('reservation_guest.heading', { ad })
}

export function composeForGuest(data: MailData['reservation_guest'], language: Language, frame: LetterFrame): Words {
  const t = translatorFor(language, 'mail')
  const { alternatives = [], settings } = frame
  const text = t(`reservation_guest.${data.olay}.text`)
  const ticket = letterTicket(frame.tickets ?? [], data, language, frame)
  const others = alternatives.map(
    ({ baslik, fiyat, url }) => [[baslik, fiyat].filter(Boolean).join(' · '), url] as const,
  )
  return {
    subject: t(`reservation_guest.${data.olay}.subject`, { marka: settings.company.marka, no: data.kayit_no }),
    preview: text,
    number: data.kayit_no,
    ...(ticket ? { ticket } : {}),
    heading: headingOf(data, language),
    paragraphs: [
      text,
      ...(WITH_TICKET.has(data.olay) ? [t('attached')] : []),
      ...(others.length > 0 ? [t('alternatives', { count: others.length })] : []),
    ],
    rows: newsRows(data, language),
    links: others.length > 0 ? [...others, ...guestLinks(data, language, frame)] : guestLinks(data, language, frame),
  }
}

export function composeForOperator(data: MailData['reservation_operator'], language: Language): Words {
  const t = translatorFor(language, 'mail')
  const name = `${data.ad} ${data.soyad}`
  const olay = t(`reservation_operator.${data.olay}`)
  const subject = t('reservation_operator.subject', { olay, no: data.kayit_no, ad: name })
  return {
    subject,
    preview: data.satirlar.map((line) => serviceText(line, language)).join(', '),
    number: data.kayit_no,
    heading: subject,
    paragraphs: [],
    rows: [[t('reservation_rows.misafir'), name], ...newsRows(data, language)],
  }
}

/** No key of the guest's page is in it: that page shows what the reservation costs the one who pays for it. */
export function composeForAgency(
  data: MailData['reservation_agency'],
  language: Language,
  { links }: LetterFrame,
): Words {
  const t = translatorFor(language, 'mail')
  const misafir = `${data.ad} ${data.soyad}`
  const subject = t(`reservation_agency.${data.olay}.subject`, { no: data.kayit_no, misafir })
  const paragraphs = [
    t(`reservation_agency.${data.olay}.text`),
    ...(WITH_TICKET.has(data.olay) || data.olay === 'changed' ? [t('reservation_agency.voucher')] : []),
    ...(data.net ? [t('reservation_agency.net')] : []),
  ]
  return {
    subject,
    preview: data.satirlar.map((line) => serviceText(line, language)).join(', '),
    number: data.kayit_no,
    heading: subject,
    paragraphs,
    rows: [[t('reservation_rows.misafir'), misafir], ...newsRows(data, language)],
    links: [[t('reservation_agency.open'), links.page(`/agency/desk/bookings?no=${data.k_no}`, language)]],
  }
}

export function composeForWaiting(data: MailData['waiting_free'], language: Language, frame: LetterFrame): Words {
  const t = translatorFor(language, 'mail')
  const text = t('waiting_free.text', { urun: data.urun, tarih: formatDate(data.baslangic) })
  return {
    subject: t('waiting_free.subject', { marka: frame.settings.company.marka }),
    preview: text,
    heading: t('waiting_free.heading', { ad: data.ad }),
    paragraphs: [text],
    rows: [],
    links: (frame.alternatives ?? []).map(({ url }) => [t('waiting_free.link'), url] as const),
  }
}
