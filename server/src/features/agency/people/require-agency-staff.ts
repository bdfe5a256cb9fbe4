import { AppError } from '@meltem/contract/errors'
import type { Staff } from '@meltem/contract/staff'
import { type RequestContext, requireStaff } from '../../../platform/http/api.ts'

type Roles = readonly Staff['rol'][]

/** Who lets agencies in and shuts them out, and who agrees on terms and places with them. */
const SALES: Roles = ['yonetici', 'satis']
/** Who writes down what was paid and invoiced, and how much may stand open. */
export const BOOKS: Roles = ['yonetici', 'muhasebe']
/** Who may look at contracts and statements. */
export const READERS: Roles = ['yonetici', 'satis', 'muhasebe']

export async function requireAgencyStaff(context: RequestContext, roles: Roles = SALES): Promise<Staff> {
  const staff = await requireStaff(context)
  if (!roles.includes(staff.rol)) throw new AppError('yetki_yok')
  return staff
}
