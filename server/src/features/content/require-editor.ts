import { AppError } from '@meltem/contract/errors'
import type { Staff } from '@meltem/contract/staff'
import { type RequestContext, requireStaff } from '../../platform/http/api.ts'

/** Managers and editors write pages; sales and accounting read them. */
export async function requireEditor(context: RequestContext): Promise<Staff> {
  const staff = await requireStaff(context)
  if (staff.rol !== 'yonetici' && staff.rol !== 'icerik') throw new AppError('yetki_yok')
  return staff
}
