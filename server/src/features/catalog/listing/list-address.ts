import type { findListAddress as findListAddressCall } from '@meltem/contract/catalog/list-address'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import type { Services } from '../../../services.ts'
import type { GroupTexts } from '../index/catalog.queries.ts'
import { getIndex } from '../index/catalog-frame.ts'
import type { Groups } from '../index/groups.ts'
import { type Asked, findOldGroupSlug } from './list-address.queries.ts'

/** Where a list stands today: by its slug in any language, else by one it had before. */
export async function findListAddress(
  services: Services,
  tenant: Tenant,
  asked: Asked,
): Promise<OutputOf<typeof findListAddressCall>> {
  const { groups } = await getIndex(services, tenant)
  const known = textsBySlug(groups, asked)
  const texts = known ?? (await withTenant(services.db, tenant.id, (trx) => textsByOldSlug(trx, groups, asked)))
  return { slug: texts?.[asked.dil]?.slug ?? null }
}

function groupsOf({ rows }: Groups, turu: Asked['turu']) {
  return turu === 'c' ? rows.categories : [...rows.regions, ...rows.collections]
}

function textsBySlug(groups: Groups, { dil, turu, slug }: Asked): GroupTexts | undefined {
  const candidates = groupsOf(groups, turu).map(({ metinler }) => metinler)
  const inLanguage = candidates.find((texts) => texts[dil]?.slug === slug)
  return inLanguage ?? candidates.find((texts) => Object.values(texts).some((text) => text.slug === slug))
}

async function textsByOldSlug(
  trx: TenantTransaction,
  groups: Groups,
  { dil, turu, slug }: Asked,
): Promise<GroupTexts | undefined> {
  const old = await findOldGroupSlug(trx, { dil, turu, slug })
  return old && groupsOf(groups, turu).find(({ k_no }) => k_no === old.grup_k_no)?.metinler
}
