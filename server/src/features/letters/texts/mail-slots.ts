import type { MailText, MailVariable, MailWords } from '@meltem/contract/mail-text-office'
import { MAIL_TEXTS } from '@meltem/contract/mail-text-office'
import type { Settings } from '@meltem/contract/settings'
import type { Language } from '@meltem/contract/wire/language'
import { formatDate } from '@meltem/i18n/format'
import { translatorFor } from '@meltem/i18n/translator'
import type { MailData, MailKind } from '../mail-kinds.ts'

/** Which sentences of the house make a mail's words, and what they may name. */
interface Slot {
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
}

function ofMember(name: string, others: readonly string[]): Slot {
  return { konu: `member.${name}.subject`, metin: [`member.${name}.text`, ...others], degiskenler: PERSON }
}

/** The sentences as they stand in the catalogue of messages, with their variables in braces. */
export function houseWords(tur: MailText, dil: Language): MailWords {
  const t = translatorFor(dil, 'mail')
  const raw = (key: string) => String(t.raw(key as Parameters<typeof t.raw>[0]))
  const { konu, metin } = SLOTS[tur]
  return { konu: raw(konu), metin: metin.map(raw).join('\n\n') }
}

const isText = (name: string): name is MailText => (MAIL_TEXTS as readonly string[]).includes(name)

/** Which words a mail has; undefined for one whose words are the house's for everybody. */
export function slotOf(kind: MailKind, data: MailData[MailKind]): MailText | undefined {
  const { olay, neden, bitis } = data as { olay?: string; neden?: string; bitis?: string | null }
  const event = kind === 'payment_guest' && olay === 'basarisiz' && bitis === null ? STANDS : (olay ?? neden)
  return [`${kind}.${event}`, kind].find(isText)
}

interface Told {
  readonly ad?: string
  readonly kayit_no?: string
  readonly talep_no?: string
  readonly mesaj_no?: string
  readonly urun?: string
  readonly tarih?: string
  readonly saat?: string
  readonly baslangic?: string | null
  readonly kod?: string
}

/** What each variable stands for in this mail. */
export function valuesOf(
  data: MailData[MailKind],
  { company, contact }: Settings,
): Partial<Record<MailVariable, string>> {
  const { ad, kayit_no, talep_no, mesaj_no, urun, tarih, saat, baslangic, kod } = data as Told
  const day = tarih ?? baslangic
  const known = {
    marka: company.marka,
    telefon: contact.telefon,
    ad,
    no: kayit_no ?? talep_no ?? mesaj_no,
    urun,
    tarih: day ? formatDate(day) : undefined,
    zaman: tarih && saat ? `${formatDate(tarih)}, ${saat}` : undefined,
    kod,
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))
}
