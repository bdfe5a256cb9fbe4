import type { MailText, MailVariable, MailWords } from '@meltem/contract/mail-text-office'
import { MAIL_TEXTS } from '@meltem/contract/mail-text-office'
import type { Settings } from '@meltem/contract/settings'
import type { Language } from '@meltem/contract/wire/language'
import { formatDate } from '@meltem/i18n/format'
import { translatorFor } from '@meltem/i18n/translator'
import type { MailData, MailKind } from '../mail-kinds.ts'

/** Which sentences of the house make a mail's words, and what they may name. */
interface Slot {
  /** Where the catalogue of messages has its sentences. */
  readonly in?: 'agencyMail'
  readonly konu: string
  /** Its paragraphs that can be written; they follow each other. */
  readonly metin: readonly string[]
  /** Paragraphs before them that are data: an answer of the office, word for word. */
  readonly once?: number
  readonly degiskenler: readonly MailVariable[]
}

const ALWAYS = ['marka', 'telefon'] as const
const PERSON = [...ALWAYS, 'ad'] as const
const NUMBERED = [...PERSON, 'no'] as const

type Ends<K extends string> = Extract<MailText, `${K}.${string}`>

function each<K extends string>(kind: K, make: (event: string) => Slot): Record<Ends<K>, Slot> {
  const names = MAIL_TEXTS.filter((name): name is Ends<K> => name.startsWith(`${kind}.`))
  return Object.fromEntries(names.map((name) => [name, make(name.slice(kind.length + 1))])) as Record<Ends<K>, Slot>
}

const STANDS = 'basarisiz_duruyor'

export const SLOTS: Readonly<Record<MailText, Slot>> = {
  ...each('reservation_guest', (event) => ({
    konu: `reservation_guest.${event}.subject`,
    metin: [`reservation_guest.${event}.text`],
    degiskenler: NUMBERED,
  })),
  ...each('payment_guest', (event) =>
    event === STANDS
      ? {
          konu: 'payment_guest.basarisiz.subject',
          metin: ['payment_guest.basarisiz.stands'],
          degiskenler: NUMBERED,
        }
      : { konu: `payment_guest.${event}.subject`, metin: [`payment_guest.${event}.text`], degiskenler: NUMBERED },
  ),
  trip_link: { konu: 'trip_link.subject', metin: ['trip_link.text', 'trip_link.ignore'], degiskenler: NUMBERED },
  departure_message: {
    konu: 'departure_message.subject',
    metin: ['departure_message.text'],
    degiskenler: [...NUMBERED, 'urun', 'tarih', 'zaman'],
  },
  waiting_free: {
    konu: 'waiting_free.subject',
    metin: ['waiting_free.text'],
    degiskenler: [...PERSON, 'urun', 'tarih'],
  },
  ...each('watch_news', (reason) => ({
    konu: `watch_news.${reason}.subject`,
    metin: [`watch_news.${reason}.text`, 'watch_news.once'],
    degiskenler: [...ALWAYS, 'urun'],
  })),
  contact_sender: {
    konu: 'contact_sender.subject',
    metin: ['contact_sender.intro', 'contact_sender.reply'],
    degiskenler: NUMBERED,
  },
  enquiry_sender: { konu: 'enquiry.sender.subject', metin: ['enquiry.sender.text'], degiskenler: NUMBERED },
  enquiry_answer: { konu: 'enquiry.answer.subject', metin: ['enquiry.answer.reply'], once: 1, degiskenler: NUMBERED },
  member_confirm: ofMember('confirm', ['member.ignore']),
  // How long it is good for is a sentence that follows by itself.
  member_password: ofMember('password', []),
  member_exists: ofMember('exists', []),
  member_device: ofMember('device', ['member.notYou']),
  member_password_changed: ofMember('changed', ['member.notYou']),
  ...each('member_coupon', (event) => ({ ...ofMember(`coupon_${event}`, []), degiskenler: [...PERSON, 'kod'] })),
  newsletter_confirm: {
    konu: 'newsletter_confirm.subject',
    metin: ['newsletter_confirm.text', 'newsletter_confirm.ignore'],
    degiskenler: ALWAYS,
  },
  ...each('reservation_agency', (event) => ({
    konu: `reservation_agency.${event}.subject`,
    metin: [`reservation_agency.${event}.text`],
    degiskenler: [...ALWAYS, 'no', 'misafir'],
  })),
  ...each('agency_application', (event) => ofAgency(`application.${event}`, [], NUMBERED)),
  agency_invitation: ofAgency('invitation', [], [...PERSON, 'acente']),
  agency_password: ofAgency('password'),
  ...each('agency_safety', (event) => ofAgency(`safety.${event}`, ['safety.notYou'])),
  ...each('agency_state', (event) => ofAgency(`state.${event}`, [], [...PERSON, 'acente'])),
}

function ofMember(name: string, others: readonly string[]): Slot {
  return { konu: `member.${name}.subject`, metin: [`member.${name}.text`, ...others], degiskenler: PERSON }
}

function ofAgency(name: string, others: readonly string[] = [], degiskenler: readonly MailVariable[] = PERSON): Slot {
  return { in: 'agencyMail', konu: `${name}.subject`, metin: [`${name}.text`, ...others], degiskenler }
}

/** The sentences as they stand in the catalogue of messages, with their variables in braces. */
export function houseWords(tur: MailText, dil: Language): MailWords {
  const { in: area = 'mail', konu, metin } = SLOTS[tur]
  const t = translatorFor(dil, area)
  const raw = (key: string) => String(t.raw(key as Parameters<typeof t.raw>[0]))
  return { konu: raw(konu), metin: metin.map(raw).join('\n\n') }
}

const isText = (name: string): name is MailText => (MAIL_TEXTS as readonly string[]).includes(name)

interface Happened {
  readonly olay?: string
  readonly neden?: string
  readonly durum?: string
  readonly yanit?: boolean
  readonly bitis?: string | null
}

function eventOf(kind: MailKind, { olay, neden, durum, yanit, bitis }: Happened): string | undefined {
  if (kind === 'payment_guest' && olay === 'basarisiz' && bitis === null) return STANDS
  if (kind === 'agency_application' && yanit) return 'yanit'
  return olay ?? neden ?? durum
}

/** Which words a mail has; undefined for one whose words are the house's for everybody. */
export function slotOf(kind: MailKind, data: MailData[MailKind]): MailText | undefined {
  return [`${kind}.${eventOf(kind, data as Happened)}`, kind].find(isText)
}

interface Told {
  readonly ad?: string
  readonly soyad?: string
  readonly kayit_no?: string
  readonly talep_no?: string
  readonly mesaj_no?: string
  readonly basvuru_no?: string
  readonly urun?: string
  readonly tarih?: string
  readonly saat?: string
  readonly baslangic?: string | null
  readonly kod?: string
  /** Of the agency; the house's own comes from its settings. */
  readonly marka?: string
}

/** What each variable stands for in this mail. */
export function valuesOf(
  data: MailData[MailKind],
  { company, contact }: Settings,
): Partial<Record<MailVariable, string>> {
  const told = data as Told
  const { ad, soyad, urun, tarih, saat, baslangic, kod } = told
  const day = tarih ?? baslangic
  const known = {
    marka: company.marka,
    telefon: contact.telefon,
    ad,
    no: told.kayit_no ?? told.talep_no ?? told.mesaj_no ?? told.basvuru_no,
    urun,
    tarih: day ? formatDate(day) : undefined,
    zaman: tarih && saat ? `${formatDate(tarih)}, ${saat}` : undefined,
    kod,
    acente: told.marka,
    misafir: ad && soyad ? `${ad} ${soyad}` : undefined,
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))
}
