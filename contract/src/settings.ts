import * as z from 'zod/mini'
import { Picture } from './content/picture.ts'
import { SocialProvider } from './member/member.ts'
import { endpoint, NoInput } from './wire/endpoint.ts'
import { CurrencyCode, Instant, IsoDate, Uuid, writable } from './wire/fields.ts'
import { Language, LocalText, perLanguage } from './wire/language.ts'

/** Types of content address (PAGE-4): `d` detail, `c` category, `t` transfer, `u` destination, `p` page, `b` blog. */
export const CONTENT_TYPES = ['b', 'c', 'd', 'p', 't', 'u'] as const
export const ContentType = z.enum(CONTENT_TYPES).check(z.describe('Content type: b, c, d, p, t or u'))
export type ContentType = z.infer<typeof ContentType>

const MenuContent = z.object({
  baslik: z.string().check(z.describe('Title of the menu item')),
  slug: z.nullable(z.string()).check(z.describe('Slug of the content the item points to')),
  url: z.nullable(z.string()).check(z.describe('Own address of a custom page, without the language prefix')),
})

export const MenuItem = z.object({
  k_no: Uuid,
  menu_k_no: z.nullable(z.uuid()).check(z.describe('Parent item; null at top level')),
  tip: z
    .enum(['icerik', 'ozel', 'baslik'])
    .check(
      z.describe('icerik: content by type and slug, ozel: custom page by its own url, baslik: heading without a link'),
    ),
  turu: z.nullable(ContentType).check(z.describe('Content type the item points to')),
  konum: z.enum(['category', 'top', 'bottom']).check(z.describe('Where the item stands: category, top or bottom menu')),
  sira: z.number().check(z.describe('Order among its siblings')),
  icerik: perLanguage(MenuContent).check(z.describe('Title and address per language')),
})
export type MenuItem = z.infer<typeof MenuItem>

export const ExchangeRow = z.object({
  banka_kodu: z.string().check(z.describe('Code of the bank the rate comes from')),
  kod: CurrencyCode,
  alis: z.number().check(z.describe('Buying rate: units of the base currency for one unit')),
  satis: z.number().check(z.describe('Selling rate; prices are converted with it')),
})
export type ExchangeRow = z.infer<typeof ExchangeRow>

/** The store's value before settings arrive (PRICE-12). */
export const BASE_EXCHANGE: ExchangeRow = { banka_kodu: 'TCMB', kod: 'TRY', alis: 1, satis: 1 }

const Exchange = z.object({
  temel: CurrencyCode.check(z.describe('Base currency; its rate is 1')),
  varsayilan: CurrencyCode.check(z.describe('Currency shown before the person chooses one')),
  kurlar: z.array(ExchangeRow).check(z.describe('The currencies the tenant offers, with their rates')),
})

const DailyExchange = z.object({
  banka_kodu: z.string().check(z.describe('Bank of the bulletin')),
  bulten_no: z.nullable(z.string()).check(z.describe('Number of the bulletin')),
  bulten_tarihi: z.nullable(IsoDate).check(z.describe('Date printed on the bulletin')),
  alinma_zamani: z.nullable(Instant).check(z.describe('When it was fetched')),
  eski: z.boolean().check(z.describe('True when the bulletin is older than four days')),
  kurlar: z.array(ExchangeRow).check(z.describe('All rates of the last good bulletin')),
})

const Company = z.object({
  kod: z.string().check(z.describe('Value of the company header')),
  marka: z.string().check(z.describe('Brand name')),
  unvan: z.string().check(z.describe('Registered name')),
  vergi_dairesi: z.string().check(z.describe('Tax office')),
  vergi_no: z.string().check(z.describe('Tax number')),
  slogan: LocalText,
  birlik_metni: LocalText.check(z.describe('Text on membership in the travel-agency association')),
  birlik_no: z.nullable(z.string()).check(z.describe('Membership number')),
  birlik_url: z.nullable(z.string()).check(z.describe('Address where the membership can be verified')),
})

const Seo = z.object({
  baslik: LocalText.check(z.describe('Title of the home page')),
  aciklama: LocalText.check(z.describe('Description for search engines')),
})

const Support = z.object({
  telefon: z.nullable(z.string()).check(z.describe('Support phone, E.164')),
  sohbet_no: z.nullable(z.string()).check(z.describe('Chat number; the chat button shows only with one')),
  mesaj_url: z.nullable(z.string()).check(z.describe('Address of the messenger')),
  saatler: LocalText.check(z.describe('When the support answers')),
})

export const SOCIAL_NETWORKS = ['instagram', 'facebook', 'youtube', 'x', 'tiktok', 'telegram'] as const

const SocialLink = z.object({
  tur: z.enum(SOCIAL_NETWORKS).check(z.describe('Network')),
  url: z.string().check(z.describe('Address of the profile')),
})

const ContactData = z.object({
  telefon: z.string().check(z.describe('Phone, E.164')),
  e_mail: z.string().check(z.describe('E-mail address for visitors')),
  adres: z.string().check(z.describe('Postal address')),
  enlem: z.nullable(z.number()).check(z.describe('Latitude')),
  boylam: z.nullable(z.number()).check(z.describe('Longitude')),
})

/** Its origin goes into the content security policy, so nothing but a plain address of https is one. */
export const TileAddress = z.string().check(
  z.maxLength(300),
  z.regex(/^https:\/\/[a-z0-9.-]+(:\d+)?\/[^\s'"<>;]*$/),
  z.refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part))),
  z.refine((url) => URL.canParse(url)),
  writable,
  z.describe('Address of a tile with {z}, {x} and {y}'),
)

/** Streets for the map, from a server of the tenant's choice; asked for only when a visitor wants to see them. */
const StreetTiles = z.object({
  url: TileAddress,
  kaynak: z.string().check(z.minLength(1), z.describe('Whose map it is, shown on it')),
})
export type StreetTiles = z.infer<typeof StreetTiles>

/** Marks of cards that the footer and the checkout can show. */
export const PAYMENT_MARKS = ['VISA', 'MASTERCARD', 'TROY', 'AMEX'] as const

const Theme = z.object({
  renkler: z.record(z.string(), z.string()).check(z.describe('Design tokens the tenant overrides, name to colour')),
  odeme_logolari: z.array(z.string()).check(z.describe('Payment marks shown in the footer')),
  sokaklar: z.optional(
    StreetTiles.check(z.describe('Tiles of streets for the map; without them it is the chart only')),
  ),
})

/** Figures of visits go after so many months at the latest. */
export const MOST_VISIT_MONTHS = 13

const Counting = z.object({
  sayim: z.boolean().check(z.describe('Visitors are asked whether their visits may be counted')),
  izin_cumlesi: LocalText.check(z.describe('Sentence that asks; a language without one says that of the house')),
  izin_metni: LocalText.check(z.describe('What statistics are for; likewise')),
})

export const OtherSettings = z.object({
  uye_olmadan_yorum_yapma: z.boolean().check(z.describe('Comment without membership')),
  yazi_yorumlari: z.boolean().check(z.describe('Articles have comments')),
  uye_olmadan_rezervasyon: z.boolean().check(z.describe('Book without an account')),
  uyelik_onayi_acik: z.boolean().check(z.describe('The agreement of the register form starts switched on')),
  uye_grup_k_no: z.nullable(z.uuid()).check(z.describe('Default member group')),
  uyelik_sozlesmesi: LocalText.check(z.describe('Membership agreement')),
  sosyal_girisler: z.array(SocialProvider).check(z.describe('Social logins this installation is registered for')),
})
export type OtherSettings = z.infer<typeof OtherSettings>

/** How a tenant books; kept on the server. */
export const BookingTerms = z.object({
  taksit_oranlari: z
    .record(z.string().check(z.regex(/^([2-9]|[12]\d|3[0-6])$/)), z.number().check(z.gte(0), z.lte(100)))
    .check(z.describe('Difference in per cent by number of instalments')),
  bilet_on_eki: z.string().check(z.regex(/^[A-Z]{2,5}$/), z.describe('First letters of ticket numbers')),
  tutma_dk: z.int().check(z.gte(1), z.lte(120), z.describe('Minutes a basket is held')),
})
export type BookingTerms = z.infer<typeof BookingTerms>

/** What stands on the pages at the moment, by its dates. */
const ShownAnnouncement = z.object({
  k_no: Uuid,
  icerik: perLanguage(
    z.object({ metin: z.string(), etiket: z.optional(z.string().check(z.describe('Words of the link'))) }),
  ).check(z.describe('Words per language')),
  dil: z.nullable(Language).check(z.describe('Only in this language; null in all')),
  url: z.nullable(z.string()).check(z.describe('Where it leads')),
  bitis: z.nullable(Instant).check(z.describe('Until when')),
})
export type ShownAnnouncement = z.infer<typeof ShownAnnouncement>

const Splash = z.object({
  dil: z.nullable(Language).check(z.describe('Language it is for; null for all')),
  gorsel: Picture.check(z.describe('First picture of the home page')),
  gorsel_dar: z.nullable(Picture).check(z.describe('Upright cut for narrow screens')),
})

export const Settings = z.object({
  menu: z.array(MenuItem).check(z.describe('Category, top and bottom menus, flat, in order')),
  logofavicon: z
    .object({
      logo: z.nullable(Picture).check(z.describe('Logo; null shows the brand name in letters')),
      favicon: z.nullable(Picture).check(z.describe('Icon of the tab')),
    })
    .check(z.describe('Marks of the brand')),
  company: Company.check(z.describe('The company behind the storefront')),
  seo: Seo.check(z.describe('Texts for search engines')),
  support: Support.check(z.describe('Where people get help')),
  social: z.array(SocialLink).check(z.describe('Profiles in social networks')),
  contact: ContactData.check(z.describe('How to reach the company')),
  language: z
    .object({
      varsayilan: Language.check(z.describe('Default language')),
      diller: z.array(Language).check(z.describe('Languages the tenant offers')),
    })
    .check(z.describe('Languages of the storefront')),
  exchange: Exchange.check(z.describe('Currencies of the storefront')),
  dailyExchange: DailyExchange.check(z.describe('Bulletin of the day')),
  tema: Theme.check(z.describe('Looks the tenant chose')),
  olcum: Counting.check(z.describe('Counting of visits')),
  duyurular: z.array(ShownAnnouncement).check(z.describe('Announcement bar above every page')),
  seritler: z.array(ShownAnnouncement).check(z.describe('Campaign strips of these days')),
  splash: z.array(Splash).check(z.describe('First pictures of the home page')),
  other: z.omit(OtherSettings, { uyelik_sozlesmesi: true }).check(z.describe('Switches of the storefront')),
})
export type Settings = z.infer<typeof Settings>

export const FilterVariant = z.object({
  k_no: Uuid,
  kod: z.string().check(z.describe('Stable name of the filter')),
  baslik: LocalText,
  secenekler: z
    .array(
      z.object({
        k_no: Uuid,
        kod: z.string().check(z.describe('Stable name of the choice')),
        baslik: LocalText,
      }),
    )
    .check(z.describe('Choices of the filter')),
})
export type FilterVariant = z.infer<typeof FilterVariant>

export const getSettings = endpoint({
  method: 'GET',
  path: '/setting-get',
  feature: 'settings',
  summary: 'Menus, brand, contact, languages, currencies and rates of the tenant',
  input: NoInput,
  output: z.object({ data: Settings.check(z.describe('All settings')) }),
})

export const getOtherSettings = endpoint({
  method: 'GET',
  path: '/other-setting-get',
  feature: 'settings',
  summary: 'Switches of the storefront and the membership agreement',
  input: NoInput,
  output: z.object({ data: OtherSettings.check(z.describe('Switches and the agreement')) }),
})

export const getFilterData = endpoint({
  method: 'GET',
  path: '/filter-data-get',
  feature: 'settings',
  summary: 'Filter variants of the catalogue',
  input: NoInput,
  output: z.object({ variant: z.array(FilterVariant).check(z.describe('Filters of the catalogue')) }),
})
