import * as z from 'zod/mini'
import { PictureKey } from '../content/content.ts'
import { Picture, PictureSection } from '../content/picture.ts'
import { endpoint, NoInput } from '../wire/endpoint.ts'
import { Instant, line, maybeLine, openLine, PageNumber, Uuid } from '../wire/fields.ts'
import { Language, perLanguage } from '../wire/language.ts'

/** The largest file that is taken: a phone's photo of 48 megapixels has half of it. */
export const PICTURE_BYTES = 32 * 1024 * 1024
/** Most pictures of one product. */
export const MOST_PICTURES = 200
/** Most of the library that is told at once. */
export const LIBRARY_PAGE = 48
/** Longer ones are cut short by the readers they are for. */
export const ALT_LENGTH = 250
/** What stands across the head of a page without being blurred (CAT-52). */
export const COVER_WIDTH = 1600
/** A removed picture rests this long before its files go (CAT-55). */
export const REST_DAYS = 7

const Share = z.int().check(z.gte(0), z.lte(100))

export const FocusPoint = z.strictObject({
  x: Share.check(z.describe('From the left, in per cent')),
  y: Share.check(z.describe('From the top, in per cent')),
})

const PerMille = z.int().check(z.gte(0), z.lte(1000))
/** Anything narrower is a mistake of the hand. */
export const LEAST_CUT = 50

/** A part of the whole picture, in per mille, so that no size of it need be known. */
export const CropBox = z
  .strictObject({
    x: PerMille.check(z.describe('Left edge')),
    y: PerMille.check(z.describe('Upper edge')),
    en: z.int().check(z.gte(LEAST_CUT), z.lte(1000), z.describe('Width')),
    boy: z.int().check(z.gte(LEAST_CUT), z.lte(1000), z.describe('Height')),
  })
  .check(
    z.refine(({ x, en }) => x + en <= 1000, { path: ['en'] }),
    z.refine(({ y, boy }) => y + boy <= 1000, { path: ['boy'] }),
  )
export type CropBox = z.infer<typeof CropBox>

/** What may name a picture. */
export const USES = [
  'urun',
  'opsiyon',
  'bolge',
  'kategori',
  'koleksiyon',
  'sayfa',
  'duyuru',
  'bulten',
  'acente',
  'ayar',
] as const

const Use = z.strictObject({
  tur: z
    .enum(USES)
    .check(z.describe('Product, option, region, category, collection, page, announcement, agency or settings')),
  k_no: z.nullable(z.string()).check(z.describe('Its key; null for settings')),
  baslik: z.string().check(z.describe('Its name')),
  sayfa_turu: z.nullable(z.string()).check(z.describe('Kind of the page, where it is one')),
  urun_k_no: z.nullable(z.string()).check(z.describe('Product of the option, where it is one')),
})
export type PictureUse = z.infer<typeof Use>

export const LibraryPicture = z.strictObject({
  k_no: Uuid,
  anahtar: PictureKey,
  surum: z.int().check(z.describe('Raised by every cut, focus and replacement')),
  gorsel: Picture.check(z.describe('As it is shown')),
  ad: z.string().check(z.describe('Name of the file as it was sent, or of the picture')),
  boyut: z.nullable(z.number()).check(z.describe('Bytes of the file as it was sent')),
  asil_en: z.nullable(z.int()).check(z.describe('Width before anything was cut off')),
  asil_boy: z.nullable(z.int()).check(z.describe('Height before anything was cut off')),
  kirpma: z.nullable(CropBox).check(z.describe('What is shown of it; null for all')),
  eksik: z.array(Language).check(z.describe('Languages of the tenant without an alternative text')),
  eski: z.array(Language).check(z.describe('Languages whose text is older than the one it was translated from')),
  oneri: z.nullable(z.string()).check(z.describe('Suggestion for the alternative text, from the caption in the file')),
  yukleyen: z.nullable(z.string()).check(z.describe('Who has uploaded it')),
  yukleme_zamani: Instant.check(z.describe('When')),
  kullanim: z.array(Use).check(z.describe('What shows it')),
})
export type LibraryPicture = z.infer<typeof LibraryPicture>

/** A file that is no picture is refused with a code of its own, so that the sentence says what to do (CAT-50). */
export const uploadPicture = endpoint({
  method: 'POST',
  path: '/yonetim/gorsel-yukle-post',
  feature: 'media',
  summary:
    'Store a photograph (JPEG, PNG, WebP, AVIF, TIFF or GIF as the body) in every width; the same bytes are stored once',
  access: 'staff',
  hak: 'icerik.yaz',
  input: z.object({
    ad: line('Name of the file', 200),
    bolum: PictureSection.check(z.describe('Section of its key')),
    urun_k_no: z.optional(Uuid.check(z.describe('Product it is hung at the end of'))),
    yerine: z.optional(Uuid.check(z.describe('Picture whose place it takes, everywhere'))),
    icerik: z.custom<Uint8Array>((value) => value instanceof Uint8Array).check(z.describe('Bytes of the file')),
  }),
  output: z.object({
    data: LibraryPicture.check(z.describe('The picture')),
    tekrar: z.boolean().check(z.describe('These very bytes were in the library before')),
    sira: z.nullable(z.int()).check(z.describe('Place in the gallery of the product, from 1; null without a product')),
  }),
  upload: PICTURE_BYTES,
})

export const LIBRARY_VIEWS = ['kullanilmayan', 'metinsiz'] as const

export const listLibrary = endpoint({
  method: 'GET',
  path: '/yonetim/gorsel-listele',
  feature: 'media',
  summary: 'Pictures of the library, newest first, or those of a product in their order, with what shows them',
  access: 'staff',
  hak: 'icerik.oku',
  input: z.object({
    ara: maybeLine('Words in the name or the alternative text', 100),
    bolum: z.optional(PictureSection),
    sec: z.optional(
      z.enum(LIBRARY_VIEWS).check(z.describe('Only those nothing shows, or those without a text in the own language')),
    ),
    yukleyen: z.optional(Uuid.check(z.describe('Only what this person has uploaded'))),
    urun_k_no: z.optional(Uuid.check(z.describe('All pictures of this product, in order'))),
    sayfa: PageNumber,
  }),
  output: z.object({
    data: z.array(LibraryPicture).check(z.describe('The pictures')),
    toplam: z.int().check(z.describe('How many there are in all')),
    yukleyenler: z
      .array(z.strictObject({ k_no: Uuid, ad: z.string().check(z.describe('Name')) }))
      .check(z.describe('Who has uploaded any')),
    diller: z.array(Language).check(z.describe('Languages of the tenant')),
    varsayilan: Language.check(z.describe('The one alternative texts are asked for in')),
  }),
})

const Keys = z.array(PictureKey).check(z.maxLength(MOST_PICTURES))

export const orderGallery = endpoint({
  method: 'POST',
  path: '/yonetim/gorsel-sirala-post',
  feature: 'media',
  summary:
    'Put the pictures of a product in order, the cover first: taken off is what is missing, hung is what is new; what a colleague has hung meanwhile stays',
  access: 'staff',
  hak: 'icerik.yaz',
  input: z.strictObject({
    urun_k_no: Uuid,
    gorulen: Keys.check(z.describe('Order that was seen')),
    yeni: Keys.check(z.describe('Order that is wanted')),
  }),
  output: z.object({ data: z.array(z.string()).check(z.describe('Order that is there now')) }),
})

const AltText = openLine('Alternative text', ALT_LENGTH)

export const writePictureText = endpoint({
  method: 'POST',
  path: '/yonetim/gorsel-metin-post',
  feature: 'media',
  summary:
    'Write the alternative text of a picture in the languages given; those another has changed meanwhile are told',
  access: 'staff',
  hak: 'icerik.yaz',
  input: z.strictObject({
    k_no: Uuid,
    gorulen: perLanguage(AltText).check(z.describe('What the fields said')),
    yeni: perLanguage(AltText).check(z.describe('What they shall say')),
  }),
  output: z.object({ data: LibraryPicture.check(z.describe('The picture')) }),
})

export const cropPicture = endpoint({
  method: 'POST',
  path: '/yonetim/gorsel-kirp-post',
  feature: 'media',
  summary: 'Cut a picture and set what must stay in sight; the file as it was sent is kept',
  access: 'staff',
  hak: 'icerik.yaz',
  input: z.strictObject({
    k_no: Uuid,
    surum: z.int().check(z.gte(1), z.lte(1_000_000), z.describe('Version that was seen')),
    odak: z.optional(z.nullable(FocusPoint).check(z.describe('What must stay in sight; null for the middle'))),
    kirpma: z.optional(z.nullable(CropBox).check(z.describe('Part that is shown; null for all of it'))),
  }),
  output: z.object({ data: LibraryPicture.check(z.describe('The picture')) }),
})

export const removePicture = endpoint({
  method: 'POST',
  path: '/yonetim/gorsel-sil-post',
  feature: 'media',
  summary: 'Take a picture out of the library, or put it back; refused while anything shows it',
  access: 'staff',
  hak: 'icerik.yaz',
  input: z.strictObject({
    k_no: Uuid,
    coz: z.optional(z.boolean().check(z.describe('Take it off products, options and groups first'))),
    geri: z.optional(z.boolean().check(z.describe('Put it back'))),
  }),
  output: NoInput,
})
