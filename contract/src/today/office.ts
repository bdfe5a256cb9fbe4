import * as z from 'zod/mini'
import { DepartureRow } from '../departure/office.ts'
import { Price } from '../reservation/promotion.ts'
import { RequestRow } from '../reservation/request-office.ts'
import { Pax, ReservationState } from '../reservation/reservation.ts'
import { endpoint, NoInput } from '../wire/endpoint.ts'
import { CurrencyCode, Instant, IsoDate, Uuid } from '../wire/fields.ts'

const Sum = z.strictObject({ kur: CurrencyCode, tutar: Price.check(z.describe('Amount')) })

const Named = {
  rezervasyon_k_no: Uuid.check(z.describe('Booking')),
  kayit_no: z.string().check(z.describe('Registration number')),
  misafir: z.string().check(z.describe('Name of the guest')),
  baslik: z.string().check(z.describe('Product in the language of the office')),
}

export const DueRow = z.strictObject({
  ...Named,
  durum: ReservationState,
  bitis: Instant.check(z.describe('When it ends')),
  ...Sum.shape,
})
export type DueRow = z.infer<typeof DueRow>

export const ClaimRow = z.strictObject({
  ...Named,
  k_no: Uuid,
  gonderen: z.string().check(z.describe('Who says they have sent it')),
  banka: z.string().check(z.describe('From which bank')),
  tarih: IsoDate.check(z.describe('On which day')),
  ...Sum.shape,
  beklenen: Price.check(z.describe('What was due')),
})
export type ClaimRow = z.infer<typeof ClaimRow>

export const StayRow = z.strictObject({
  ...Named,
  yon: z.enum(['giris', 'cikis']).check(z.describe('Arrival or departure')),
  gece: z.int().check(z.gte(0), z.describe('Nights')),
  pax: Pax,
  kalan: Price.check(z.describe('What is still to be collected')),
  kur: CurrencyCode,
})
export type StayRow = z.infer<typeof StayRow>

export const NewRow = z.strictObject({
  ...Named,
  durum: ReservationState,
  baslangic: IsoDate.check(z.describe('First day')),
  bitis: z.nullable(IsoDate).check(z.describe('Last day; null for one day')),
  pax: Pax,
  tutar: Price.check(z.describe('What it comes to')),
  odenen: Price.check(z.describe('What is paid')),
  kur: CurrencyCode,
})
export type NewRow = z.infer<typeof NewRow>

export const OccupancyRow = z.strictObject({
  k_no: Uuid.check(z.describe('Thing or pool')),
  ad: z.string().check(z.describe('Product in the language of the office')),
  gunler: z
    .array(
      z.strictObject({
        dolu: z.int().check(z.gte(0), z.describe('Units or seats that are taken')),
        toplam: z.int().check(z.gte(0), z.describe('Units or seats there are; 0 on days without')),
      }),
    )
    .check(z.describe('Day by day')),
})
export type OccupancyRow = z.infer<typeof OccupancyRow>

const Sales = z.strictObject({
  ...Sum.shape,
  gecen: Price.check(z.describe('The same until this hour a week ago')),
  adet: z.int().check(z.gte(0), z.describe('Bookings')),
})

export const getToday = endpoint({
  method: 'GET',
  path: '/yonetim/bugun-getir',
  feature: 'today',
  summary: 'The day of the office: each part is null for a person who may not see it',
  access: 'staff',
  hak: 'genel.oku',
  input: NoInput,
  output: z.object({
    simdi: Instant.check(z.describe('Clock of the server, which countdowns go by')),
    gun: IsoDate.check(z.describe('Today at the operator')),
    satis: z.nullable(Sales).check(z.describe('What was sold today, in the base currency')),
    istekler: z
      .nullable(
        z.strictObject({
          adet: z.int().check(z.gte(0), z.describe('Requests that wait')),
          data: z.array(RequestRow).check(z.describe('Those that end first')),
        }),
      )
      .check(z.describe('Requests')),
    bitenler: z
      .nullable(
        z.strictObject({
          adet: z.int().check(z.gte(0), z.describe('How many end within a day')),
          toplamlar: z.array(Sum).check(z.describe('What falls away with them, by currency')),
          data: z.array(DueRow).check(z.describe('Those that end first')),
        }),
      )
      .check(z.describe('Options and payments whose time ends within a day')),
    bildirimler: z
      .nullable(
        z.strictObject({
          adet: z.int().check(z.gte(0), z.describe('Transfers that were announced and not matched')),
          data: z.array(ClaimRow).check(z.describe('The oldest of them')),
        }),
      )
      .check(z.describe('Transfers to match')),
    tahsil: z.nullable(z.array(Sum)).check(z.describe('What is to be collected today, by currency')),
    kalkislar: z.nullable(z.array(DepartureRow)).check(z.describe('Departures of today')),
    seferler: z
      .nullable(
        z.strictObject({
          adet: z.int().check(z.gte(0), z.describe('Transfers of today')),
          surucusuz: z.int().check(z.gte(0), z.describe('Those that nobody takes yet')),
        }),
      )
      .check(z.describe('Transfers of today')),
    bekleyenler: z.nullable(z.int().check(z.gte(0))).check(z.describe('Guests who wait for a place')),
    giris_cikis: z.nullable(z.array(StayRow)).check(z.describe('Who arrives and who leaves today')),
    doluluk: z
      .nullable(
        z.strictObject({
          gunler: z.array(IsoDate).check(z.describe('Fourteen days')),
          data: z.array(OccupancyRow).check(z.describe('The things that are booked most')),
          oran: z
            .nullable(z.number())
            .check(z.describe('Per cent of all units and seats of these days; null without any')),
        }),
      )
      .check(z.describe('How full the next fourteen days are')),
    yeniler: z.nullable(z.array(NewRow)).check(z.describe('Bookings, the newest first')),
    talepler: z.nullable(z.int()).check(z.describe('Enquiries without a basket that are not answered')),
    yorumlar: z.nullable(z.int()).check(z.describe('Reviews that wait for a decision')),
    onaylar: z.nullable(z.int()).check(z.describe('Money that waits for a second person')),
    hareketler: z.nullable(z.int()).check(z.describe('Lines of the bank that wait for a booking')),
    iadeler: z.nullable(z.int()).check(z.describe('Refunds to send and money under review')),
    cakismalar: z.nullable(z.int()).check(z.describe('Nights that were sold here and in another calendar')),
  }),
})
