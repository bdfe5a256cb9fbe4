import * as z from 'zod/mini'
import { DocumentFile } from '../reservation/documents.ts'
import { endpoint, NoInput } from '../wire/endpoint.ts'
import {
  CurrencyCode,
  email,
  Instant,
  line,
  maybeLine,
  maybeParagraph,
  PageNumber,
  paragraph,
  RobotTrap,
  Uuid,
} from '../wire/fields.ts'
import { Language } from '../wire/language.ts'
import { AGENCY_STATES, Agency, AgencyKey, AgencyWebSite, Settlement } from './agency.ts'

const APPLICATION_STATES = ['alindi', 'inceleniyor', 'bilgi_bekleniyor', 'onaylandi', 'reddedildi'] as const
export const ApplicationState = z
  .enum(APPLICATION_STATES)
  .check(z.describe('Received, in review, more information wanted, approved or declined'))
export type ApplicationState = z.infer<typeof ApplicationState>

export const DOCUMENT_KINDS = ['vergi_levhasi', 'tursab_belgesi', 'imza_sirkuleri', 'diger'] as const
export const DocumentKind = z
  .enum(DOCUMENT_KINDS)
  .check(z.describe('Tax certificate, TÜRSAB certificate, signature circular or another'))
export type DocumentKind = z.infer<typeof DocumentKind>

export const SALES_CHANNELS = ['magaza', 'web', 'telefon', 'otel_masasi', 'kurumsal', 'sosyal_medya'] as const

const Phone = z.string().check(z.trim(), z.regex(/^\+[1-9]\d{6,14}$/), z.describe('Phone, E.164'))

const ContactPerson = z.object({
  ad: line('First name', 80),
  soyad: line('Last name', 80),
  gorev: maybeLine('What the person does', 80),
  telefon: Phone,
  e_mail: email(),
})

/** Company data as the applicant has written them; what the numbers are worth is checked by the server (API-9). */
export const ApplicationForm = z.object({
  unvan: line('Legal title', 160),
  marka: line('Name people know it by', 80),
  vergi_dairesi: line('Tax office', 80),
  vergi_no: z.string().check(z.trim(), z.regex(/^\d{10,11}$/), z.describe('VKN (10 digits) or TCKN (11 digits)')),
  iban: z.string().check(
    z.overwrite((text) => text.replace(/\s/g, '').toUpperCase()),
    z.regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/),
    z.describe('IBAN'),
  ),
  tursab_no: z.string().check(z.trim(), z.regex(/^\d{1,6}$/), z.describe('TÜRSAB number')),
  adres: line('Address', 300),
  web: z.optional(AgencyWebSite),
  yetkili: ContactPerson.check(z.describe('Who decides; becomes the owner of the account')),
  muhasebe: z.optional(ContactPerson.check(z.describe('Who settles the accounts'))),
  kanallar: z
    .array(z.enum(SALES_CHANNELS))
    .check(z.minLength(1), z.maxLength(SALES_CHANNELS.length), z.describe('Sales channels')),
  diller: z.array(Language).check(z.minLength(1), z.maxLength(4), z.describe('Languages of its clients')),
  bolgeler: z.array(line('Region', 80)).check(z.maxLength(12), z.describe('Regions it sells')),
  istenen_mutabakat: Settlement,
  aciklama: maybeParagraph('Anything else', 2000),
})
export type ApplicationForm = z.infer<typeof ApplicationForm>

/** The largest file that is taken. */
export const DOCUMENT_BYTES = 8 * 1024 * 1024

const UploadedDocument = z.object({
  k_no: Uuid,
  tur: DocumentKind,
  ad: z.string().check(z.describe('Name of the file as it was sent')),
  boyut: z.number().check(z.describe('Bytes as stored')),
})
export type UploadedDocument = z.infer<typeof UploadedDocument>

export const uploadDocument = endpoint({
  method: 'POST',
  path: '/acente-belge-yukle-post',
  feature: 'agency',
  summary:
    'Upload a document of an application, before it is sent: PDF, JPEG or PNG as the body, the rest as the query',
  input: z.object({
    tur: DocumentKind,
    ad: line('Name of the file', 120),
    icerik: z.custom<Uint8Array>((value) => value instanceof Uint8Array).check(z.describe('Bytes of the file')),
  }),
  output: z.object({ data: UploadedDocument.check(z.describe('The document; its key goes into the application')) }),
  upload: DOCUMENT_BYTES,
})

const DocumentKeys = z.array(Uuid).check(z.maxLength(8), z.describe('Keys of the uploaded documents'))

export const applyAsAgency = endpoint({
  method: 'POST',
  path: '/acente-basvuru-post',
  feature: 'agency',
  summary: 'Apply as an agency; a second application of the same company is recognised',
  input: z
    .extend(ApplicationForm, {
      belgeler: DocumentKeys,
      gizlilik_politikasi: z.boolean().check(z.describe('The privacy notice was read')),
      lang: Language,
      web_sitesi: RobotTrap,
    })
    .check(z.refine((form) => form.gizlilik_politikasi, { path: ['gizlilik_politikasi'] })),
  output: z.object({ basvuru_no: z.string().check(z.describe('Number of the application')) }),
})

/** An application as the applicant sees it, by the link of its mails. */
const OwnApplication = z.object({
  basvuru_no: z.string().check(z.describe('Number of the application')),
  durum: ApplicationState,
  marka: z.string().check(z.describe('Name people know it by')),
  gecmis: z
    .array(
      z.object({
        durum: ApplicationState,
        aciklama: z.nullable(z.string()).check(z.describe('What was asked, answered or told; null for nothing')),
        basvuran: z.boolean().check(z.describe('Written by the applicant, not by the operator')),
        zaman: Instant.check(z.describe('When')),
      }),
    )
    .check(z.describe('What happened to it, oldest first')),
  belgeler: z.array(UploadedDocument).check(z.describe('Documents, oldest first')),
  bitis: Instant.check(z.describe('Until when the link is good')),
})
export type OwnApplication = z.infer<typeof OwnApplication>

export const readOwnApplication = endpoint({
  method: 'POST',
  path: '/acente-basvuru-oku-post',
  feature: 'agency',
  summary: 'State of an application by the key of its mails',
  input: z.object({ anahtar: AgencyKey }),
  output: z.object({ data: OwnApplication.check(z.describe('The application')) }),
})

export const answerApplication = endpoint({
  method: 'POST',
  path: '/acente-basvuru-yanit-post',
  feature: 'agency',
  summary: 'Answer what was asked about an application, with further documents; it goes back into review',
  input: z.object({ anahtar: AgencyKey, yanit: paragraph('The answer', 2000), belgeler: DocumentKeys }),
  output: z.object({ data: OwnApplication.check(z.describe('The application as it stands now')) }),
})

const ListedApplication = z.object({
  k_no: Uuid,
  basvuru_no: z.string().check(z.describe('Number of the application')),
  durum: ApplicationState,
  unvan: z.string().check(z.describe('Legal title')),
  marka: z.string().check(z.describe('Name people know it by')),
  vergi_no: z.string().check(z.describe('Tax number')),
  e_mail: z.string().check(z.describe('Who decides there')),
  dil: Language.check(z.describe('Language of its mails')),
  olusturma_zamani: Instant.check(z.describe('When it came in')),
})

export const listApplications = endpoint({
  method: 'GET',
  path: '/yonetim/acente-basvuru-listele',
  feature: 'agency',
  summary: 'Applications of agencies, newest first',
  access: 'staff',
  hak: 'acente.kosul',
  input: z.object({
    durum: z.optional(ApplicationState),
    sayfa: PageNumber,
  }),
  output: z.object({
    data: z.array(ListedApplication).check(z.describe('The applications of the page')),
    toplam: z.number().check(z.describe('How many there are in all')),
    sayfa_boyu: z.number().check(z.describe('Rows per page')),
  }),
})

const StoredDocument = z.extend(UploadedDocument, {
  yukleme_zamani: Instant.check(z.describe('When it was uploaded')),
  sonradan: z.boolean().check(z.describe('Came with an answer, after the application')),
})

const Application = z.extend(ListedApplication, {
  form: ApplicationForm.check(z.describe('The form as it was written')),
  acente_k_no: z.nullable(z.uuid()).check(z.describe('The agency it became; null before')),
  belgeler: z.array(StoredDocument).check(z.describe('Documents')),
  gecmis: z
    .array(
      z.object({
        durum: ApplicationState,
        aciklama: z.nullable(z.string()).check(z.describe('What the applicant was told, or has answered')),
        personel_k_no: z.nullable(z.uuid()).check(z.describe('Who decided; null for the applicant')),
        kim: z.nullable(z.string()).check(z.describe('Name of that person; null for the applicant')),
        zaman: Instant.check(z.describe('When')),
      }),
    )
    .check(z.describe('What happened to it, oldest first')),
})

export const getApplication = endpoint({
  method: 'GET',
  path: '/yonetim/acente-basvuru-getir',
  feature: 'agency',
  summary: 'One application with its documents and its history',
  access: 'staff',
  hak: 'acente.kosul',
  input: z.object({ k_no: Uuid }),
  output: z.object({ data: Application.check(z.describe('The application')) }),
})

export const getApplicationDocument = endpoint({
  method: 'GET',
  path: '/yonetim/acente-belge-getir',
  feature: 'agency',
  summary: 'A document of an application, as a download',
  access: 'staff',
  hak: 'acente.kosul',
  input: z.object({ k_no: Uuid }),
  output: DocumentFile,
  content: 'application/octet-stream',
})

export const moveApplication = endpoint({
  method: 'POST',
  path: '/yonetim/acente-basvuru-durum-post',
  feature: 'agency',
  summary: 'Take an application into review, ask for more information, or decline it; the applicant is told by mail',
  access: 'staff',
  hak: 'acente.kosul',
  input: z
    .object({
      k_no: Uuid,
      durum: z.enum(['inceleniyor', 'bilgi_bekleniyor', 'reddedildi']).check(z.describe('New state')),
      aciklama: maybeParagraph('What the applicant is told; needed to ask and to decline', 2000),
    })
    .check(z.refine(({ durum, aciklama }) => durum === 'inceleniyor' || Boolean(aciklama), { path: ['aciklama'] })),
  output: NoInput,
})

export const approveApplication = endpoint({
  method: 'POST',
  path: '/yonetim/acente-basvuru-onayla-post',
  feature: 'agency',
  summary: 'Approve an application: the agency is made and its owner is invited',
  access: 'staff',
  hak: 'acente.kosul',
  input: z.object({ k_no: Uuid, kur: z.optional(CurrencyCode.check(z.describe('Currency of the account'))) }),
  output: z.object({ data: Agency.check(z.describe('The agency')) }),
})

export const setAgencyState = endpoint({
  method: 'POST',
  path: '/yonetim/acente-durum-post',
  feature: 'agency',
  summary: 'Suspend, reopen or close an agency; its people are told, and are out at once',
  access: 'staff',
  hak: 'acente.kosul',
  input: z.object({ k_no: Uuid, durum: z.enum(AGENCY_STATES) }),
  output: NoInput,
})

export const resetUserSecondFactor = endpoint({
  method: 'POST',
  path: '/yonetim/acente-kullanici-sifirla-post',
  feature: 'agency',
  summary: 'Let somebody of an agency who has lost the app set it up again',
  access: 'staff',
  hak: 'acente.kosul',
  input: z.object({ acente_k_no: Uuid.check(z.describe('The agency')), e_mail: email() }),
  output: NoInput,
})

/** A branch or a partner that sells below an agency. */
const SubAgency = z.object({
  unvan: ApplicationForm.shape.unvan,
  marka: ApplicationForm.shape.marka,
  vergi_dairesi: ApplicationForm.shape.vergi_dairesi,
  vergi_no: ApplicationForm.shape.vergi_no,
  adres: ApplicationForm.shape.adres,
  yetkili: ContactPerson.check(z.describe('Who owns the account there')),
  lang: Language,
})
export type SubAgency = z.infer<typeof SubAgency>

export const addSubAgency = endpoint({
  method: 'POST',
  path: '/acente-alt-acente-post',
  feature: 'agency',
  summary: 'Make a sub-agency of the own agency and invite its owner; owners only, one level deep',
  access: 'agency',
  input: SubAgency,
  output: z.object({ data: Agency.check(z.describe('The sub-agency')) }),
})

export const makeSubAgency = endpoint({
  method: 'POST',
  path: '/yonetim/acente-alt-acente-post',
  feature: 'agency',
  summary: 'Make a sub-agency of an agency and invite its owner',
  access: 'staff',
  hak: 'acente.kosul',
  input: z.extend(SubAgency, { ust_acente_k_no: Uuid.check(z.describe('Agency of the first level')) }),
  output: z.object({ data: Agency.check(z.describe('The sub-agency')) }),
})
