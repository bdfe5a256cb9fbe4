import type * as z from 'zod/mini'

/** Rules a field can break, worded under `fields` in the messages. */
export type FieldRule = 'zorunlu' | 'e_mail' | 'gecersiz'

/** Error map for one parse: instead of a sentence it gives the name of the rule, so that the language can change later. */
export function fieldRule(issue: z.core.$ZodRawIssue): FieldRule {
  if (issue.input === '' || issue.input === undefined) return 'zorunlu'
  return issue.code === 'invalid_format' && issue.format === 'email' ? 'e_mail' : 'gecersiz'
}
