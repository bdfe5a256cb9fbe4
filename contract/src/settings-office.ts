import * as z from 'zod/mini'
import { PictureKey, ProductKind } from './content/content.ts'
import { PaymentTerms } from './payment/payment.ts'
import { PaymentMethod } from './reservation/reservation.ts'
import { BookingTerms, MOST_VISIT_MONTHS, PAYMENT_MARKS, SOCIAL_NETWORKS, TileAddress } from './settings.ts'
import { editOf, Version } from './wire/edit.ts'
import { endpoint, NoInput } from './wire/endpoint.ts'
import { address, CurrencyCode, inCents, line, openLine, openParagraph, writable } from './wire/fields.ts'
import { Language, perLanguage } from './wire/language.ts'

/** What was typed with blanks, brackets and hyphens, as it is dialled. */
const Phone = (description: string) =>
  z.string().check(
    z.overwrite((typed) => typed.replace(/[\s()/.-]/g, '').replace(/^00/, '+')),
    z.maxLength(20),
    z.regex(/^(\+[1-9]\d{6,14}|\+90\d{10}|)$/),
    z.describe(`${description}, E.164; empty without one`),
  )
const Web = (description: string) => z.nullable(address(description, /^https:\/\/[^\s'"<>]+$/, 300))
const Words = (description: string, most: number) =>
  perLanguage(openLine(description, most)).check(z.describe(`${description}, per language`))
const Mail = z.string().check(
  z.overwrite((typed) => typed.trim().toLowerCase()),
  z.maxLength(200),
  z.regex(/^([^\s@<>"',;]+@[^\s@<>"',;]+\.[^\s@<>"',;]+|)$/),
  writable,
  z.describe('E-mail address for visitors; empty without one'),
)

const company = {
  marka: line('Brand name', 80),
  unvan: line('Registered name', 200),
  vergi_dairesi: openLine('Tax office', 80),
  vergi_no: openLine('Tax number of a company, or the identity number of its owner', 11),
  birlik_no: z.nullable(line('Number in the association of travel agencies', 40)),
  birlik_url: Web('Where the membership can be verified'),
  birlik_metni: Words('Sentence on the membership', 300),
  slogan: Words('Slogan', 160),
}

const contact = {
  telefon: Phone('Phone'),
  e_mail: Mail,
  adres: openParagraph('Postal address', 300),
  enlem: z.nullable(z.number().check(z.gte(-90), z.lte(90))).check(z.describe('Latitude')),
  boylam: z.nullable(z.number().check(z.gte(-180), z.lte(180))).check(z.describe('Longitude')),
}

const support = {
  telefon: z.nullable(Phone('Support phone')),
  sohbet_no: z.nullable(Phone('Chat number; the chat button shows only with one')),
  mesaj_url: Web('Address of the messenger'),
  saatler: Words('When the support answers', 200),
}

const SocialProfile = z.strictObject({
  tur: z.enum(SOCIAL_NETWORKS).check(z.describe('Network')),
  url: address('Address of the profile', /^https:\/\/[^\s'"<>]+$/, 300),
})
const social = {
  profiller: z.array(SocialProfile).check(z.maxLength(12), z.describe('Profiles in social networks, in order')),
}

const seo = { baslik: Words('Title of the home page', 120), aciklama: Words('Description for search engines', 320) }

const Colour = address('Colour as #rrggbb', /^#[0-9a-f]{6}$/, 7)
const tema = {
  ana: Colour.check(z.describe('Links, selection and focus')),
  koyu: Colour.check(z.describe('Header and footer')),
  vurgu: Colour.check(z.describe('The next step')),
  odeme_logolari: z.array(z.enum(PAYMENT_MARKS)).check(
    z.maxLength(PAYMENT_MARKS.length),
    z.refine((marks) => new Set(marks).size === marks.length),
    z.describe('Payment marks in the footer and at the checkout, in order'),
  ),
  sokak_url: z
    .nullable(TileAddress)
    .check(z.describe('Where the map takes its streets from; null shows the chart only')),
  sokak_kaynak: openLine('Whose streets they are, shown on the map', 80),
}

const logofavicon = {
  logo: z.nullable(PictureKey).check(z.describe('Logo; null shows the brand name in letters')),
  favicon: z.nullable(PictureKey).check(z.describe('Icon of the tab')),
}

const language = {
  varsayilan: Language.check(z.describe('Language of whoever brings none')),
  diller: z.array(Language).check(z.minLength(1), z.maxLength(4), z.describe('Languages that are offered')),
}

const exchange = {
  varsayilan: CurrencyCode.check(z.describe('Currency shown first')),
  kodlar: z.array(CurrencyCode).check(z.minLength(1), z.maxLength(20), z.describe('Currencies that are offered')),
}

const olcum = {
  sayim: z.boolean().check(z.describe('Visits of people who agree are counted; off, nobody is asked')),
  saklama_ay: z.int().check(z.gte(1), z.lte(MOST_VISIT_MONTHS), z.describe('Months the figures of visits are kept')),
  izin_cumlesi: Words('Sentence of the strip that asks; empty for that of the house', 80),
  izin_metni: Words('What statistics are for, where the visitor chooses; empty for that of the house', 400),
}

const other = {
  uye_olmadan_rezervasyon: z.boolean().check(z.describe('Book without an account')),
  uye_olmadan_yorum_yapma: z.boolean().check(z.describe('Comment without membership')),
  yazi_yorumlari: z.boolean().check(z.describe('Articles have comments')),
  uyelik_onayi_acik: z.boolean().check(z.describe('The agreement of the register form starts switched on')),
  uyelik_sozlesmesi: perLanguage(openParagraph('Membership agreement', 10_000)).check(
    z.describe('What whoever registers agrees to, per language'),
  ),
}

const rezervasyon = BookingTerms.shape

const odeme = {
  ...PaymentTerms.shape,
  yontemler: z.array(PaymentMethod).check(z.maxLength(3), z.describe('Methods the tenant takes')),
  iki_kisi_siniri: z
    .nullable(z.number().check(z.gte(0), z.lte(99_999_999), ...inCents))
    .check(z.describe('Refunds and waived fees above this sum need a second person; null never do')),
}

const fatura = {
  seri: z.string().check(
    z.overwrite((typed) => typed.trim().toUpperCase()),
    z.maxLength(3),
    z.regex(/^([A-Z0-9]{3}|)$/),
    z.describe('Three letters or digits that every number of an invoice begins with; empty without'),
  ),
  il: openLine('Province of the company', 40),
  ilce: openLine('District of the company', 40),
  konaklama_oran: z
    .nullable(z.number().check(z.gte(0), z.lte(100), ...inCents))
    .check(z.describe('Accommodation tax in per cent, contained in prices; null while nobody has said')),
  konaklama_tipleri: z.array(ProductKind).check(
    z.maxLength(9),
    z.refine((kinds) => new Set(kinds).size === kinds.length),
    z.describe('Kinds of product that the accommodation tax is due on'),
  ),
  istisna_kodu: z
    .string()
    .check(
      z.trim(),
      z.maxLength(3),
      z.regex(/^(\d{3}|)$/),
      z.describe('Code of exemption of what is sold without VAT'),
    ),
  istisna_nedeni: openLine('Reason of that exemption, as it stands on the invoice', 200),
}

/** Every part of the settings that the office edits, each with a version of its own. */
const SETTING_PARTS = {
  company,
  contact,
  support,
  social,
  seo,
  tema,
  logofavicon,
  language,
  exchange,
  rezervasyon,
  odeme,
  fatura,
  olcum,
  other,
}
type Parts = typeof SETTING_PARTS
export type PartName = keyof Parts
export const PART_NAMES = Object.keys(SETTING_PARTS) as readonly PartName[]
export type PartValue<P extends PartName> = z.output<z.ZodMiniObject<Parts[P], z.core.$strict>>

function partOf<S extends z.core.$ZodLooseShape>(fields: S) {
  return z.strictObject({ surum: Version, deger: z.strictObject(fields).check(z.describe('As it stands now')) })
}

const OneRate = z.strictObject({ kod: CurrencyCode, satis: z.number().check(z.describe('Selling rate')) })

export const getOfficeSettings = endpoint({
  method: 'GET',
  path: '/yonetim/ayar-getir',
  feature: 'settings',
  summary: 'Every part of the settings with its version, and what can be chosen from',
  access: 'staff',
  hak: 'ayar.oku',
  input: NoInput,
  output: z.object({
    data: z
      .strictObject({
        company: partOf(company),
        contact: partOf(contact),
        support: partOf(support),
        social: partOf(social),
        seo: partOf(seo),
        tema: partOf(tema),
        logofavicon: partOf(logofavicon),
        language: partOf(language),
        exchange: partOf(exchange),
        rezervasyon: partOf(rezervasyon),
        odeme: partOf(odeme),
        fatura: partOf(fatura).check(z.describe('What stands on invoices')),
        olcum: partOf(olcum).check(z.describe('Counting of visits, and the question about it')),
        other: partOf(other),
      })
      .check(z.describe('Part by part')),
    kurlar: z.array(OneRate).check(z.describe('Currencies with a rate of today; others cannot be offered')),
    bulten_tarihi: z.nullable(z.string()).check(z.describe('Day of that bulletin')),
  }),
})

function saved<S extends z.core.$ZodLooseShape>(fields: S) {
  return z.object({ data: partOf(fields).check(z.describe('The part as it stands now')) })
}

export const saveCompany = endpoint({
  method: 'POST',
  path: '/yonetim/ayar-sirket-kaydet-post',
  feature: 'settings',
  summary: 'Name, tax number, membership and slogan of the company',
  access: 'staff',
  hak: 'ayar.yaz',
  input: z.strictObject(editOf(company)),
  output: saved(company),
})

export const saveContact = endpoint({
  method: 'POST',
  path: '/yonetim/ayar-iletisim-kaydet-post',
  feature: 'settings',
  summary: 'Phone, address and place of the company',
  access: 'staff',
  hak: 'ayar.yaz',
  input: z.strictObject(editOf(contact)),
  output: saved(contact),
})

export const saveSupport = endpoint({
  method: 'POST',
  path: '/yonetim/ayar-destek-kaydet-post',
  feature: 'settings',
  summary: 'Where guests get help, and when',
  access: 'staff',
  hak: 'ayar.yaz',
  input: z.strictObject(editOf(support)),
  output: saved(support),
})

export const saveSocial = endpoint({
  method: 'POST',
  path: '/yonetim/ayar-sosyal-kaydet-post',
  feature: 'settings',
  summary: 'Profiles in social networks',
  access: 'staff',
  hak: 'ayar.yaz',
  input: z.strictObject(editOf(social)),
  output: saved(social),
})

export const saveSeo = endpoint({
  method: 'POST',
  path: '/yonetim/ayar-arama-kaydet-post',
  feature: 'settings',
  summary: 'Title and description of the home page',
  access: 'staff',
  hak: 'ayar.yaz',
  input: z.strictObject(editOf(seo)),
  output: saved(seo),
})

export const saveColours = endpoint({
  method: 'POST',
  path: '/yonetim/ayar-renk-kaydet-post',
  feature: 'settings',
  summary:
    'Colours of the brand, of which those that cannot be read are refused; payment marks, and streets of the map',
  access: 'staff',
  hak: 'ayar.yaz',
  input: z.strictObject(editOf(tema)),
  output: saved(tema),
})

export const saveLogo = endpoint({
  method: 'POST',
  path: '/yonetim/ayar-logo-kaydet-post',
  feature: 'settings',
  summary: 'Logo and icon, out of the library of pictures',
  access: 'staff',
  hak: 'ayar.yaz',
  input: z.strictObject(editOf(logofavicon)),
  output: saved(logofavicon),
})

export const saveLanguages = endpoint({
  method: 'POST',
  path: '/yonetim/ayar-dil-kaydet-post',
  feature: 'settings',
  summary: 'Languages of the storefront, and the main one',
  access: 'staff',
  hak: 'ayar.yaz',
  input: z.strictObject(editOf(language)),
  output: saved(language),
})

export const saveCurrencies = endpoint({
  method: 'POST',
  path: '/yonetim/ayar-para-kaydet-post',
  feature: 'settings',
  summary: 'Currencies of the storefront, and the one shown first',
  access: 'staff',
  hak: 'ayar.yaz',
  input: z.strictObject(editOf(exchange)),
  output: saved(exchange),
})

export const saveBookingTerms = endpoint({
  method: 'POST',
  path: '/yonetim/ayar-rezervasyon-kaydet-post',
  feature: 'settings',
  summary: 'How long baskets are held, instalments, tickets',
  access: 'staff',
  hak: 'ayar.yaz',
  input: z.strictObject(editOf(rezervasyon)),
  output: saved(rezervasyon),
})

export const savePaymentTerms = endpoint({
  method: 'POST',
  path: '/yonetim/ayar-odeme-kaydet-post',
  feature: 'settings',
  summary: 'Ways to pay, who takes cards, and who decides on refunds',
  access: 'staff',
  hak: 'ayar.yaz',
  taze: true,
  input: z.strictObject(editOf(odeme)),
  output: saved(odeme),
})

export const saveInvoicing = endpoint({
  method: 'POST',
  path: '/yonetim/ayar-fatura-kaydet-post',
  feature: 'settings',
  summary: 'Series of invoices, place of the company, accommodation tax and exemption',
  access: 'staff',
  hak: 'ayar.yaz',
  input: z.strictObject(editOf(fatura)),
  output: saved(fatura),
})

export const saveCounting = endpoint({
  method: 'POST',
  path: '/yonetim/ayar-olcum-kaydet-post',
  feature: 'settings',
  summary: 'Whether visits are counted, how long figures are kept, and with which words visitors are asked',
  access: 'staff',
  hak: 'ayar.yaz',
  input: z.strictObject(editOf(olcum)),
  output: saved(olcum),
})

export const saveSwitches = endpoint({
  method: 'POST',
  path: '/yonetim/ayar-diger-kaydet-post',
  feature: 'settings',
  summary: 'Whether guests need an account to book and to comment, and what members agree to',
  access: 'staff',
  hak: 'ayar.yaz',
  input: z.strictObject(editOf(other)),
  output: saved(other),
})
