import { AppError } from '@meltem/contract/errors'
import type { Staff } from '@meltem/contract/staff'
import { type RequestContext, requireStaff } from '../../http/api.ts'

/** Who lets agencies in and shuts them out: managers and sales. */
export async function requireAgencyStaff(context: RequestContext): Promise<Staff> {
  const staff = await requireStaff(context)
  if (staff.rol !== 'yonetici' && staff.rol !== 'satis') throw new AppError('yetki_yok')
  return staff
}
