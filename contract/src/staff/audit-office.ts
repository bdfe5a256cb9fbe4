import * as z from 'zod/mini'
import { endpoint, NoInput } from '../wire/endpoint.ts'
import { Instant, IsoDate, Uuid, verbatim } from '../wire/fields.ts'
import { Language } from '../wire/language.ts'
import { LongFile } from '../wire/long-file.ts'

const CallName = verbatim('Name of a call', 80).check(z.regex(/^[a-z\d-]+$/))
const TableName = verbatim('Name of a table', 80).check(z.regex(/^[a-z\d_]+$/))

/** What the audit is cut by, the same in the address of the screen. */
const Filter = {
  personel: z.optional(Uuid.check(z.describe('Only what this person did'))),
  cagri: z.optional(CallName.check(z.describe('Only this act'))),
  tablo: z.optional(TableName.check(z.describe('Only acts that changed a row of this table'))),
  konu: z.optional(Uuid.check(z.describe('Only what was done about this thing'))),
  ilk: z.optional(IsoDate.check(z.describe('On or after this day'))),
  son: z.optional(IsoDate.check(z.describe('On or before this day'))),
}

const daysInOrder = z.refine<{ ilk?: string | undefined; son?: string | undefined }>(
  ({ ilk, son }) => !(ilk && son) || son >= ilk,
  { path: ['son'], params: { kod: 'tarih_sirasi' } },
)

/** Things an entry can be about that have a screen of their own. */
export const AUDIT_SUBJECTS = ['rezervasyon', 'urun', 'uye', 'personel'] as const

const Subject = z.strictObject({
  tur: z.enum(AUDIT_SUBJECTS).check(z.describe('Booking, product, member or colleague')),
  ad: z.string().check(z.describe('Its number or name')),
})

const entry = {
  no: z.int().check(z.gte(1), z.describe('Number of the entry')),
  zaman: Instant.check(z.describe('When it was done')),
  kim: z.string().check(z.describe('Who did it')),
  personel_k_no: Uuid,
  cagri: z.string().check(z.describe('The call: what was done')),
  konu_k_no: z.nullable(z.uuid()).check(z.describe('What it was about; null where the call says nothing of it')),
  konu: z.nullable(Subject).check(z.describe('The same by name, where it has one and is still there')),
  ip: z.nullable(z.string()).check(z.describe('Address it came from')),
  degisim: z.int().check(z.gte(0), z.describe('Rows it changed')),
  tablolar: z.array(z.string()).check(z.describe('Tables of those rows')),
}

const Entry = z.strictObject(entry)
export type AuditEntry = z.infer<typeof Entry>

export const listAudit = endpoint({
  method: 'GET',
  path: '/yonetim/denetim-listele',
  feature: 'staff',
  summary: 'What the office has done, newest first, twenty-five to a page, going on by key',
  access: 'staff',
  hak: 'denetim.oku',
  input: z
    .strictObject({
      ...Filter,
      sonra: z.optional(
        verbatim('Where the page begins, as the one before it said', 16).check(z.regex(/^[1-9]\d{0,14}$/)),
      ),
    })
    .check(daysInOrder),
  output: z.object({
    data: z.array(Entry).check(z.describe('The page')),
    sonraki: z.nullable(z.string()).check(z.describe('Where the next page begins; null on the last one')),
  }),
})

const Row = z.nullable(z.record(z.string(), z.unknown()))

const Change = z.strictObject({
  tablo: z.string().check(z.describe('Table')),
  anahtar: z.record(z.string(), z.unknown()).check(z.describe('Key of the row')),
  once: Row.check(z.describe('As it was; null where it is new, or the person it told about was erased')),
  sonra: Row.check(z.describe('As it became; null where it is gone, or the person was erased')),
})
export type AuditChange = z.infer<typeof Change>

export const getAuditEntry = endpoint({
  method: 'GET',
  path: '/yonetim/denetim-getir',
  feature: 'staff',
  summary: 'One entry of the audit with every row it changed, before and after',
  access: 'staff',
  hak: 'denetim.oku',
  input: z.strictObject({
    no: z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000_000_000), z.describe('Number of the entry')),
  }),
  output: z.object({
    data: z
      .strictObject({
        ...entry,
        oturum: z.nullable(z.string()).check(z.describe('The beginning of the session’s hash: tells two apart')),
        istek_no: z.nullable(z.string()).check(z.describe('Number of the request')),
        ayrinti: z.record(z.string(), z.unknown()).check(z.describe('What the call noted besides')),
        degisimler: z.array(Change).check(z.describe('Rows in the order they were changed; at most two hundred')),
      })
      .check(z.describe('The entry')),
  }),
})

export const getAuditChoices = endpoint({
  method: 'GET',
  path: '/yonetim/denetim-secim-get',
  feature: 'staff',
  summary: 'Who, which acts and which tables the audit has entries of',
  access: 'staff',
  hak: 'denetim.oku',
  input: NoInput,
  output: z.object({
    kisiler: z
      .array(z.strictObject({ k_no: Uuid, ad: z.string().check(z.describe('Name')) }))
      .check(z.describe('People by name')),
    cagrilar: z.array(z.string()).check(z.describe('Acts')),
    tablolar: z.array(z.string()).check(z.describe('Tables')),
  }),
})

export const exportAudit = endpoint({
  method: 'GET',
  path: '/yonetim/denetim-dosya-get',
  feature: 'staff',
  summary:
    'The same entries as a file with a line for each changed field, CSV of any length or XLSX of twenty thousand',
  access: 'staff',
  hak: 'denetim.oku',
  taze: true,
  input: z
    .strictObject({
      ...Filter,
      bicim: z.enum(['csv', 'xlsx']).check(z.describe('Kind of file')),
      dil: Language,
    })
    .check(daysInOrder),
  output: LongFile,
  content: 'application/octet-stream',
})
