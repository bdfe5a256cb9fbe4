import * as bulk from '@meltem/contract/reservation/bulk-office'
import * as detail from '@meltem/contract/reservation/office-detail'
import * as calls from '@meltem/contract/reservation/office-list'
import { hasRight } from '@meltem/contract/staff/rights'
import { AppError } from '@meltem/contract/wire/errors'
import { withTenant } from '../../../platform/db/connection.ts'
import { type Api, requireStaff } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { takeBackMail } from '../../letters/outbox.queries.ts'
import { planMailsSoon } from '../../letters/outbox.ts'
import { staffAct } from '../acting.ts'
import { deleteFreshNote, insertNote } from '../internal-note.queries.ts'
import { findReservation } from '../reservation.queries.ts'
import { doBulk, quoteBulk } from './bulk.ts'
import { copyMail } from './detail.queries.ts'
import { readForOffice } from './detail.ts'
import { editGuest } from './edit-guest.ts'
import { countAllViews, listForOffice } from './list.ts'
import { reservationsFile } from './list-file.ts'
import { officePaper } from './office-paper.ts'
import { deleteView, listSavedViews, upsertView } from './views.queries.ts'

/** A person keeps so many views of one list; more would not fit above it. */
const MOST_VIEWS = 20

export function mountOfficeList(api: Api, services: Services): void {
  const { db } = services
  api.mount(calls.listReservations, async (input, context) => {
    const { k_no: ben } = await requireStaff(context)
    return await listForOffice(services, { ...context, ben }, input)
  })
  api.mount(calls.exportReservations, (input, context) => reservationsFile(services, context, input))
  api.mount(calls.countViews, async (_input, context) => {
    const { k_no: ben } = await requireStaff(context)
    return { data: await countAllViews(services, { ...context, ben }) }
  })
  mountBulk(api, services)

  api.mount(calls.listViews, async ({ ekran }, context) => {
    const { k_no } = await requireStaff(context)
    return { data: await withTenant(db, context.tenant.id, (trx) => listSavedViews(trx, k_no, ekran)) }
  })
  api.mount(calls.saveView, async (input, context) => {
    const { k_no } = await requireStaff(context)
    const data = await withTenant(db, context.tenant.id, async (trx) => {
      const kept = await listSavedViews(trx, k_no, input.ekran)
      if (kept.length >= MOST_VIEWS && !kept.some(({ ad }) => ad === input.ad)) throw new AppError('cakisma')
      return await upsertView(trx, { ...input, tenant_id: context.tenant.id, personel_k_no: k_no })
    })
    return { data }
  })
  api.mount(calls.removeView, async ({ k_no }, context) => {
    const staff = await requireStaff(context)
    const done = await withTenant(db, context.tenant.id, (trx) => deleteView(trx, staff.k_no, k_no))
    if (!done) throw new AppError('bulunamadi')
    return {}
  })
}

function mountBulk(api: Api, services: Services): void {
  api.mount(bulk.quoteBulk, async (input, context) => quoteBulk(await staffAct(services, context), input))
  api.mount(bulk.doBulk, async (input, context) => {
    const { k_no } = await requireStaff(context)
    return await doBulk(await staffAct(services, context), k_no, input)
  })
}

export function mountOfficeDetail(api: Api, services: Services): void {
  const { db } = services
  api.mount(detail.getOfficeReservation, async ({ k_no }, context) => {
    const mayReadAnswers = hasRight(await requireStaff(context), 'rezervasyon.misafir')
    return await readForOffice(await staffAct(services, context), k_no, { language: context.language, mayReadAnswers })
  })
  api.mount(detail.getOfficePaper, async (input, context) =>
    officePaper(await staffAct(services, context), input, context.origin),
  )
  api.mount(detail.editGuest, async (input, context) => ({
    data: await editGuest(await staffAct(services, context), input),
  }))
  api.mount(detail.addInternalNote, async ({ k_no, metin }, context) => {
    const staff = await requireStaff(context)
    const { olusturma_zamani, ...note } = await withTenant(db, context.tenant.id, async (trx) => {
      const row = await findReservation(trx, k_no)
      if (!row?.kayit_no) throw new AppError('bulunamadi')
      const { id: tenant_id } = context.tenant
      const whose = { tenant_id, rezervasyon_k_no: k_no, personel_k_no: staff.k_no }
      return await insertNote(trx, { ...whose, konu: 'not', metin })
    })
    return { data: { ...note, yazan: `${staff.ad} ${staff.soyad}`, zaman: olusturma_zamani.toISOString() } }
  })
  api.mount(detail.removeInternalNote, async ({ k_no, not_k_no }, context) => {
    const { k_no: personel_k_no } = await requireStaff(context)
    const note = { k_no: not_k_no, rezervasyon_k_no: k_no, personel_k_no }
    if (!(await withTenant(db, context.tenant.id, (trx) => deleteFreshNote(trx, note)))) {
      throw new AppError('durum_uygun_degil')
    }
    return {}
  })
  api.mount(detail.takeBackMail, async ({ k_no, posta_k_no }, { tenant }) => {
    const taken = await withTenant(db, tenant.id, (trx) => takeBackMail(trx, posta_k_no, k_no))
    if (!taken) throw new AppError('durum_uygun_degil')
    return {}
  })
  api.mount(detail.resendMail, async ({ k_no, posta_k_no }, context) => {
    const sent = await withTenant(db, context.tenant.id, async (trx) => {
      const row = await findReservation(trx, k_no)
      const address = row?.misafir?.e_mail
      return address ? await copyMail(trx, k_no, posta_k_no, address) : undefined
    })
    if (!sent) throw new AppError('bulunamadi')
    planMailsSoon(services, context.tenant.id, [sent])
    return { posta_k_no: sent }
  })
}
