import * as z from 'zod/mini'
import { Price } from '../reservation/promotion.ts'
import { ClockTime, Pax } from '../reservation/reservation.ts'
import { endpoint } from '../wire/endpoint.ts'
import { CurrencyCode, Instant, IsoDate, line, Uuid } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'

/** A ride there or back of one service. */
const RunKey = {
  rezervasyon_k_no: Uuid.check(z.describe('Booking')),
  sira: z.int().check(z.gte(0), z.lte(99), z.describe('Which service of it')),
  donus: z.boolean().check(z.describe('The ride back')),
}

const Minutes = z.int().check(z.gte(0), z.lte(2880))

const Candidate = z.strictObject({
  k_no: Uuid.check(z.describe('Driver')),
  karar: z
    .enum(['uygun', 'birlesir', 'koltuk', 'mesgul'])
    .check(z.describe('Free, shares a ride, too few seats, or busy')),
  eksik_dk: Minutes.check(z.describe('Minutes that are missing where they are busy')),
  once: z.nullable(z.string()).check(z.describe('Key of the run before, of the one that is shared or in the way')),
  sonra: z.nullable(z.string()).check(z.describe('Key of the run after it')),
})

export const Run = z.strictObject({
  anahtar: z.string().check(z.describe('Key of the run within the day')),
  ...RunKey,
  kayit_no: z.string().check(z.describe('Registration number')),
  saat: ClockTime.check(z.describe('Time that was booked')),
  bas: Minutes.check(z.describe('Minutes after midnight it begins, the delay included')),
  sure: Minutes.check(z.describe('Minutes it takes')),
  nereden: z.string().check(z.describe('Where it starts, in the language of the office')),
  nereye: z.string().check(z.describe('Where it goes')),
  misafir: z.string().check(z.describe('Name of the guest')),
  telefon: z.string().check(z.describe('Phone')),
  lang: Language.check(z.describe('Language of the guest')),
  pax: Pax,
  secenek: z.string().check(z.describe('Vehicle that was booked')),
  ucus: z.nullable(z.string()).check(z.describe('Flight, where the guest named one')),
  gecikme_dk: Minutes.check(z.describe('How late it is')),
  adres: z.nullable(z.string()).check(z.describe('Address for drop-off or pick-up')),
  not: z.nullable(z.string()).check(z.describe('What the guest wrote')),
  kalan: Price.check(z.describe('What is still to be collected')),
  kur: CurrencyCode,
  surucu_k_no: z.nullable(Uuid).check(z.describe('Driver; null while nobody takes it')),
  surum: z.int().check(z.gte(0), z.describe('Version of driver and delay; 0 before the first word about them')),
  cakisma: z
    .nullable(
      z.strictObject({
        once: z.string().check(z.describe('Key of the run before it')),
        eksik_dk: Minutes.check(z.describe('Minutes that are missing')),
      }),
    )
    .check(z.describe('The driver cannot be there in time; null when they can')),
  adaylar: z.array(Candidate).check(z.describe('Everybody who could take it, the best first')),
})
export type Run = z.infer<typeof Run>

export const Driver = z.strictObject({
  k_no: Uuid,
  ad: z.string().check(z.describe('First and last name')),
  telefon: z.nullable(z.string()).check(z.describe('Phone')),
  diller: z.array(Language).check(z.describe('Languages they speak')),
  arac: z.nullable(z.string()).check(z.describe('Vehicle')),
  plaka: z.nullable(z.string()).check(z.describe('Plate')),
  koltuk: z.nullable(z.int()).check(z.describe('Seats for guests; null where nobody has said')),
})
export type Driver = z.infer<typeof Driver>

const Day = z.object({
  simdi: Instant.check(z.describe('Clock of the server')),
  bugun: IsoDate.check(z.describe('Today at the operator')),
  gun: IsoDate.check(z.describe('The day of the list')),
  seferler: z.array(Run).check(z.describe('Runs by time')),
  suruculer: z.array(Driver).check(z.describe('Drivers with their vehicles')),
})

export const listRuns = endpoint({
  method: 'GET',
  path: '/yonetim/sefer-listele',
  feature: 'transfer',
  summary: 'Transfers of a day with drivers, flights, clashes and who could take what',
  access: 'staff',
  hak: 'kalkis.oku',
  input: z.object({ gun: z.optional(IsoDate.check(z.describe('Day; today when left out'))) }),
  output: Day,
})

const Seen = z
  .int()
  .check(z.gte(0), z.lte(1_000_000), z.describe('Version that was seen; another one since then refuses the call'))

export const assignDriver = endpoint({
  method: 'POST',
  path: '/yonetim/sefer-surucu-post',
  feature: 'transfer',
  summary: 'Give a run to a driver, or take it back; the guest reads name and plate',
  access: 'staff',
  hak: 'kalkis.yaz',
  input: z.strictObject({
    ...RunKey,
    surum: Seen,
    surucu_k_no: z.nullable(Uuid).check(z.describe('Driver; null takes it back')),
  }),
  output: z.object({ surum: z.int().check(z.describe('The new version')) }),
})

export const delayRun = endpoint({
  method: 'POST',
  path: '/yonetim/sefer-gecikme-post',
  feature: 'transfer',
  summary: 'Say how late the flight of a run is',
  access: 'staff',
  hak: 'kalkis.yaz',
  input: z.strictObject({
    ...RunKey,
    surum: Seen,
    gecikme_dk: z.int().check(z.gte(0), z.lte(1440), z.describe('Minutes; 0 when it is on time')),
  }),
  output: z.object({ surum: z.int().check(z.describe('The new version')) }),
})

export const equipDriver = endpoint({
  method: 'POST',
  path: '/yonetim/surucu-arac-post',
  feature: 'transfer',
  summary: 'Say what a driver drives: vehicle, plate and seats',
  access: 'staff',
  hak: 'kalkis.yaz',
  input: z.strictObject({
    k_no: Uuid.check(z.describe('Driver')),
    arac: line('Vehicle', 60),
    plaka: line('Plate', 20),
    koltuk: z.int().check(z.gte(1), z.lte(99), z.describe('Seats for guests')),
  }),
  output: z.object({ data: Driver.check(z.describe('The driver as they are now')) }),
})
