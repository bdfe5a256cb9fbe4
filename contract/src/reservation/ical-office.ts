import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { address, Instant, line, Uuid, verbatim } from '../wire/fields.ts'
import { DocumentFile } from './documents.ts'

/**
 * How the last reading of another calendar went: not read yet, well, without most of its events, not reached, answered
 * with an error, no calendar, cut off, too large, at an address we do not call.
 */
export const SOURCE_STATES = [
  'yeni',
  'tamam',
  'bosaldi',
  'ulasilamadi',
  'yanit',
  'takvim_degil',
  'kesik',
  'buyuk',
  'adres_yasak',
] as const
export type SourceState = (typeof SOURCE_STATES)[number]

/** A unit reads so many other calendars at most. */
export const MOST_SOURCES = 8

const CalendarSource = z.strictObject({
  k_no: Uuid.check(z.describe('Source')),
  birim_k_no: Uuid.check(z.describe('Unit')),
  ad: z.string().check(z.describe('Name of the other calendar')),
  adres: z.string().check(z.describe('Where it is read')),
  yanki: z.boolean().check(z.describe('It sends back what it has read from us')),
  durum: z.enum(SOURCE_STATES).check(z.describe('How the last reading went')),
  ayrinti: z
    .strictObject({
      status: z.optional(z.int().check(z.describe('Status of the answer'))),
      atlanan: z.optional(z.int().check(z.describe('Events that could not be understood'))),
      kaybolan: z.optional(z.int().check(z.describe('Events that are missing now and are kept for the time being'))),
    })
    .check(z.describe('What else is known of it')),
  olay_sayisi: z.int().check(z.gte(0), z.describe('Events from today on')),
  okuma_zamani: z.nullable(Instant).check(z.describe('When it was read last')),
  basari_zamani: z.nullable(Instant).check(z.describe('When that went well last')),
})
export type CalendarSource = z.infer<typeof CalendarSource>

const Sources = z.object({
  birim: z.string().check(z.describe('Unit in the language of the office')),
  cikis: z
    .strictObject({
      adres: z.string().check(z.describe('Secret address of the unit’s own calendar')),
      okuma_zamani: z.nullable(Instant).check(z.describe('When somebody read it last')),
    })
    .check(z.describe('Our calendar for others')),
  data: z.array(CalendarSource).check(z.describe('Calendars that are read')),
})

export const listSources = endpoint({
  method: 'GET',
  path: '/yonetim/ical-listele',
  feature: 'reservation',
  summary: 'Calendars of a unit: the secret address of its own, and those that are read into it',
  access: 'staff',
  hak: 'takvim.yaz',
  input: z.object({ birim_k_no: Uuid.check(z.describe('Unit')) }),
  output: Sources,
})

export const saveSource = endpoint({
  method: 'POST',
  path: '/yonetim/ical-kaydet-post',
  feature: 'reservation',
  summary: 'Add or change another calendar of a unit, take it away, or make a new secret address of its own',
  access: 'staff',
  hak: 'takvim.yaz',
  input: z.strictObject({
    birim_k_no: Uuid.check(z.describe('Unit')),
    kaynak: z.optional(
      z.strictObject({
        k_no: z.optional(Uuid.check(z.describe('Source; a new one when left out'))),
        ad: line('Name of the other calendar', 60),
        adres: address('Address of the iCalendar file', /^(?:https?|webcal):\/\/[^\s<>"'`\\]+$/i, 1000),
        yanki: z.boolean().check(z.describe('It sends back what it has read from us')),
      }),
    ),
    sil: z.optional(Uuid.check(z.describe('Source to take away; its days become free'))),
    yenile: z.optional(z.boolean().check(z.describe('A new secret address; the old one stops working'))),
  }),
  output: Sources,
})

export const syncSource = endpoint({
  method: 'POST',
  path: '/yonetim/ical-esitle-post',
  feature: 'reservation',
  summary: 'Read the other calendars of a unit now',
  access: 'staff',
  hak: 'takvim.yaz',
  input: z.strictObject({
    birim_k_no: Uuid.check(z.describe('Unit')),
    bosalt: z.optional(Uuid.check(z.describe('This source is right without most of its events: free their days'))),
  }),
  output: Sources,
})

export const readFeed = endpoint({
  method: 'GET',
  path: '/ical-get',
  feature: 'reservation',
  summary: 'When a unit is taken, as an iCalendar file for other houses; by its secret address, without guests',
  input: z.object({
    birim: Uuid.check(z.describe('Unit')),
    anahtar: verbatim('Key of the address', 64),
  }),
  output: DocumentFile,
  content: 'text/calendar',
})
