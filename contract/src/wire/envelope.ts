import * as z from 'zod/mini'
import { ERROR_CODES } from './errors.ts'

/** One field of the input that was refused. */
export const FieldIssue = z.object({
  alan: z.string().check(z.describe('Path of the field, joined with dots')),
  kural: z
    .string()
    .check(
      z.describe(
        'Rule that was broken: zorunlu, e_mail, en_az, en_cok, bicim, karakter, tarih, bilinmeyen or gecersiz',
      ),
    ),
  deger: z.optional(z.number().check(z.describe('Limit of the rule, where it has one'))),
  mesaj: z.string().check(z.describe('What to do, in the language of the request')),
})
export type FieldIssue = z.infer<typeof FieldIssue>

/** `success: 0`. The HTTP status tells the transport truth; `message` is written for people. */
export const Failure = z.object({
  success: z.literal(0),
  code: z.string().check(z.describe(`Error code: ${ERROR_CODES.join(', ')}, or an outcome the specification names`)),
  message: z.string().check(z.describe('What happened and what to do, in the language of the request')),
  alanlar: z.optional(z.array(FieldIssue)),
  ayrinti: z.optional(
    z
      .record(z.string(), z.unknown())
      .check(z.describe('What the sentence leaves out: the new totals of fiyat_degisti, line and day of dolu')),
  ),
  istek_no: z.optional(z.string().check(z.describe('Request id, the same as in the log'))),
})
export type Failure = z.infer<typeof Failure>
