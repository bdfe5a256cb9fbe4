import * as z from 'zod/mini'
import { PART_NAMES } from './settings-office.ts'
import { endpoint } from './wire/endpoint.ts'
import { Instant } from './wire/fields.ts'

const Fields = z.record(z.string(), z.unknown())

/** One save of a part: the fields it changed, before and after. */
const SettingChange = z.strictObject({
  no: z.int().check(z.describe('Number of the change in the audit')),
  zaman: Instant.check(z.describe('When it was saved')),
  kim: z.string().check(z.describe('Who saved it')),
  once: Fields.check(z.describe('What these fields said before')),
  sonra: Fields.check(z.describe('What they said from then on')),
})
export type SettingChange = z.infer<typeof SettingChange>

export const listSettingChanges = endpoint({
  method: 'GET',
  path: '/yonetim/ayar-gecmis-listele',
  feature: 'settings',
  summary: 'The last saves of a part of the settings; one is taken back by saving what was there before',
  access: 'staff',
  hak: 'ayar.oku',
  input: z.strictObject({ bolum: z.enum(PART_NAMES).check(z.describe('Part of the settings')) }),
  output: z.object({ data: z.array(SettingChange).check(z.describe('The newest first')) }),
})
