import type { Kysely } from 'kysely'
import { findAdministrator } from '../features/tenant/administrator.queries.ts'
import { openAdministrator } from '../features/tenant/administrator.service.ts'
import type { Database } from '../platform/db/tables/database.ts'

/** Who runs the installation of the demo. */
export const DEMO_ADMINISTRATOR = {
  ad: 'Defne Ar',
  e_mail: 'defne@kurum.example',
  sifre: 'kurum-yonetimi-2026',
} as const

/** Once: an app that was set up stays. */
export async function openDemoInstallation(owner: Kysely<Database>): Promise<void> {
  if (await findAdministrator(owner, DEMO_ADMINISTRATOR)) return
  await openAdministrator(owner, DEMO_ADMINISTRATOR)
}
