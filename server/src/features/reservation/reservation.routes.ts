import * as basket from '@meltem/contract/reservation/basket'
import * as calls from '@meltem/contract/reservation/booking'
import * as office from '@meltem/contract/reservation/office'
import * as requests from '@meltem/contract/reservation/request-office'
import * as waiting from '@meltem/contract/reservation/waiting-office'
import { limitOf } from '@meltem/contract/staff/rights'
import { AppError } from '@meltem/contract/wire/errors'
import { toMinor } from '@meltem/domain/money'
import { withTenant } from '../../platform/db/connection.ts'
import { type Api, type RequestContext, requireProof, requireStaff } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { personAct, staffAct } from './acting.ts'
import { mountBoard } from './board/board.routes.ts'
import { type Act, inBooking } from './booking.ts'
import { cancelReservation, quoteCancellation } from './cancel/cancel-reservation.ts'
import { changeReservation, quoteChange } from './change/change-reservation.ts'
import { completeGuest } from './change/complete-guest.ts'
import { confirmEvent } from './collect/advance-plan.ts'
import { completeReservation } from './collect/complete-reservation.ts'
import { recordCollection } from './collect/record-collection.ts'
import { wishForTripLink } from './find/trip-link.ts'
import { releaseHold } from './hold/expire-reservation.ts'
import { extendHold } from './hold/extend-hold.ts'
import { holdBasket } from './hold/hold-basket.ts'
import { mountCalendars } from './ical/ical.routes.ts'
import { syncBeforeOffer, syncBeforeOfferYes, syncBeforeYes } from './ical/sync-before.ts'
import { mountOfficeDetail, mountOfficeList } from './office/office.routes.ts'
import { asStaff, getOwn } from './own-reservation.ts'
import { acceptByLink } from './phone/accept-by-link.ts'
import { mountPhone } from './phone/phone.routes.ts'
import { placeReservation } from './place/place-reservation.ts'
import { getAvailability } from './quote/availability.ts'
import { getCalendars } from './quote/calendar.ts'
import { listNearestDays } from './quote/nearest-days.ts'
import { checkCoupon, quoteBasket } from './quote/quote-basket.ts'
import { acceptOffer } from './request/accept-offer.ts'
import { acceptRequest, declineRequest, makeCounterOffer } from './request/answer-request.ts'
import { quoteOffer } from './request/quote-offer.ts'
import { countRequests, listRequests } from './request/request-list.queries.ts'
import { requestReservation } from './request/request-reservation.ts'
import { takeRequest, viewRequest } from './request/view-request.ts'
import { readOnWire } from './reservation-on-wire.ts'
import { blockDays, openDays } from './stock/block-days.ts'
import { setClosed } from './stock/waiting-list.queries.ts'
import { joinWaitingList, listWaitingGuests, offerPlace } from './stock/waiting-list.ts'

export function mountReservation(api: Api, services: Services): void {
  const person = (context: RequestContext) => personAct(services, context)
  mountBasket(api, services, person)
  mountBookings(api, services, person)
  mountPortal(api, (context) => staffAct(services, context))
  mountRequests(api, services)
  mountOfficeList(api, services)
  mountOfficeDetail(api, services)
  mountPhone(api, services)
  mountBoard(api, services)
  mountCalendars(api, services)
  mountWaiting(api, services)
}

/** Who waits for a place, as the office sees it. */
function mountWaiting(api: Api, services: Services): void {
  api.mount(waiting.listWaitingGuests, async (_input, context) => ({
    data: await listWaitingGuests(await staffAct(services, context), context.language),
  }))
  api.mount(waiting.offerPlace, async ({ k_no }, context) => {
    await offerPlace(await staffAct(services, context), k_no)
    return {}
  })
  api.mount(waiting.closeWaiting, async ({ k_no, kapali }, { tenant }) => {
    const found = await withTenant(services.db, tenant.id, (trx) => setClosed(trx, k_no, kapali))
    if (!found) throw new AppError('bulunamadi')
    return {}
  })
}

type ActOf = (context: RequestContext) => Promise<Act>

function mountBasket(api: Api, { throttles }: Services, act: ActOf): void {
  api.mount(basket.quoteBasket, async (input, context) => ({ data: await quoteBasket(await act(context), input) }))
  api.mount(basket.checkCoupon, async (input, context) => await checkCoupon(await act(context), input))
  api.mount(basket.getCalendar, async ({ urun_k_no, ay, kur, kisi = 1, adet = 1 }, context) => {
    const question = { urun_k_no: urun_k_no.toLowerCase().split(','), ay, kur, kisi, adet }
    return { takvimler: await getCalendars(await act(context), question) }
  })
  api.mount(basket.listNearestDays, async ({ yetiskin, cocuk = 0, bebek = 0, ...input }, context) => ({
    gunler: await listNearestDays(await act(context), { ...input, pax: { yetiskin, cocuk, bebek } }),
  }))
  api.mount(basket.getAvailability, async ({ yetiskin, cocuk = 0, bebek = 0, ...input }, context) => ({
    secenekler: await getAvailability(await act(context), { ...input, pax: { yetiskin, cocuk, bebek } }),
  }))
  api.mount(basket.holdBasket, async (input, context) => await holdBasket(await act(context), input))
  api.mount(basket.extendHold, async (input, context) => await extendHold(await act(context), input))
  api.mount(basket.releaseHold, async (input, context) => {
    await releaseHold(await act(context), input)
    return {}
  })
  api.mount(basket.joinWaitingList, async (input, context) => {
    await throttles.take('waiting_list_ip', context.tenant.id, context.ip)
    return await joinWaitingList(await act(context), input)
  })
}

function mountBookings(api: Api, services: Services, act: ActOf): void {
  api.mount(calls.mailTripLink, async (input, context) => {
    await wishForTripLink(services, context, input)
    return {}
  })
  api.mount(calls.placeReservation, async (input, context) => await placeReservation(await act(context), input))
  api.mount(calls.requestReservation, async (input, context) => await requestReservation(await act(context), input))
  api.mount(calls.getReservation, async (input, context) => {
    const data = await inBooking(await act(context), async (booking) => {
      return await readOnWire(booking, await getOwn(booking, input), context.language)
    })
    return { data }
  })
  api.mount(calls.acceptOffer, async (input, context) => {
    const guest = await act(context)
    await syncBeforeOfferYes(guest, input)
    return { data: await acceptOffer(guest, input) }
  })
  api.mount(calls.quoteCancellation, async (input, context) => ({
    data: await quoteCancellation(await act(context), input),
  }))
  api.mount(calls.cancelReservation, async (input, context) => await cancelReservation(await act(context), input))
  api.mount(calls.quoteChange, async (input, context) => ({ data: await quoteChange(await act(context), input) }))
  api.mount(calls.changeReservation, async (input, context) => ({
    data: await changeReservation(await act(context), input),
  }))
  api.mount(calls.acceptBookedContracts, async (input, context) => ({
    data: await acceptByLink(await act(context), input),
  }))
  api.mount(calls.completeGuest, async (input, context) => ({ data: await completeGuest(await act(context), input) }))
}

function mountPortal(api: Api, act: ActOf): void {
  api.mount(office.acceptRequest, async (input, context) => {
    const staff = await act(context)
    await syncBeforeYes(staff, input.k_no)
    return { data: await acceptRequest(staff, input) }
  })
  api.mount(office.declineRequest, async (input, context) => ({
    data: await declineRequest(await act(context), input),
  }))
  api.mount(office.quoteCounterOffer, async (input, context) => ({
    data: await quoteOffer(await act(context), input),
  }))
  api.mount(office.makeCounterOffer, async (input, context) => {
    const staff = await act(context)
    await syncBeforeOffer(staff, input.sepet_urunler)
    return { data: await makeCounterOffer(staff, input) }
  })
  api.mount(office.quoteStaffCancellation, async (input, context) => ({
    data: await quoteCancellation(await act(context), input, asStaff),
  }))
  api.mount(office.cancelAsStaff, async ({ feragat = 0, neden, ...wish }, context) => {
    const { k_no: personel_k_no, rol } = await requireStaff(context)
    if (wish.iade > 0) await requireProof(context)
    const waiver = feragat > 0 ? { tutar: toMinor(feragat), sinir: limitOf(rol, 'kesinti') } : undefined
    const word = neden === undefined ? undefined : { personel_k_no, metin: neden }
    return await cancelReservation(await act(context), { ...wish, feragat: waiver, neden: word }, asStaff)
  })
  api.mount(office.quoteStaffChange, async (input, context) => ({
    data: await quoteChange(await act(context), input, asStaff),
  }))
  api.mount(office.changeAsStaff, async (input, context) => ({
    data: await changeReservation(await act(context), input, asStaff),
  }))
  api.mount(office.confirmEvent, async (input, context) => ({ data: await confirmEvent(await act(context), input) }))
  api.mount(office.completeReservation, async ({ k_no }, context) => ({
    data: await completeReservation(await act(context), k_no),
  }))
  api.mount(office.recordCollection, async ({ odeme_yontemi = 'havale', ...input }, context) => ({
    data: await recordCollection(await act(context), { ...input, odeme_yontemi }),
  }))
  api.mount(office.blockDays, async (input, context) => await blockDays(await act(context), input))
  api.mount(office.openDays, async ({ k_no }, context) => ({ acilan: await openDays(await act(context), k_no) }))
}

/** As many as a person can look through. */
const MOST_REQUESTS = 100

function mountRequests(api: Api, services: Services): void {
  const { db, clock } = services
  api.mount(requests.listRequests, async ({ gorunum = 'bekleyen' }, { tenant, language }) => {
    const now = clock.now()
    return await withTenant(db, tenant.id, async (trx) => ({
      simdi: now.toISOString(),
      sayilar: await countRequests(trx),
      data: await listRequests(trx, { language, now, view: gorunum, most: MOST_REQUESTS }),
    }))
  })
  api.mount(requests.getRequest, async ({ k_no }, context) =>
    viewRequest(await staffAct(services, context), k_no, context.language),
  )
  api.mount(requests.takeRequest, (input, context) => takeRequest(services, input, context))
}
