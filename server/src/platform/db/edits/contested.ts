import { AppError } from '@meltem/contract/wire/errors'
import type { TenantTransaction } from '../connection.ts'
import { type EditedThing, findLastEdit } from './last-edit.queries.ts'

/** What another has changed meanwhile: who, when, and what it says now, field by field (PEOPLE-17, PAGE-22). */
export async function contestedBy(
  trx: TenantTransaction,
  thing: EditedThing,
  alanlar: Readonly<Record<string, unknown>>,
  more: Readonly<Record<string, unknown>> = {},
): Promise<AppError> {
  return new AppError('surum_degisti', { ayrinti: { ...(await findLastEdit(trx, thing)), ...more, alanlar } })
}
