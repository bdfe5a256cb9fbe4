import * as z from 'zod/mini'
import { GuestQuestion } from '../catalog/product-content.ts'
import { PaymentEvent } from '../payment/plan.ts'
import { endpoint } from '../wire/endpoint.ts'
import {
  CurrencyCode,
  email,
  Instant,
  IsoDate,
  line,
  maybeLine,
  openParagraph,
  paragraph,
  Uuid,
} from '../wire/fields.ts'
import { Language } from '../wire/language.ts'
import { DocumentFile } from './documents.ts'
import { Price } from './promotion.ts'
import { GuestAnswer, Reservation } from './reservation.ts'

const Collection = z.strictObject({
  k_no: Uuid,
  tur: z.enum(['tahsilat', 'iade']).check(z.describe('Money that came, or went back')),
  tutar: Price.check(z.describe('Amount in kur')),
  kur: CurrencyCode,
  odeme_yontemi: z.string().check(z.describe('How it came')),
  islem_no: z.nullable(z.string()).check(z.describe('Number of the receipt')),
  zaman: Instant.check(z.describe('When it was recorded')),
  kim: z.nullable(z.string()).check(z.describe('Who of the crew took it on the spot; null for other ways')),
})

/** Whether the guests of a service came. */
const Boarding = z.strictObject({
  sira: z.int().check(z.gte(0), z.describe('Which service')),
  donus: z.boolean().check(z.describe('The ride back')),
  durum: z.enum(['bindi', 'gelmedi']).check(z.describe('Came aboard, or did not come')),
  kisi: z.int().check(z.gte(0), z.describe('How many of the party')),
  zaman: Instant.check(z.describe('When')),
  kim: z.string().check(z.describe('Who saw it')),
})

const SentMail = z.strictObject({
  k_no: Uuid,
  tur: z.string().check(z.describe('Which mail')),
  olay: z.nullable(z.string()).check(z.describe('What it told of')),
  alici: z.string().check(z.describe('Where it went')),
  dil: Language,
  durum: z
    .enum(['bekliyor', 'gonderildi', 'basarisiz', 'istenmedi', 'geri_alindi'])
    .check(z.describe('Waiting, sent, given up, not wanted by the receiver, or taken back')),
  gider: z.nullable(Instant).check(z.describe('Until when it can be taken back; null where it cannot be')),
  zaman: Instant.check(z.describe('When it was sent, or written')),
})

export const NOTE_SUBJECTS = ['not', 'iptal', 'iade', 'fiyat', 'silinen'] as const

/** Money that was promised back and waits: on its way to a card, or for a person who sends it. */
const Promised = z.strictObject({
  k_no: Uuid.check(z.describe('Review')),
  tutar: Price.check(z.describe('What is promised')),
  karta: z.boolean().check(z.describe('On its way to the card; otherwise a person sends it')),
})

/** A question of the products of a reservation, for the office: its answer stands with the guest. */
const AskedAnswer = z.strictObject({
  soru: z.string().check(z.describe('Name of the question')),
  kisi: z.nullable(z.int()).check(z.describe('Guest it is asked of, from 1; null when asked once')),
  baslik: z.string().check(z.describe('The question, in the language of the clerk')),
  tip: GuestQuestion.shape.tip,
  zorunlu: z.boolean().check(z.describe('Has to be answered')),
  kimlik: z.boolean().check(z.describe('A number of a paper: its answer is shown by its end')),
  secenekler: z
    .array(z.strictObject({ kod: z.string().check(z.describe('Stable name')), baslik: z.string() }))
    .check(z.describe('Choices of a secim')),
})
export type AskedAnswer = z.infer<typeof AskedAnswer>

const InternalNote = z.strictObject({
  k_no: Uuid,
  konu: z
    .enum(NOTE_SUBJECTS)
    .check(z.describe('A note, or the reason of a cancellation, a refund, a price or a write-off')),
  metin: z.string().check(z.describe('The note')),
  yazan: z.string().check(z.describe('Who wrote it')),
  zaman: Instant.check(z.describe('When')),
})

const HistoryEntry = z.strictObject({
  no: z.int().check(z.describe('Number of the entry')),
  olay: z.string().check(z.describe('What happened: an event of the booking, or a call of the office')),
  kim: z.enum(['personel', 'uye', 'misafir', 'acente', 'sistem']).check(z.describe('Who did it')),
  ad: z.nullable(z.string()).check(z.describe('Name, where it was a person of the office')),
  zaman: Instant.check(z.describe('When')),
})

/** A voucher promises a seat, so only what is confirmed has one; contracts stay readable. */
export const OFFICE_PAPERS = ['voucher', 'sozlesme'] as const

export const getOfficeReservation = endpoint({
  method: 'GET',
  path: '/yonetim/rezervasyon-getir',
  feature: 'reservation',
  summary: 'One reservation with all that belongs to it; identity numbers are shown by their end',
  access: 'staff',
  hak: 'rezervasyon.oku',
  input: z.strictObject({ k_no: Uuid.check(z.describe('Reservation')) }),
  output: z.object({
    simdi: Instant.check(z.describe('Time of the server')),
    data: Reservation.check(z.describe('The reservation; its products are named in the language of the clerk')),
    sorular: z
      .array(AskedAnswer)
      .check(z.describe('Questions of its products; none for a person who may not see the answers')),
    belgeler: z.array(z.enum(OFFICE_PAPERS)).check(z.describe('Papers that can be had now')),
    acente: z.nullable(z.string()).check(z.describe('Agency that sold it')),
    satan: z.nullable(z.string()).check(z.describe('Clerk who sold it by phone; null otherwise')),
    sorumlu: z.nullable(z.string()).check(z.describe('Who of the office looks after it')),
    tahsilatlar: z.array(Collection).check(z.describe('Money, oldest first')),
    olaylar: z
      .array(
        z.strictObject({
          olay: PaymentEvent,
          zaman: z.nullable(Instant).check(z.describe('When it was recorded; null until then')),
        }),
      )
      .check(z.describe('Events that payments of the plan wait for')),
    binisler: z.array(Boarding).check(z.describe('Who came and who did not, service by service')),
    iade_sozleri: z.array(Promised).check(z.describe('Money that was promised back and is not there yet')),
    onaylar: z
      .array(z.strictObject({ k_no: Uuid, tutar: Price, isteyen_k_no: Uuid, isteyen: z.string(), bitis: Instant }))
      .check(z.describe('Money that waits for a second person')),
    elden_iade: Price.check(z.describe('What could be given back by hand: what came by hand and stands')),
    postalar: z.array(SentMail).check(z.describe('Mails to the guest, newest first')),
    notlar: z.array(InternalNote).check(z.describe('Notes of the office, newest first')),
    gecmis: z.array(HistoryEntry).check(z.describe('What happened, newest first; the last hundred')),
  }),
})

export const getOfficePaper = endpoint({
  method: 'GET',
  path: '/yonetim/rezervasyon-belge-get',
  feature: 'reservation',
  summary:
    'A paper of the reservation as the guest has it: the voucher of what is confirmed, or the contracts accepted',
  access: 'staff',
  hak: 'rezervasyon.oku',
  input: z.strictObject({
    k_no: Uuid.check(z.describe('Reservation')),
    belge: z.enum(OFFICE_PAPERS).check(z.describe('Which paper')),
  }),
  output: DocumentFile,
  content: 'application/pdf',
})

export const addInternalNote = endpoint({
  method: 'POST',
  path: '/yonetim/rezervasyon-not-post',
  feature: 'reservation',
  summary: 'Write a note that only the office reads',
  access: 'staff',
  hak: 'rezervasyon.misafir',
  input: z.strictObject({ k_no: Uuid.check(z.describe('Reservation')), metin: paragraph('The note', 2000) }),
  output: z.object({ data: InternalNote.check(z.describe('The note')) }),
})

export const resendMail = endpoint({
  method: 'POST',
  path: '/yonetim/rezervasyon-gonder-post',
  feature: 'reservation',
  summary: 'Send a mail of the reservation again, to the address the guest has now',
  access: 'staff',
  hak: 'rezervasyon.misafir',
  input: z.strictObject({
    k_no: Uuid.check(z.describe('Reservation')),
    posta_k_no: Uuid.check(z.describe('Mail that is sent again')),
  }),
  output: z.object({ posta_k_no: Uuid.check(z.describe('The new mail')) }),
})

export const takeBackMail = endpoint({
  method: 'POST',
  path: '/yonetim/posta-geri-al-post',
  feature: 'reservation',
  summary: 'Take back a mail that an act of staff has caused, within twenty seconds',
  access: 'staff',
  hak: 'rezervasyon.misafir',
  input: z.strictObject({
    k_no: Uuid.check(z.describe('Reservation')),
    posta_k_no: Uuid.check(z.describe('Mail that is taken back')),
  }),
  output: z.object({}),
})

export const removeInternalNote = endpoint({
  method: 'POST',
  path: '/yonetim/rezervasyon-not-sil-post',
  feature: 'reservation',
  summary: 'Take back a note one has just written oneself, within a minute; the reason of an act stays',
  access: 'staff',
  hak: 'rezervasyon.misafir',
  input: z.strictObject({
    k_no: Uuid.check(z.describe('Reservation')),
    not_k_no: Uuid.check(z.describe('Note that is taken back')),
  }),
  output: z.object({}),
})

/** Answers are fields of their own, each by its question and its guest; an empty one takes the answer away. */
const EditedAnswers = z
  .array(
    z.strictObject({
      soru: GuestAnswer.shape.soru,
      kisi: GuestAnswer.shape.kisi,
      deger: openParagraph('The answer; numbers of papers as they are shown, by their end, while they stay', 500),
    }),
  )
  .check(z.maxLength(400), z.describe('Answers of the guests'))

/** Under which name an answer is told as contested. */
export const answerField = ({ soru, kisi }: { readonly soru: string; readonly kisi: number | null }) =>
  `yanit:${soru}/${kisi ?? ''}`

/** What the office may correct; left out means: not touched. */
const GuestFields = z.strictObject({
  ad: z.optional(line('First name', 80)),
  soyad: z.optional(line('Last name', 80)),
  telefon: z.optional(z.string().check(z.regex(/^\+[1-9]\d{6,14}$/), z.describe('Phone, E.164'))),
  e_mail: z.optional(email('E-mail address of the guest')),
  dogum_tarihi: z.optional(IsoDate.check(z.describe('Date of birth'))),
  adres: maybeLine('Postal address', 300),
  hotel_adi: maybeLine('Name of the hotel', 120),
  oda_no: maybeLine('Room', 20),
  rezervasyon_notu: z.optional(openParagraph('Note of the guest', 2000)),
  yanitlar: z.optional(EditedAnswers),
})
export type GuestFields = z.infer<typeof GuestFields>

/** Fields as the clerk saw them: another's word is only overwritten by one who has seen it. */
const SeenFields = z.strictObject({
  ad: maybeLine('First name', 80),
  soyad: maybeLine('Last name', 80),
  telefon: maybeLine('Phone', 20),
  e_mail: maybeLine('E-mail address', 254),
  dogum_tarihi: maybeLine('Date of birth', 10),
  adres: maybeLine('Postal address', 300),
  hotel_adi: maybeLine('Name of the hotel', 120),
  oda_no: maybeLine('Room', 20),
  rezervasyon_notu: z.optional(openParagraph('Note of the guest', 2000)),
  yanitlar: z.optional(EditedAnswers),
})

export const editGuest = endpoint({
  method: 'POST',
  path: '/yonetim/rezervasyon-misafir-post',
  feature: 'reservation',
  summary:
    'Correct guest data, field by field; a field that another person has changed since is refused with who, when and what it says now',
  access: 'staff',
  hak: 'rezervasyon.misafir',
  input: z.strictObject({
    k_no: Uuid.check(z.describe('Reservation')),
    gorulen: SeenFields.check(z.describe('What the changed fields said when the clerk began')),
    yeni: GuestFields.check(z.describe('What they are to say; all others stay as they are')),
  }),
  output: z.object({ data: Reservation.check(z.describe('The reservation as it stands now')) }),
})
