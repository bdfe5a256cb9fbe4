import * as z from 'zod/mini'
import { VEHICLE_CLASSES } from '../catalog/product-facts.ts'
import { CREW_DUTIES } from '../departure/office.ts'
import { editOf, Version } from '../wire/edit.ts'
import { endpoint, NoInput } from '../wire/endpoint.ts'
import { IsoDate, line, openLine, Uuid } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'

const VEHICLE_FIELDS = {
  plaka: line('Plate', 20),
  ad: line('Make and model', 80),
  sinif: z.enum(VEHICLE_CLASSES).check(z.describe('Class')),
  koltuk: z.int().check(z.gte(1), z.lte(99), z.describe('Seats for guests')),
  aktif: z.boolean().check(z.describe('In service; a retired one keeps its bookings')),
  kaynak_k_no: z.nullable(Uuid).check(z.describe('Pool it is sold from; null for one that is only driven')),
} as const

export const VehicleFields = z.strictObject(VEHICLE_FIELDS)
export type VehicleFields = z.infer<typeof VehicleFields>

const ServiceSpan = z.strictObject({
  k_no: Uuid.check(z.describe('Service')),
  ilk_gun: IsoDate.check(z.describe('First day')),
  son_gun: IsoDate.check(z.describe('Last day, included')),
  neden: z.string().check(z.describe('What is done')),
  kapali: z.int().check(z.describe('Days that are closed in the calendar')),
})

const Vehicle = z.strictObject({
  k_no: Uuid.check(z.describe('Vehicle')),
  surum: Version,
  ...VEHICLE_FIELDS,
  havuz: z.nullable(z.string()).check(z.describe('What it is sold as, in the language of the office')),
  birim_k_no: z.nullable(Uuid).check(z.describe('Unit it is in the calendar')),
  gelecek: z.int().check(z.gte(0), z.describe('Bookings to come')),
  suruculer: z.array(z.string()).check(z.describe('Who drives it')),
  servisler: z.array(ServiceSpan).check(z.describe('Days in service from today on')),
})
export type Vehicle = z.infer<typeof Vehicle>

const Member = {
  ad: line('First name', 80),
  soyad: line('Last name', 80),
  gorev: z.enum(CREW_DUTIES).check(z.describe('Guide, skipper, driver or hand')),
  diller: z.array(Language).check(
    z.maxLength(4),
    z.refine((all) => new Set(all).size === all.length),
    z.describe('Languages they speak'),
  ),
  telefon: z.nullable(line('Phone', 40)).check(z.describe('Phone')),
  aktif: z.boolean().check(z.describe('Works; one who has left stays on what they did')),
  personel_k_no: z.nullable(Uuid).check(z.describe('Login of the same person')),
  arac: z.nullable(line('Vehicle', 80)).check(z.describe('What a driver drives')),
  plaka: z.nullable(line('Plate', 20)).check(z.describe('Its plate')),
  koltuk: z.nullable(z.int().check(z.gte(1), z.lte(99))).check(z.describe('Its seats for guests')),
} as const

export const MemberFields = z.strictObject(Member)
export type MemberFields = z.infer<typeof MemberFields>

const CrewRow = z.strictObject({
  k_no: Uuid.check(z.describe('Person of the crew')),
  surum: Version,
  ...Member,
  gelecek: z.int().check(z.gte(0), z.describe('Departures and runs to come')),
})
export type CrewRow = z.infer<typeof CrewRow>

const fleet = z.object({
  bugun: IsoDate.check(z.describe('Today at the operator')),
  araclar: z.array(Vehicle).check(z.describe('Vehicles by name, retired ones last')),
  ekip: z.array(CrewRow).check(z.describe('Crew by name, those who have left last')),
  havuzlar: z
    .array(
      z.strictObject({
        k_no: Uuid.check(z.describe('Pool')),
        ad: z.string().check(z.describe('What it is sold as, in the language of the office')),
        bos: z.int().check(z.describe('Units of it that have no plate yet')),
      }),
    )
    .check(z.describe('Pools a vehicle can be sold from')),
  girisler: z
    .array(z.strictObject({ k_no: Uuid, ad: z.string().check(z.describe('First and last name')) }))
    .check(z.describe('Logins that can belong to a person of the crew')),
})

export const getFleet = endpoint({
  method: 'GET',
  path: '/yonetim/filo-getir',
  feature: 'fleet',
  summary: 'Vehicles with plates and service days, and the people of the crew',
  access: 'staff',
  hak: 'kalkis.oku',
  input: NoInput,
  output: fleet,
})

export const saveVehicle = endpoint({
  method: 'POST',
  path: '/yonetim/arac-kaydet-post',
  feature: 'fleet',
  summary: 'Add a vehicle or change it; retiring one with bookings to come lists them first',
  access: 'staff',
  hak: 'kalkis.yaz',
  input: z.strictObject({
    k_no: Uuid.check(z.describe('Vehicle; made by the client for a new one')),
    ...editOf(VEHICLE_FIELDS),
    bilinen: z.int().check(z.gte(0), z.lte(100_000), z.describe('Bookings to come that the person was told of')),
  }),
  output: fleet,
})

export const addService = endpoint({
  method: 'POST',
  path: '/yonetim/arac-servis-post',
  feature: 'fleet',
  summary: 'Take a vehicle out of the calendar for some days; days that are booked stay booked and are counted',
  access: 'staff',
  hak: 'kalkis.yaz',
  input: z
    .strictObject({
      k_no: Uuid.check(z.describe('Service; made by the client')),
      arac_k_no: Uuid.check(z.describe('Vehicle')),
      ilk_gun: IsoDate.check(z.describe('First day')),
      son_gun: IsoDate.check(z.describe('Last day, included')),
      neden: openLine('What is done', 120),
    })
    .check(
      z.refine((one) => one.son_gun >= one.ilk_gun, { path: ['son_gun'], params: { kod: 'tarih_sirasi' } }),
      z.refine((one) => Date.parse(one.son_gun) - Date.parse(one.ilk_gun) <= 365 * 86_400_000, { path: ['son_gun'] }),
    ),
  output: z.object({
    ...fleet.shape,
    atlanan: z.int().check(z.gte(0), z.describe('Days that are booked and stay so')),
  }),
})

export const removeService = endpoint({
  method: 'POST',
  path: '/yonetim/arac-servis-sil-post',
  feature: 'fleet',
  summary: 'Bring a vehicle back from service: its days open again',
  access: 'staff',
  hak: 'kalkis.yaz',
  input: z.strictObject({ k_no: Uuid.check(z.describe('Service')) }),
  output: fleet,
})

export const saveMember = endpoint({
  method: 'POST',
  path: '/yonetim/ekip-kaydet-post',
  feature: 'fleet',
  summary: 'Add a person of the crew or change what is known of them',
  access: 'staff',
  hak: 'kalkis.yaz',
  input: z.strictObject({
    k_no: Uuid.check(z.describe('Person of the crew; made by the client for a new one')),
    ...editOf(Member),
  }),
  output: fleet,
})
