import { PaymentTerms } from '@meltem/contract/payment/payment'
import { BookingTerms, OtherSettings, Settings } from '@meltem/contract/settings'
import { STAFF_ROLES } from '@meltem/contract/staff/rights'
import { CurrencyCode } from '@meltem/contract/wire/fields'
import { Language } from '@meltem/contract/wire/language'
import * as z from 'zod/mini'
import { LocalWords, OwnCode, PictureName, Words } from './fields.ts'

/** `tenant.json`: where the tenant answers, in which languages and currencies. */
export const TenantFile = z.strictObject({
  /** Host names, without port. */
  alan_adlari: z.array(Words).check(z.minLength(1)),
  diller: z.array(Language).check(z.minLength(1)),
  varsayilan_dil: Language,
  /** Offered currencies, the base currency TRY among them or not. */
  para_birimleri: z.array(CurrencyCode).check(z.minLength(1)),
  varsayilan_kur: CurrencyCode,
  logo: z.nullable(PictureName),
  favicon: z.nullable(PictureName),
  /** Pictures it uses beside those of its products. */
  gorseller: z.array(PictureName),
})

const { kod: _folder, ...company } = Settings.shape.company.shape

/** `settings.json`. */
export const SettingsFile = z.strictObject({
  company: z.strictObject(company),
  seo: Settings.shape.seo,
  support: Settings.shape.support,
  social: Settings.shape.social,
  contact: Settings.shape.contact,
  tema: Settings.shape.tema,
  /** The picture of the page for agencies. */
  acente: z.exactOptional(z.strictObject({ gorsel: PictureName })),
  rezervasyon: BookingTerms,
  /** How the operator is paid; what is left out stays as the house has it. */
  odeme: z.exactOptional(z.partial(PaymentTerms)),
  other: z.omit(OtherSettings, { uye_grup_k_no: true, sosyal_girisler: true, yazi_yorumlari: true }),
})

const person = { ad: Words, soyad: Words, e_mail: z.email(), sifre: z.string().check(z.minLength(12)), dil: Language }

/** `staff.json`. */
export const StaffFile = z.array(z.strictObject({ ...person, rol: z.enum(STAFF_ROLES) }))

/** `bank-accounts.json`: accounts for transfers, in order. */
export const BankAccountsFile = z.array(
  z.strictObject({
    banka: Words,
    sube: z.nullable(Words),
    hesap_sahibi: Words,
    iban: Words,
    swift: z.nullable(Words),
    kur: CurrencyCode,
  }),
)

const AgencyUser = z.strictObject({ ...person, rol: z.enum(['sahip', 'satis', 'muhasebe']) })
export type AgencyUser = z.infer<typeof AgencyUser>

const Agency = z.strictObject({
  kno: OwnCode,
  /** Number of the agency it is a sub-agency of. */
  ust_kno: z.exactOptional(OwnCode),
  unvan: Words,
  marka: Words,
  vergi_dairesi: Words,
  vergi_no: Words,
  iban: Words,
  tursab_no: Words,
  adres: Words,
  telefon: Words,
  e_mail: z.email(),
  web: Words,
  kur: CurrencyCode,
  istenen_mutabakat: z.enum(['yonlendirme', 'faturalama', 'net_fiyat', 'depozito']),
  dil: Language,
  tanitim: LocalWords,
  logo: z.exactOptional(PictureName),
  /** Codes of the products on its public page. */
  urunler: z.array(OwnCode),
  kullanicilar: z.array(AgencyUser),
})
export type Agency = z.infer<typeof Agency>

/** `agencies.json`: approved agencies, those of the first level before those below them. */
export const AgenciesFile = z.array(Agency)
