import * as z from 'zod/mini'
import { ProductKind } from '../content/content.ts'
import { endpoint } from '../wire/endpoint.ts'
import { CurrencyCode, Instant, IsoDate, line, openLine, Uuid, verbatim } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'
import { LongFile } from '../wire/long-file.ts'
import { Price } from './promotion.ts'
import { ReservationState } from './reservation.ts'

/** Counting stops here: no clerk reads further, and an exact number would cost more than the page. */
export const MOST_COUNTED = 10_000

/** So many rows can be chosen by hand; a page has a quarter of them. */
const MOST_CHOSEN = 100

/** The words of a list of reservations, the same in the address of the screen. */
const Filter = {
  ara: z.optional(openLine('Words: number, name, phone, e-mail, plate, product', 100)),
  durum: z.optional(ReservationState),
  tip: z.optional(ProductKind.check(z.describe('Only with a service of this kind'))),
  hizmet_ilk: z.optional(IsoDate.check(z.describe('Service on or after this day'))),
  hizmet_son: z.optional(IsoDate.check(z.describe('Service on or before this day'))),
  kayit_ilk: z.optional(IsoDate.check(z.describe('Made on or after this day'))),
  kayit_son: z.optional(IsoDate.check(z.describe('Made on or before this day'))),
  odeme: z.optional(z.enum(['eksik', 'tam']).check(z.describe('Something is still to be paid, or nothing is'))),
  kanal: z.optional(
    z
      .enum(['web', 'acente', 'telefon'])
      .check(z.describe('Sold by the operator’s own site, by an agency, or by phone')),
  ),
  sorumlu: z.optional(z.enum(['ben', 'yok']).check(z.describe('Looked after by the caller, or by nobody'))),
  sira: z.optional(z.enum(['yeni', 'hizmet']).check(z.describe('Newest first, or by the day of the service'))),
}

type Days = Partial<Record<'hizmet_ilk' | 'hizmet_son' | 'kayit_ilk' | 'kayit_son', string | undefined>>

const inOrder = (first: string | undefined, last: string | undefined) => !(first && last) || last >= first

const daysInOrder = z.refine<Days>(({ hizmet_ilk, hizmet_son }) => inOrder(hizmet_ilk, hizmet_son), {
  path: ['hizmet_son'],
  params: { kod: 'tarih_sirasi' },
})
const madeInOrder = z.refine<Days>(({ kayit_ilk, kayit_son }) => inOrder(kayit_ilk, kayit_son), {
  path: ['kayit_son'],
  params: { kod: 'tarih_sirasi' },
})

export const ListedReservation = z.strictObject({
  k_no: Uuid,
  kayit_no: z.string().check(z.describe('Its number')),
  durum: ReservationState,
  ad: z.string().check(z.describe('Name of the guest')),
  baslik: z.string().check(z.describe('Names of its products')),
  tipler: z.array(ProductKind).check(z.describe('Kinds of its services')),
  ilk_gun: IsoDate.check(z.describe('First day of service')),
  saat: z.nullable(z.string()).check(z.describe('Time the first service starts; null for stays')),
  son_gun: IsoDate.check(z.describe('Last day of service')),
  kisi: z.int().check(z.describe('People of the largest service')),
  dil: Language,
  acente: z.nullable(z.string()).check(z.describe('Agency that sold it; null for the operator itself')),
  kanal: z.enum(['web', 'telefon']).check(z.describe('Where it was sold: the site, or the phone desk')),
  sorumlu: z.nullable(z.string()).check(z.describe('Who of the office looks after it')),
  kur: CurrencyCode,
  toplam: Price.check(z.describe('What it comes to')),
  odenen: z.number().check(z.describe('Captured, less refunds')),
  kalan: Price.check(z.describe('Still to be paid by the guest; nothing once it is cancelled or over')),
  bitis: z.nullable(Instant).check(z.describe('End of the option or the payment deadline')),
  olusturma_zamani: Instant.check(z.describe('When it was made')),
})
export type ListedReservation = z.infer<typeof ListedReservation>

/** Different money is never added. */
const ListSums = z.strictObject({
  kur: CurrencyCode,
  toplam: Price.check(z.describe('What they come to')),
  odenen: z.number().check(z.describe('Captured, less refunds')),
  kalan: Price.check(z.describe('Still to be paid by guests')),
})
export type ListSums = z.infer<typeof ListSums>

export const listReservations = endpoint({
  method: 'GET',
  path: '/yonetim/rezervasyon-listele',
  feature: 'reservation',
  summary: 'Reservations by words, state, days and payment; twenty-five to a page, going on by key',
  access: 'staff',
  hak: 'rezervasyon.oku',
  input: z
    .strictObject({
      ...Filter,
      sonra: z.optional(verbatim('Where the page begins, as the one before it said', 120)),
    })
    .check(daysInOrder, madeInOrder),
  output: z.object({
    data: z.array(ListedReservation).check(z.describe('The page')),
    sonraki: z.nullable(z.string()).check(z.describe('Where the next page begins; null on the last one')),
    toplam: z.int().check(z.describe('How many there are, counted up to ten thousand')),
    daha_cok: z.boolean().check(z.describe('There are more than were counted')),
    tutarlar: z.array(ListSums).check(z.describe('What all of them come to; empty where there are more than counted')),
  }),
})
export type ListFilter = z.output<typeof listReservations.input>

export const exportReservations = endpoint({
  method: 'GET',
  path: '/yonetim/rezervasyon-dosya-get',
  feature: 'reservation',
  summary: 'The same list as a file, CSV or XLSX, of any length',
  access: 'staff',
  hak: 'rezervasyon.dosya',
  taze: true,
  input: z
    .strictObject({
      ...Filter,
      k_nolar: z.optional(
        verbatim('Only these reservations: keys with commas between them', 37 * MOST_CHOSEN).check(
          z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(,[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})*$/),
        ),
      ),
      bicim: z.enum(['csv', 'xlsx']).check(z.describe('Kind of file')),
      dil: Language,
    })
    .check(daysInOrder, madeInOrder),
  output: LongFile,
  content: 'application/octet-stream',
})

/** Screens whose list can be kept as a view. */
export const VIEW_SCREENS = ['rezervasyonlar', 'talepler'] as const

const SavedView = z.strictObject({
  k_no: Uuid,
  ad: z.string().check(z.describe('Name of the view')),
  sorgu: z.string().check(z.describe('Query of the screen’s address')),
})
export type SavedView = z.infer<typeof SavedView>

const ViewScreen = z.enum(VIEW_SCREENS).check(z.describe('Screen the view belongs to'))

export const listViews = endpoint({
  method: 'GET',
  path: '/yonetim/gorunum-listele',
  feature: 'reservation',
  summary: 'One’s own views of a list',
  access: 'staff',
  hak: 'rezervasyon.oku',
  input: z.strictObject({ ekran: ViewScreen }),
  output: z.object({ data: z.array(SavedView).check(z.describe('Oldest first')) }),
})

export const countViews = endpoint({
  method: 'GET',
  path: '/yonetim/gorunum-say-get',
  feature: 'reservation',
  summary: 'How many reservations each view has: those that everyone has and one’s own; counted up to ten thousand',
  access: 'staff',
  hak: 'rezervasyon.oku',
  input: z.strictObject({}),
  output: z.object({
    data: z
      .array(
        z.strictObject({
          gorunum: z.string().check(z.describe('Name of a standing view, or key of one’s own')),
          toplam: z.int().check(z.gte(0), z.describe('How many, up to ten thousand')),
          daha_cok: z.boolean().check(z.describe('There are more than were counted')),
        }),
      )
      .check(z.describe('View by view')),
  }),
})

export const saveView = endpoint({
  method: 'POST',
  path: '/yonetim/gorunum-kaydet-post',
  feature: 'reservation',
  summary: 'Keep a view of a list under a name; the same name again replaces it',
  access: 'staff',
  hak: 'rezervasyon.oku',
  input: z.strictObject({
    ekran: ViewScreen,
    ad: line('Name of the view', 40),
    sorgu: verbatim('Query of the screen’s address', 600),
  }),
  output: z.object({ data: SavedView.check(z.describe('The view')) }),
})

export const removeView = endpoint({
  method: 'POST',
  path: '/yonetim/gorunum-sil-post',
  feature: 'reservation',
  summary: 'Forget a view of one’s own',
  access: 'staff',
  hak: 'rezervasyon.oku',
  input: z.strictObject({ k_no: Uuid.check(z.describe('View')) }),
  output: z.object({}),
})
