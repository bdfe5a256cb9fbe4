import * as z from 'zod/mini'
import { Price } from '../reservation/promotion.ts'
import { ReservationState } from '../reservation/reservation.ts'
import { endpoint, NoInput } from '../wire/endpoint.ts'
import { Amount, CurrencyCode, Instant, IsoDate, line, PageNumber, paragraph, Uuid } from '../wire/fields.ts'

const BANK_FILE_FORMATS = ['csv', 'mt940', 'camt'] as const
export type BankFileFormat = (typeof BANK_FILE_FORMATS)[number]

/** The largest file that is taken; a busy account fills it in years. */
export const BANK_FILE_BYTES = 5 * 1024 * 1024

/** Most bookings that one transfer is shared over. */
const MOST_SHARES = 20
/** Most lines that are confirmed with one press. */
export const MOST_CONFIRMED = 200

const BankFile = z.strictObject({
  k_no: Uuid,
  ad: z.string().check(z.describe('Name of the file')),
  bicim: z.enum(BANK_FILE_FORMATS).check(z.describe('CSV, MT940 or CAMT.053')),
  hesap_k_no: Uuid.check(z.describe('Account it is of')),
  ilk_gun: IsoDate.check(z.describe('Day of its first line')),
  son_gun: IsoDate.check(z.describe('Day of its last line')),
  satir: z.int().check(z.describe('Lines in it')),
  yeni: z.int().check(z.describe('Lines nobody had seen before')),
  yukleyen: z.nullable(z.string()).check(z.describe('Who has read it in')),
  yukleme_zamani: Instant.check(z.describe('When')),
})
export type BankFile = z.infer<typeof BankFile>

export const uploadBankFile = endpoint({
  method: 'POST',
  path: '/yonetim/banka-dosya-yukle-post',
  feature: 'payment',
  summary:
    'Read a file of the bank in (CSV, MT940 or CAMT.053 as the body): all of it or nothing, and no line twice, whatever files it comes with',
  access: 'staff',
  hak: 'odeme.esle',
  input: z.object({
    ad: line('Name of the file', 120),
    hesap_k_no: z.optional(Uuid.check(z.describe('Account it is of, where the file does not say so'))),
    icerik: z.custom<Uint8Array>((value) => value instanceof Uint8Array).check(z.describe('Bytes of the file')),
  }),
  output: z.object({
    data: BankFile.check(z.describe('The file')),
    tekrar: z.boolean().check(z.describe('This very file had been read before')),
  }),
  upload: BANK_FILE_BYTES,
})

/**
 * How sure a suggestion is: number and sum of a booking (`kesin`), name and sum (`olasi`), several bookings together,
 * less or more than is due, booked by hand before, or nothing near it.
 */
export const MATCH_CLASSES = ['kesin', 'kayitli', 'olasi', 'birlikte', 'eksik', 'fazla', 'yok'] as const
export type MatchClass = (typeof MATCH_CLASSES)[number]

const Share = z.strictObject({
  rezervasyon_k_no: Uuid.check(z.describe('Booking')),
  kayit_no: z.string().check(z.describe('Its number')),
  misafir: z.string().check(z.describe('Name of the guest')),
  durum: ReservationState,
  tutar: Price.check(z.describe('What of the line goes to it, in the currency of the line')),
  beklenen: Price.check(z.describe('What is due of it, in the currency of the line')),
  tahsil_tutar: Price.check(z.describe('What it is paid by that, in its own currency')),
  tahsil_beklenen: Price.check(z.describe('What is due of it, in its own currency')),
  tahsil_kur: CurrencyCode.check(z.describe('Currency of the booking')),
  oran: z.nullable(z.string()).check(z.describe('Rate of the booking, where the currencies differ')),
})
export type BankShare = z.infer<typeof Share>

const Suggestion = z.strictObject({
  sinif: z.enum(MATCH_CLASSES).check(z.describe('How sure it is')),
  paylar: z.array(Share).check(z.describe('Bookings it would go to')),
  fark: Amount.check(z.describe('Line less what is due: below zero for too little, above for too much')),
  tahsilat_k_no: z.nullable(z.uuid()).check(z.describe('Payment that was booked by hand before')),
})
export type BankSuggestion = z.infer<typeof Suggestion>

const Decision = z.strictObject({
  tur: z
    .enum(['tahsilat', 'kayitli', 'ayrildi'])
    .check(z.describe('Booked, linked to what was booked before, or set aside')),
  rezervasyon_k_no: z.nullable(z.uuid()).check(z.describe('Booking')),
  kayit_no: z.nullable(z.string()).check(z.describe('Its number')),
  misafir: z.nullable(z.string()).check(z.describe('Name of the guest')),
  tutar: Price.check(z.describe('What of the line, in its currency')),
  metin: z.nullable(z.string()).check(z.describe('Why it was set aside')),
  kim: z.nullable(z.string()).check(z.describe('Who has decided')),
  zaman: Instant.check(z.describe('When')),
})

const BankLine = z.strictObject({
  k_no: Uuid,
  hesap_k_no: Uuid.check(z.describe('Account')),
  tarih: IsoDate.check(z.describe('Day it was booked by the bank')),
  saat: z.nullable(z.string()).check(z.describe('Time, where the bank tells it')),
  tutar: Amount.check(z.describe('Amount; below zero for what left the account')),
  kur: CurrencyCode,
  gonderen: z.string().check(z.describe('Who has sent it; empty where the bank does not say')),
  aciklama: z.string().check(z.describe('What they wrote')),
  referans: z.string().check(z.describe('Number of the bank')),
  oneri: z.nullable(Suggestion).check(z.describe('What it is probably for; null once it is decided')),
  kararlar: z.array(Decision).check(z.describe('What was decided about it')),
})
export type BankLine = z.infer<typeof BankLine>

export const LINE_VIEWS = ['acik', 'eslesen', 'ayrilan', 'giden'] as const

const Sum = z.strictObject({ kur: CurrencyCode, tutar: Price.check(z.describe('Amount')) })

export const listBankLines = endpoint({
  method: 'GET',
  path: '/yonetim/banka-hareket-listele',
  feature: 'payment',
  summary:
    'Lines of the bank: what waits for a booking with the best suggestion, what was decided, what left the account',
  access: 'staff',
  hak: 'odeme.oku',
  input: z.strictObject({
    gorunum: z.optional(z.enum(LINE_VIEWS).check(z.describe('Waiting, matched, set aside, or gone out'))),
    hesap_k_no: z.optional(Uuid.check(z.describe('One account only'))),
    sayfa: PageNumber,
  }),
  output: z.object({
    data: z.array(BankLine).check(z.describe('Fifty to a page; what waits begins with what is most certain')),
    toplam: z.int().check(z.describe('In all')),
    kesinler: z.array(Uuid).check(z.describe('Lines that can be confirmed together')),
    bekleyen: z.array(Sum).check(z.describe('What waits, by currency')),
    hesaplar: z
      .array(
        z.strictObject({
          k_no: Uuid,
          ad: z.string().check(z.describe('Bank')),
          iban: z.string().check(z.describe('Number')),
          kur: CurrencyCode,
        }),
      )
      .check(z.describe('Accounts of the operator')),
    son_dosya: z.nullable(BankFile).check(z.describe('What was read last')),
  }),
})

const Outcome = z.strictObject({
  k_no: Uuid.check(z.describe('Line')),
  sonuc: z
    .enum(['eslesti', 'degisti', 'islenmis'])
    .check(z.describe('Booked; no longer certain, so nothing was booked; or decided by somebody before')),
})

export const confirmBankLines = endpoint({
  method: 'POST',
  path: '/yonetim/banka-onayla-post',
  feature: 'payment',
  summary:
    'Book the lines that are certain, each looked at once more under its locks; every other one is left as it is',
  access: 'staff',
  hak: 'odeme.esle',
  input: z.strictObject({
    hareketler: z
      .array(Uuid)
      .check(z.minLength(1), z.maxLength(MOST_CONFIRMED), z.describe('Lines the person has seen as certain')),
  }),
  output: z.object({ data: z.array(Outcome).check(z.describe('What became of each')) }),
})

export const matchBankLine = endpoint({
  method: 'POST',
  path: '/yonetim/banka-eslestir-post',
  feature: 'payment',
  summary:
    'Book one line for one booking or several; what is missing may be written off within one’s limit, what is too much waits in review',
  access: 'staff',
  hak: 'odeme.esle',
  input: z
    .strictObject({
      k_no: Uuid.check(z.describe('Line')),
      paylar: z
        .array(
          z.strictObject({
            rezervasyon_k_no: Uuid.check(z.describe('Booking')),
            tutar: Price.check(z.gt(0), z.describe('What of the line, in its currency')),
          }),
        )
        .check(z.minLength(1), z.maxLength(MOST_SHARES), z.describe('Together exactly the line')),
      tahsilat_k_no: z.optional(Uuid.check(z.describe('Payment booked by hand before: linked, nothing is booked'))),
      silinen: z.optional(
        z
          .strictObject({
            tutar: Price.check(z.gt(0), z.describe('What is written off, in the currency of the booking')),
            neden: paragraph('Why', 500),
          })
          .check(z.describe('What is missing and not waited for any more')),
      ),
    })
    .check(
      z.refine(({ paylar }) => new Set(paylar.map((one) => one.rezervasyon_k_no)).size === paylar.length, {
        path: ['paylar'],
      }),
      z.refine(({ paylar, silinen, tahsilat_k_no }) => paylar.length === 1 || !(silinen || tahsilat_k_no), {
        path: ['paylar'],
      }),
    ),
  output: z.object({
    data: BankLine.check(z.describe('The line as it stands now')),
    inceleme: z.boolean().check(z.describe('Some of the money waits in review')),
  }),
})

export const setBankLineAside = endpoint({
  method: 'POST',
  path: '/yonetim/banka-ayir-post',
  feature: 'payment',
  summary: 'Set a line aside that is no booking’s money, or take that back',
  access: 'staff',
  hak: 'odeme.esle',
  input: z
    .strictObject({
      k_no: Uuid.check(z.describe('Line')),
      ayir: z.boolean().check(z.describe('Set aside, or wait again')),
      neden: z.optional(line('What it is', 200)),
    })
    .check(z.refine(({ ayir, neden }) => !ayir || neden !== undefined, { path: ['neden'] })),
  output: z.object({ data: BankLine.check(z.describe('The line as it stands now')) }),
})

export const countMoney = endpoint({
  method: 'GET',
  path: '/yonetim/tahsilat-ozet-getir',
  feature: 'payment',
  summary: 'Money of the day and what of it waits for a person',
  access: 'staff',
  hak: 'odeme.oku',
  input: NoInput,
  output: z.object({
    gun: IsoDate.check(z.describe('Today at the operator')),
    gelen: z.array(Sum).check(z.describe('What came today, by currency')),
    kart: z.array(Sum).check(z.describe('Of it by card')),
    hareket: z.int().check(z.describe('Lines of the bank that wait')),
    hareket_tutar: z.array(Sum).check(z.describe('Their sums')),
    bildirim: z.int().check(z.describe('What guests say they have sent')),
    inceleme: z.int().check(z.describe('Money under review')),
    iade: z.int().check(z.describe('Refunds to send by hand')),
    iade_tutar: z.array(Sum).check(z.describe('Their sums')),
  }),
})
