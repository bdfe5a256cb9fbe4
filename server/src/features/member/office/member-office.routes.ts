import * as calls from '@meltem/contract/member/office'
import { withTenant } from '../../../platform/db/connection.ts'
import type { Api } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { eraseMember, memberFile, readErasure } from './erase-member.ts'
import { putInGroup, readMember } from './member-detail.ts'
import { listGroups } from './member-group.queries.ts'
import { removeGroup, saveGroup } from './member-groups.ts'
import { listMembers, membersFile } from './member-list.ts'

/** Members as the office sees them, their groups, and what the law gives them (PEOPLE-41, PEOPLE-42). */
export function mountMemberOffice(api: Api, services: Services): void {
  const { db } = services
  api.mount(calls.listOfficeMembers, (input, context) => listMembers(services, context, input))
  api.mount(calls.exportOfficeMembers, (input, context) => membersFile(services, context, input))
  api.mount(calls.getOfficeMember, async ({ k_no }, { tenant, language }) => ({
    data: await withTenant(db, tenant.id, (trx) => readMember(trx, k_no, language)),
  }))
  api.mount(calls.putMemberInGroup, async (input, context) => ({ data: await putInGroup(services, context, input) }))
  api.mount(calls.listMemberGroups, async (_input, { tenant }) => ({
    data: await withTenant(db, tenant.id, (trx) => listGroups(trx)),
  }))
  api.mount(calls.saveMemberGroup, async (input, context) => ({ data: await saveGroup(services, context, input) }))
  api.mount(calls.removeMemberGroup, async ({ k_no }, context) => {
    await removeGroup(services, context, k_no)
    return {}
  })
  api.mount(calls.exportMemberForOffice, ({ k_no }, context) => memberFile(services, context, k_no))
  api.mount(calls.quoteErasure, ({ k_no }, context) => readErasure(services, context, k_no))
  api.mount(calls.eraseMemberForOffice, async ({ k_no }, context) => {
    await eraseMember(services, context, k_no)
    return {}
  })
}
