import * as z from 'zod/mini'
import { ClockTime } from '../reservation/reservation.ts'
import { editOf, Version } from '../wire/edit.ts'
import { endpoint } from '../wire/endpoint.ts'
import { IsoDate, Uuid } from '../wire/fields.ts'
import { ComingBooking } from './office.ts'

const Seats = z.int().check(z.gte(0), z.lte(9_999))
const Weekday = z.union([1, 2, 3, 4, 5, 6, 7].map((day) => z.literal(day as 1 | 2 | 3 | 4 | 5 | 6 | 7)))

const different = z.refine<readonly unknown[]>((list) => new Set(list).size === list.length)

/** What is otherwise on a single day; without a time it is every departure of the day. */
export const DayException = z.discriminatedUnion('tur', [
  z.strictObject({ tur: z.literal('iptal'), tarih: IsoDate, saat: z.nullable(ClockTime) }),
  z.strictObject({ tur: z.literal('kontenjan'), tarih: IsoDate, saat: z.nullable(ClockTime), kontenjan: Seats }),
  z.strictObject({ tur: z.literal('ek'), tarih: IsoDate, saat: ClockTime, kontenjan: Seats }),
])
export type DayException = z.infer<typeof DayException>

const RULE_FIELDS = {
  ilk_gun: IsoDate.check(z.describe('First day')),
  son_gun: IsoDate.check(z.describe('Last day, included')),
  gunler: z
    .array(Weekday)
    .check(z.minLength(1), z.maxLength(7), different, z.describe('Weekdays, Monday 1 to Sunday 7')),
  saatler: z.array(ClockTime).check(z.minLength(1), z.maxLength(24), different, z.describe('Times of departure')),
  kontenjan: Seats.check(z.describe('Seats of each departure')),
  istisnalar: z.array(DayException).check(z.maxLength(1000), z.describe('Single days')),
} as const

export const RuleFields = z.strictObject(RULE_FIELDS)
export type RuleFields = z.infer<typeof RuleFields>

const Rule = z.strictObject({ k_no: Uuid.check(z.describe('Rule')), surum: Version, ...RULE_FIELDS })
export type Rule = z.infer<typeof Rule>

const SoldDay = z.strictObject({
  k_no: Uuid.check(z.describe('Departure')),
  tarih: IsoDate,
  saat: ClockTime,
  alinan: z.int().check(z.describe('Seats that are taken')),
  kapasite: z.int().check(z.describe('Seats there are')),
})

const Plan = z.strictObject({
  k_no: Uuid.check(z.describe('Thing whose seats are counted')),
  ad: z.string().check(z.describe('Name')),
  secenekler: z
    .array(
      z.strictObject({
        k_no: Uuid.check(z.describe('Option')),
        surum: Version,
        urun_k_no: Uuid.check(z.describe('Product')),
        urun: z.string().check(z.describe('Product, in the language of the office')),
        ad: z.string().check(z.describe('Option, in the language of the office')),
        son_satis_dk: z
          .nullable(z.int())
          .check(z.describe('Minutes before departure when its sale ends; null as the product says')),
      }),
    )
    .check(z.describe('What is sold on these departures')),
  kurallar: z.array(Rule).check(z.describe('By their first day')),
  satilan: z.array(SoldDay).check(z.describe('Departures to come with guests')),
})
export type Plan = z.infer<typeof Plan>

export const listRules = endpoint({
  method: 'GET',
  path: '/yonetim/kalkis-kurali-listele',
  feature: 'stock',
  summary: 'When what a product sells leaves: rules, single days, and what is sold',
  access: 'staff',
  hak: 'kalkis.oku',
  input: z.strictObject({ urun_k_no: Uuid.check(z.describe('Product')) }),
  output: z.object({
    bugun: IsoDate.check(z.describe('Today at the operator')),
    data: z.array(Plan).check(z.describe('One for each thing that has departures')),
    son_satis_dk: z.int().check(z.describe('Minutes before departure when the sale of the product ends')),
  }),
})

/** A day with more seats sold than a change would leave, as `kapasite_az` lists it in `ayrinti.gunler`. */
export const ShortDay = z.strictObject({
  ...SoldDay.shape,
  kontenjan: z.int().check(z.describe('Seats the change would leave')),
  rezervasyonlar: z.array(ComingBooking).check(z.describe('Bookings on it')),
})
export type ShortDay = z.infer<typeof ShortDay>

export const saveRule = endpoint({
  method: 'POST',
  path: '/yonetim/kalkis-kurali-kaydet-post',
  feature: 'stock',
  summary: 'Add a rule of departures or change it; never fewer seats than are sold, never two rules for one departure',
  access: 'staff',
  hak: 'kalkis.yaz',
  input: z.strictObject({
    kaynak_k_no: Uuid.check(z.describe('Thing whose seats are counted')),
    k_no: Uuid.check(z.describe('Rule; made by the client for a new one')),
    ...editOf(RULE_FIELDS),
  }),
  output: z.object({ data: Plan.check(z.describe('The thing with its rules as they are now')) }),
})

export const removeRule = endpoint({
  method: 'POST',
  path: '/yonetim/kalkis-kurali-sil-post',
  feature: 'stock',
  summary: 'Take a rule away on which nobody travels',
  access: 'staff',
  hak: 'kalkis.yaz',
  input: z.strictObject({
    kaynak_k_no: Uuid.check(z.describe('Thing whose seats are counted')),
    k_no: Uuid.check(z.describe('Rule')),
    surum: Version,
  }),
  output: z.object({ data: Plan.check(z.describe('The thing with its rules as they are now')) }),
})
