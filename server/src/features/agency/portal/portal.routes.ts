import * as bookings from '@meltem/contract/agency/booking'
import * as calls from '@meltem/contract/agency/portal'
import * as terms from '@meltem/contract/agency/terms'
import * as tools from '@meltem/contract/agency/tools'
import { withTenant } from '../../../platform/db/connection.ts'
import { type Api, type RequestContext, requireAgency } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { staffAct } from '../../reservation/acting.ts'
import { listAllotments } from '../allotments/allotment.queries.ts'
import { endAllotment, keepAllotment } from '../allotments/allotment-office.ts'
import { readStatement } from '../ledger/statement.queries.ts'
import { listContracts, listTargets } from '../terms/terms.queries.ts'
import { recordPayment, saveContract, setCredit, writeInvoice } from '../terms/terms.service.ts'
import { endKey, listKeys, makeKey } from '../tools/api-key.ts'
import { passengerList, statementFile } from '../tools/exports.ts'
import { listNetProducts } from '../tools/net-products.ts'
import { acceptClientOffer, confirmOption, makeOffer, readOffer } from '../tools/offer.ts'
import { todayOf } from './acting-agency.ts'
import { listOptions } from './option.queries.ts'
import {
  bookAtPortal,
  changeAtPortal,
  findPlacesAtPortal,
  holdAtPortal,
  type Portal,
  quoteAtPortal,
  quoteChangeAtPortal,
  releaseAtPortal,
} from './portal.service.ts'
import { readPortalBooking } from './portal-booking.ts'
import { cancelAtPortal, quoteCancellationAtPortal } from './portal-cancellation.ts'
import { readPortal } from './portal-overview.ts'
import { askAtPortal, confirmAtPortal } from './portal-request.ts'
import { listPortalReservations } from './portal-reservation.queries.ts'
import { listSubs, setShare } from './sub-agency.ts'

export function mountAgencyPortal(api: Api, services: Services): void {
  const portal = (context: RequestContext): Portal => ({ services, context })
  mountCatalog(api, portal)
  mountBookings(api, portal)
  mountBooks(api, services)
  mountTools(api, portal)
  mountOffers(api, services)
  mountOffice(api, services)
}

type PortalOf = (context: RequestContext) => Portal

function mountCatalog(api: Api, portal: PortalOf): void {
  api.mount(calls.getPortal, async (_input, context) => await readPortal(portal(context)))
  api.mount(calls.listNetProducts, async (input, context) => await listNetProducts(portal(context), input))
  api.mount(calls.quoteForClient, async (input, context) => await quoteAtPortal(portal(context), input))
  api.mount(calls.findPortalPlaces, async (input, context) => await findPlacesAtPortal(portal(context), input))
  api.mount(calls.listPortalAllotments, async ({ dil }, context) => {
    const { services } = portal(context)
    const { acente } = await requireAgency(context)
    const question = { acente_k_no: acente.k_no, dil, today: todayOf(services) }
    return { data: await withTenant(services.db, context.tenant.id, (trx) => listAllotments(trx, question)) }
  })
  api.mount(calls.holdOption, async (input, context) => await holdAtPortal(portal(context), input))
  api.mount(calls.releaseOption, async ({ k_no }, context) => {
    await releaseAtPortal(portal(context), k_no)
    return {}
  })
  api.mount(calls.listOptions, async (_input, context) => {
    const { services } = portal(context)
    const { acente } = await requireAgency(context)
    const asking = { acente_k_no: acente.k_no, dil: context.language }
    return { data: await withTenant(services.db, context.tenant.id, (trx) => listOptions(trx, asking)) }
  })
}

function mountBookings(api: Api, portal: PortalOf): void {
  api.mount(calls.bookForClient, async (input, context) => ({ data: await bookAtPortal(portal(context), input) }))
  api.mount(calls.bookOption, async (input, context) => ({ data: await confirmOption(portal(context), input) }))
  api.mount(calls.listPortalReservations, async (input, context) => {
    const { acente } = await requireAgency(context)
    const { services } = portal(context)
    const asking = { acente_k_no: acente.k_no, dil: context.language }
    return await withTenant(services.db, context.tenant.id, (trx) => listPortalReservations(trx, asking, input))
  })
  api.mount(bookings.getPortalReservation, async ({ k_no }, context) => await readPortalBooking(portal(context), k_no))
  api.mount(bookings.askForClient, async (input, context) => ({ data: await askAtPortal(portal(context), input) }))
  api.mount(bookings.confirmRequest, async (input, context) => ({
    data: await confirmAtPortal(portal(context), input),
  }))
  api.mount(bookings.quotePortalCancellation, async (input, context) => ({
    data: await quoteCancellationAtPortal(portal(context), input),
  }))
  api.mount(bookings.cancelPortalReservation, async (input, context) => ({
    data: await cancelAtPortal(portal(context), input),
  }))
  api.mount(bookings.quotePortalChange, async (input, context) => await quoteChangeAtPortal(portal(context), input))
  api.mount(bookings.changePortalReservation, async (input, context) => ({
    data: await changeAtPortal(portal(context), input),
  }))
}

/** The books are the owner's and accounting's. */
function mountBooks(api: Api, { db }: Services): void {
  api.mount(calls.getStatement, async ({ kur, sayfa }, context) => {
    const { acente } = await requireAgency(context, 'sahip', 'muhasebe')
    const question = { acente_k_no: acente.k_no, kur: kur ?? acente.kur, sayfa }
    return { data: await withTenant(db, context.tenant.id, (trx) => readStatement(trx, question)) }
  })
}

function mountTools(api: Api, portal: PortalOf): void {
  api.mount(tools.listSubAgencies, async (_input, context) => ({ data: await listSubs(portal(context)) }))
  api.mount(tools.setSubAgencyShare, async (input, context) => {
    await setShare(portal(context), input)
    return {}
  })
  api.mount(tools.listApiKeys, async (_input, context) => ({ data: await listKeys(portal(context)) }))
  api.mount(tools.createApiKey, async ({ ad }, context) => await makeKey(portal(context), ad))
  api.mount(tools.revokeApiKey, async ({ k_no }, context) => {
    await endKey(portal(context), k_no)
    return {}
  })
  api.mount(tools.exportPassengers, async (input, context) => await passengerList(portal(context), input))
  api.mount(tools.exportStatement, async (input, context) => await statementFile(portal(context), input))
  api.mount(tools.getPortalVoucher, async (input, context) => {
    const { services } = portal(context)
    await services.throttles.take('document_ip', context.tenant.id, context.ip)
    const { portalVoucher } = await import('./portal-voucher.ts')
    return await portalVoucher(portal(context), input)
  })
  api.mount(tools.sendOffer, async (input, context) => ({ adres: await makeOffer(portal(context), input) }))
}

/** The client's side: the link is the key. */
function mountOffers(api: Api, services: Services): void {
  const { throttles } = services
  api.mount(tools.getOffer, async ({ anahtar }, context) => {
    await throttles.take('offer_ip', context.tenant.id, context.ip)
    return { data: await readOffer(services, context, anahtar) }
  })
  api.mount(tools.takeOffer, async (input, context) => {
    await throttles.take('offer_ip', context.tenant.id, context.ip)
    return await acceptClientOffer(services, context, input)
  })
}

/** Calls of the back office. */
function mountOffice(api: Api, services: Services): void {
  const act = (context: RequestContext) => staffAct(services, context)
  api.mount(terms.saveAgencyContract, async (input, context) => ({
    data: await saveContract(await act(context), input),
  }))
  api.mount(terms.listAgencyContracts, ({ acente_k_no }, context) =>
    withTenant(services.db, context.tenant.id, async (trx) => {
      const data = await listContracts(trx, acente_k_no)
      const targets = data.flatMap(({ kurallar }) => kurallar.flatMap(({ hedef }) => hedef ?? []))
      return { data, hedefler: await listTargets(trx, [...new Set(targets)], context.language) }
    }),
  )
  api.mount(terms.setAgencyCredit, async (input, context) => {
    await setCredit(await act(context), input)
    return {}
  })
  api.mount(terms.recordAgencyPayment, async (input, context) => ({
    bakiye: await recordPayment(await act(context), input),
  }))
  api.mount(terms.invoiceAgency, async (input, context) => ({
    data: await writeInvoice(await act(context), input),
  }))
  api.mount(terms.setAllotment, async (input, context) => await keepAllotment(await act(context), input))
  api.mount(terms.listAllotments, async ({ acente_k_no, dil }, context) => {
    const question = { acente_k_no, dil, today: todayOf(services) }
    return { data: await withTenant(services.db, context.tenant.id, (trx) => listAllotments(trx, question)) }
  })
  api.mount(terms.endAllotment, async ({ k_no }, context) => ({
    birakilan: await endAllotment(await act(context), k_no),
  }))
  api.mount(terms.getAgencyStatement, async ({ acente_k_no, kur = 'TRY', sayfa }, context) => {
    const question = { acente_k_no, kur, sayfa }
    return { data: await withTenant(services.db, context.tenant.id, (trx) => readStatement(trx, question)) }
  })
}
