import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { Instant, IsoDate, Uuid } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'
import { ClockTime, Pax } from './reservation.ts'

export const WaitingGuest = z.strictObject({
  k_no: Uuid,
  ad: z.string().check(z.describe('Name')),
  e_mail: z.string().check(z.describe('E-mail address')),
  lang: Language.check(z.describe('Language of the guest')),
  baslik: z.string().check(z.describe('What they wait for, in the language of the office')),
  baslangic: IsoDate.check(z.describe('First day')),
  baslangic_saat: z.nullable(ClockTime).check(z.describe('Time')),
  bitis: z.nullable(IsoDate).check(z.describe('Last day; null for one day')),
  pax: Pax,
  adet: z.int().check(z.gte(1), z.describe('Units or rooms')),
  durum: z.enum(['bekliyor', 'haber_verildi']).check(z.describe('Waits, or was told of a place')),
  olusturma_zamani: Instant.check(z.describe('Since when')),
  haber_zamani: z.nullable(Instant).check(z.describe('When they were last told')),
  yer: z.boolean().check(z.describe('Whether the whole party would find a place now, after those before them')),
})
export type WaitingGuest = z.infer<typeof WaitingGuest>

export const listWaitingGuests = endpoint({
  method: 'GET',
  path: '/yonetim/bekleme-listele',
  feature: 'reservation',
  summary: 'Who waits for a place on days to come, and for whom there is one by now',
  access: 'staff',
  hak: 'rezervasyon.oku',
  input: z.object({}),
  output: z.object({ data: z.array(WaitingGuest).check(z.describe('By day, then who has waited longest')) }),
})

export const offerPlace = endpoint({
  method: 'POST',
  path: '/yonetim/bekleme-teklif-post',
  feature: 'reservation',
  summary: 'Tell a waiting guest that there is a place, with the way to it; it is not held',
  access: 'staff',
  hak: 'rezervasyon.yaz',
  input: z.strictObject({ k_no: Uuid }),
  output: z.object({}),
})

export const closeWaiting = endpoint({
  method: 'POST',
  path: '/yonetim/bekleme-kapat-post',
  feature: 'reservation',
  summary: 'Take a guest off the waiting list, or put them back',
  access: 'staff',
  hak: 'rezervasyon.yaz',
  input: z.strictObject({ k_no: Uuid, kapali: z.boolean().check(z.describe('Off the list; false puts them back')) }),
  output: z.object({}),
})
