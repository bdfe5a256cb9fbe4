import * as z from 'zod/mini'
import { ProductKind } from '../content/content.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Amount, CurrencyCode, Instant, IsoDate, maybeParagraph, Uuid } from '../wire/fields.ts'
import { Price } from './promotion.ts'
import { SeenTotals } from './reservation.ts'

/** Days that one board may show. */
export const BOARD_DAYS = { least: 7, most: 366 } as const
/** Units whose days are closed or opened at once. */
export const MOST_BOARD_UNITS = 300

/**
 * Paid, paid in part, asked for and kept, an option that ends, a basket of this minute, kept for an agency, from another
 * calendar, closed.
 */
export const BAR_KINDS = ['odendi', 'on_odeme', 'talep', 'opsiyon', 'sepet', 'kontenjan', 'dis', 'kapali'] as const
export type BarKind = (typeof BAR_KINDS)[number]

const WallTime = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/), z.describe('Wall time at the operator, YYYY-MM-DDTHH:mm'))

export const Bar = z.strictObject({
  k_no: Uuid.check(z.describe('Claim, or event of another calendar')),
  tur: z.enum(BAR_KINDS).check(z.describe('What stands there')),
  bas: WallTime.check(z.describe('From; nights begin at noon')),
  bit: WallTime.check(z.describe('To')),
  ad: z.string().check(z.describe('Guest, agency, source, or why it is closed; may be empty')),
  rez: z.optional(Uuid.check(z.describe('Booking'))),
  son: z.optional(Instant.check(z.describe('When it ends by itself'))),
  kim: z.optional(z.string().check(z.describe('Who closed it'))),
})
export type Bar = z.infer<typeof Bar>

export const BoardUnit = z.strictObject({
  k_no: Uuid.check(z.describe('Unit')),
  kaynak_k_no: Uuid.check(z.describe('Thing or pool it belongs to')),
  tip: ProductKind,
  ad: z.string().check(z.describe('Product in the language of the office')),
  birim: z.optional(z.string().check(z.describe('Name of the unit, where the pool has several'))),
  kisi: z.optional(z.int().check(z.describe('How many people it takes'))),
  saatlik: z.optional(z.boolean().check(z.describe('Sold by the hour and not by the night'))),
  bolge: z.optional(z.string().check(z.describe('Region in the language of the office'))),
  ical: z.optional(z.boolean().check(z.describe('Other calendars are read into it'))),
  cubuklar: z.array(Bar).check(z.describe('What stands in its calendar, the earliest first')),
})
export type BoardUnit = z.infer<typeof BoardUnit>

export const SeatsRow = z.strictObject({
  kaynak_k_no: Uuid.check(z.describe('Thing whose seats are counted')),
  tip: ProductKind,
  ad: z.string().check(z.describe('Product in the language of the office')),
  bolge: z.optional(z.string().check(z.describe('Region in the language of the office'))),
  gunler: z
    .array(z.nullable(z.tuple([z.int(), z.int()])))
    .check(z.describe('Day by day: seats taken and seats there are; null on days without a departure')),
})
export type SeatsRow = z.infer<typeof SeatsRow>

export const CalendarConflict = z.strictObject({
  olay_k_no: Uuid.check(z.describe('Event of the other calendar')),
  birim_k_no: Uuid.check(z.describe('Unit')),
  birim: z.string().check(z.describe('Unit in the language of the office')),
  kaynak: z.string().check(z.describe('Name of the other calendar')),
  ozet: z.string().check(z.describe('What the other calendar calls it')),
  bas: WallTime.check(z.describe('From')),
  bit: WallTime.check(z.describe('To')),
  goruldu: Instant.check(z.describe('When it was first seen')),
  rezervasyon_k_no: Uuid.check(z.describe('Our booking')),
  tutma_k_no: Uuid.check(z.describe('Claim of our booking')),
  kayit_no: z.string().check(z.describe('Registration number')),
  misafir: z.string().check(z.describe('Name of the guest')),
  rez_bas: WallTime.check(z.describe('Our booking from')),
  rez_bit: WallTime.check(z.describe('Our booking to')),
  satis: Instant.check(z.describe('When it was booked')),
  tutar: Price.check(z.describe('What it comes to')),
  kur: CurrencyCode,
})
export type CalendarConflict = z.infer<typeof CalendarConflict>

export const getBoard = endpoint({
  method: 'GET',
  path: '/yonetim/takvim-getir',
  feature: 'reservation',
  summary: 'All units day by day: what is booked, kept, closed or taken by another calendar; departures by their seats',
  access: 'staff',
  hak: 'rezervasyon.oku',
  input: z.object({
    ilk: z.optional(IsoDate.check(z.describe('First day; the first of this month when left out'))),
    gun: z.optional(
      z.coerce
        .number()
        .check(z.int(), z.gte(BOARD_DAYS.least), z.lte(BOARD_DAYS.most), z.describe('How many days; 31 when left out')),
    ),
  }),
  output: z.object({
    simdi: Instant.check(z.describe('Clock of the server')),
    bugun: IsoDate.check(z.describe('Today at the operator')),
    ilk: IsoDate.check(z.describe('First day of the board')),
    gun: z.int().check(z.describe('How many days it shows')),
    birimler: z.array(BoardUnit).check(z.describe('Units, by kind and name')),
    koltuklar: z.array(SeatsRow).check(z.describe('Departures, by kind and name')),
    cakismalar: z.array(CalendarConflict).check(z.describe('Nights that are sold here and elsewhere, from today on')),
  }),
})

const Units = z
  .array(Uuid)
  .check(z.minLength(1), z.maxLength(MOST_BOARD_UNITS), z.describe('Units whose days are meant'))

const inDays = [
  z.refine<{ baslangic: string; bitis: string }>((one) => one.bitis > one.baslangic, {
    path: ['bitis'],
    params: { kod: 'tarih_sirasi' },
  }),
  z.refine<{ baslangic: string; bitis: string }>(
    (one) => Date.parse(one.bitis) - Date.parse(one.baslangic) <= 366 * 86_400_000,
    { path: ['bitis'] },
  ),
] as const

const Days = {
  birimler: Units,
  baslangic: IsoDate.check(z.describe('First night')),
  bitis: IsoDate.check(z.describe('Day after the last night')),
}

const ClosedSpan = z.strictObject({
  k_no: Uuid.check(z.describe('Block')),
  birim_k_no: Uuid.check(z.describe('Unit')),
  baslangic: IsoDate.check(z.describe('First night')),
  bitis: IsoDate.check(z.describe('Day after the last night')),
  aciklama: z.nullable(z.string()).check(z.describe('Why')),
})

export const closeFreeDays = endpoint({
  method: 'POST',
  path: '/yonetim/takvim-kapat-post',
  feature: 'reservation',
  summary: 'Close what is free of these days; what is taken is skipped and counted',
  access: 'staff',
  hak: 'takvim.yaz',
  input: z.strictObject({ ...Days, aciklama: maybeParagraph('Why', 500) }).check(...inDays),
  output: z.object({
    kapananlar: z.array(ClosedSpan).check(z.describe('What was closed, to open it again')),
    gece: z.int().check(z.gte(0), z.describe('Nights that were closed')),
    atlanan: z.int().check(z.gte(0), z.describe('Nights that were taken already')),
  }),
})

export const openClosedDays = endpoint({
  method: 'POST',
  path: '/yonetim/takvim-ac-post',
  feature: 'reservation',
  summary: 'Open these days where the office has closed them; bookings, options and other calendars stay',
  access: 'staff',
  hak: 'takvim.yaz',
  input: z.strictObject(Days).check(...inDays),
  output: z.object({
    acilanlar: z.array(ClosedSpan).check(z.describe('What was opened, to close it again')),
    gece: z.int().check(z.gte(0), z.describe('Nights that were opened')),
  }),
})

const Move = {
  tutma_k_no: Uuid.check(z.describe('Claim of the booking that is moved')),
  birim_k_no: Uuid.check(z.describe('Unit it moves to')),
}

export const MoveQuote = z.strictObject({
  rezervasyon_k_no: Uuid.check(z.describe('Booking')),
  kayit_no: z.string().check(z.describe('Registration number')),
  misafir: z.string().check(z.describe('Name of the guest')),
  ayni_urun: z
    .boolean()
    .check(z.describe('Another unit of the same thing: the price stays, and the guest is not told')),
  urun: z.string().check(z.describe('Product of the new unit, in the language of the office')),
  kur: CurrencyCode,
  eski: Price.check(z.describe('Grand total now')),
  yeni: Price.check(z.describe('Grand total after it')),
  yeni_on_odeme: Price.check(z.describe('Deposit after it')),
  fark: Amount.check(z.describe('More or less')),
  odenen: Price.check(z.describe('Captured so far')),
  odenecek: Price.check(z.describe('What is still to be paid after it')),
  iade: Price.check(z.describe('What was paid above the new total')),
})
export type MoveQuote = z.infer<typeof MoveQuote>

export const quoteMove = endpoint({
  method: 'POST',
  path: '/yonetim/birim-tasi-hesapla-post',
  feature: 'reservation',
  summary: 'What it would cost to move a booking to another unit, or why it cannot be moved; nothing changes',
  access: 'staff',
  hak: 'rezervasyon.yaz',
  input: z.strictObject(Move),
  output: z.object({ data: MoveQuote.check(z.describe('The quote')) }),
})

export const moveBooking = endpoint({
  method: 'POST',
  path: '/yonetim/birim-tasi-post',
  feature: 'reservation',
  summary: 'Move a booking to another unit after the quote was seen: the new stock is taken before the old is freed',
  access: 'staff',
  hak: 'rezervasyon.yaz',
  input: z.strictObject({
    ...Move,
    istek_k_no: Uuid.check(z.describe('Made by the client; repeating it changes nothing')),
    kur_rezervasyon_toplam: SeenTotals.check(z.describe('Totals of the quote')),
  }),
  output: z.object({
    rezervasyon_k_no: Uuid.check(z.describe('Booking')),
    genel_toplam: Price.check(z.describe('Grand total now')),
    kur: CurrencyCode,
  }),
})
