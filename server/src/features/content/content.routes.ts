import * as announcement from '@meltem/contract/content/announcement'
import * as comment from '@meltem/contract/content/comment'
import { getPage, listPages } from '@meltem/contract/content/content'
import { withTenant } from '../../platform/db/connection.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { listAnnouncements, removeAnnouncement, saveAnnouncement } from './announcements/announcements.ts'
import { COMMENTS_PAGE, listShownComments, listToModerate, moderateComment, postComment } from './comments/comments.ts'
import { getPageOf, listPagesOf } from './content.service.ts'

export function mountContent(api: Api, services: Services): void {
  api.mount(getPage, async (input, { tenant }) => ({ data: await getPageOf(services, tenant, input) }))
  api.mount(listPages, async (input, { tenant }) => await listPagesOf(services, tenant, input))
  mountComments(api, services)
  mountAnnouncements(api, services)
}

function mountComments(api: Api, services: Services): void {
  const { db, cache } = services
  api.mount(comment.listComments, async ({ sayfa_k_no }, { tenant }) => ({
    data: await cache.remember(tenant.id, `comments:${sayfa_k_no.toLowerCase()}`, () =>
      withTenant(db, tenant.id, (trx) => listShownComments(trx, sayfa_k_no)),
    ),
  }))
  api.mount(comment.postComment, async (input, context) => ({ k_no: await postComment(services, input, context) }))
  api.mount(comment.listCommentsToModerate, async (input, { tenant }) => ({
    ...(await withTenant(db, tenant.id, (trx) => listToModerate(trx, input))),
    sayfa_boyu: COMMENTS_PAGE,
  }))
  api.mount(comment.moderateComment, async (input, context) => {
    return { data: await withTenant(db, context.tenant.id, (trx) => moderateComment(trx, input)) }
  })
}

function mountAnnouncements(api: Api, { db }: Services): void {
  api.mount(announcement.listAnnouncements, async (_input, { tenant }) => ({
    data: await withTenant(db, tenant.id, listAnnouncements),
  }))
  api.mount(announcement.saveAnnouncement, async (input, context) => {
    const { id } = context.tenant
    return { k_no: await withTenant(db, id, (trx) => saveAnnouncement(trx, id, input)) }
  })
  api.mount(announcement.removeAnnouncement, async ({ k_no }, context) => {
    await withTenant(db, context.tenant.id, (trx) => removeAnnouncement(trx, k_no))
    return {}
  })
}
