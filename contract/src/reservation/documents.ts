import * as z from 'zod/mini'
import { Picture } from '../content/picture.ts'
import { ContractText } from '../payment/payment.ts'
import { endpoint, NoInput } from '../wire/endpoint.ts'
import { Instant, Uuid } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'
import { CartLine, GuestKey } from './reservation.ts'
import { LineTerms } from './standing.ts'

/**
 * Papers of a reservation. A link in a mail carries no header: here the tenant is also found by the host. The guest's
 * key or the token of the member who booked proves that the reservation is one's own.
 */
const Own = { k_no: Uuid.check(z.describe('Reservation')), anahtar: z.optional(GuestKey) }

/** A file instead of an envelope: its name and its bytes. */
export const DocumentFile = z.object({
  ad: z.string().check(z.describe('Name of the file')),
  icerik: z.custom<Uint8Array>((value) => value instanceof Uint8Array).check(z.describe('Bytes of the file')),
})
export type DocumentFile = z.infer<typeof DocumentFile>

export const getVoucherPdf = endpoint({
  method: 'GET',
  path: '/voucher-pdf-getir',
  feature: 'reservation',
  summary: 'Voucher of a confirmed reservation as PDF: of one service, or of all with an overview',
  input: z.strictObject({
    ...Own,
    sira: z.optional(
      z.coerce.number().check(z.int(), z.gte(1), z.lte(50), z.describe('Place of one service, from 1; all without')),
    ),
    lang: z.optional(Language.check(z.describe('Language; that of the reservation when left out'))),
  }),
  output: DocumentFile,
  content: 'application/pdf',
})

export const getContractPdf = endpoint({
  method: 'GET',
  path: '/sozlesme-pdf-getir',
  feature: 'reservation',
  summary: 'The contracts as they were accepted, as PDF, with version, hash and time of each',
  input: z.strictObject(Own),
  output: DocumentFile,
  content: 'application/pdf',
})

export const getCalendarFile = endpoint({
  method: 'GET',
  path: '/takvim-dosya-getir',
  feature: 'reservation',
  summary: 'A reservation for a calendar (iCalendar): one event per service, on the clock of Istanbul',
  input: z.strictObject(Own),
  output: DocumentFile,
  content: 'text/calendar',
})

/** One service as its ticket tells it, the same on the screen, in the mail and on paper. */
export const Ticket = z.strictObject({
  sira: z.int().check(z.gte(1), z.describe('Place of the service, from 1')),
  no: z.string().check(z.describe('Number of the booking with the place of the service')),
  kod: z.nullable(z.string()).check(z.describe('What the QR code says; null until it is confirmed')),
  kapak: z.nullable(Picture).check(z.describe('Picture of the product; null shows the fallback picture')),
  bulusma: z
    .nullable(
      z.strictObject({
        ad: z.string().check(z.describe('Name of the place')),
        not: z.string().check(z.describe('How to find it')),
        koordinat: z.string().check(z.describe('Degrees as people read them')),
        harita: z.string().check(z.describe('Address of a map that shows the place')),
      }),
    )
    .check(z.describe('Where it starts; null where the product names no place')),
  kosullar: LineTerms.check(z.describe('What would come back for it')),
  baslik: CartLine.shape.baslik,
  urun_tipi: CartLine.shape.urun_tipi,
  baslangic: CartLine.shape.baslangic,
  baslangic_saat: CartLine.shape.baslangic_saat,
  bitis: CartLine.shape.bitis,
  bitis_saat: CartLine.shape.bitis_saat,
  pax: CartLine.shape.pax,
  adet: CartLine.shape.adet,
})
export type Ticket = z.infer<typeof Ticket>

export const listTickets = endpoint({
  method: 'GET',
  path: '/rezervasyon-bilet-listele',
  feature: 'reservation',
  summary: 'Tickets of the services that stand, with what is shown on the spot',
  input: z.strictObject({
    ...Own,
    lang: z.optional(Language.check(z.describe('Language; that of the reservation when left out'))),
  }),
  output: z.object({ data: z.array(Ticket).check(z.describe('What begins first stands first')) }),
})

export const AcceptedText = z.strictObject({
  ...ContractText.shape,
  dil: Language.check(z.describe('Language it was read in')),
  zaman: Instant.check(z.describe('When it was accepted')),
  ip: z.string().check(z.describe('Network it was accepted from, without the last part of the address')),
})
export type AcceptedText = z.infer<typeof AcceptedText>

export const listAcceptedContracts = endpoint({
  method: 'GET',
  path: '/rezervasyon-sozlesme-listele',
  feature: 'reservation',
  summary: 'The very texts that were accepted with a reservation, however they read today',
  input: z.strictObject(Own),
  output: z.object({ data: z.array(AcceptedText).check(z.describe('Contracts in the order they were shown')) }),
})

/** Public half of what signs vouchers, as a JSON Web Key. */
export const VoucherKey = z.strictObject({
  kty: z.literal('OKP').check(z.describe('Kind of the key')),
  crv: z.literal('Ed25519').check(z.describe('Curve of the key')),
  x: z.string().check(z.describe('Public key, base64url')),
})

export const getVoucherKey = endpoint({
  method: 'GET',
  path: '/voucher-anahtar-get',
  feature: 'reservation',
  summary: 'Public key of the tenant’s vouchers: with it a device tells a real QR code without the network',
  input: NoInput,
  output: z.object({
    data: VoucherKey.check(z.describe('JSON Web Key; the signature covers the code up to its last full stop')),
    diger_anahtarlar: z
      .array(VoucherKey)
      .check(z.describe('Keys of other vouchers that still count, while the installation changes its secret')),
  }),
})
