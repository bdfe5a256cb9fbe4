import * as basket from '@meltem/contract/basket'
import * as calls from '@meltem/contract/booking'
import * as office from '@meltem/contract/reservation-office'
import type { Api, RequestContext } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { requireMethod } from '../payment/payment-terms.ts'
import { personAct, staffAct } from './acting.ts'
import { type Act, inBooking } from './booking.ts'
import { asStaff, cancelReservation, quoteCancellation } from './cancel/cancel-reservation.ts'
import { changeReservation, quoteChange } from './change/change-reservation.ts'
import { completeGuest } from './change/complete-guest.ts'
import { confirmEvent } from './collect/advance-plan.ts'
import { completeReservation } from './collect/complete-reservation.ts'
import { recordCollection } from './collect/record-collection.ts'
import { releaseHold } from './hold/expire-reservation.ts'
import { extendHold } from './hold/extend-hold.ts'
import { holdBasket } from './hold/hold-basket.ts'
import { getOwn } from './own-reservation.ts'
import { placeReservation } from './place/place-reservation.ts'
import { getAvailability } from './quote/availability.ts'
import { getCalendars } from './quote/calendar.ts'
import { listNearestDays } from './quote/nearest-days.ts'
import { checkCoupon, quoteBasket } from './quote/quote-basket.ts'
import { acceptOffer } from './request/accept-offer.ts'
import { acceptRequest, declineRequest, makeCounterOffer } from './request/answer-request.ts'
import { requestReservation } from './request/request-reservation.ts'
import { readOnWire } from './reservation-on-wire.ts'
import { blockDays, openDays } from './stock/block-days.ts'
import { joinWaitingList } from './stock/waiting-list.ts'

export function mountReservation(api: Api, services: Services): void {
  const person = (context: RequestContext) => personAct(services, context)
  mountBasket(api, services, person)
  mountBookings(api, services, person)
  mountPortal(api, (context) => staffAct(services, context))
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
  api.mount(calls.placeReservation, async (input, context) => {
    await requireMethod(services, context.tenant, input.odeme_yontemi)
    return await placeReservation(await act(context), input)
  })
  api.mount(calls.requestReservation, async (input, context) => {
    await requireMethod(services, context.tenant, input.odeme_yontemi)
    return await requestReservation(await act(context), input)
  })
  api.mount(calls.getReservation, async (input, context) => {
    const data = await inBooking(await act(context), async (booking) => {
      return await readOnWire(booking, await getOwn(booking, input))
    })
    return { data }
  })
  api.mount(calls.acceptOffer, async (input, context) => ({ data: await acceptOffer(await act(context), input) }))
  api.mount(calls.quoteCancellation, async (input, context) => ({
    data: await quoteCancellation(await act(context), input),
  }))
  api.mount(calls.cancelReservation, async (input, context) => await cancelReservation(await act(context), input))
  api.mount(calls.quoteChange, async (input, context) => ({ data: await quoteChange(await act(context), input) }))
  api.mount(calls.changeReservation, async (input, context) => ({
    data: await changeReservation(await act(context), input),
  }))
  api.mount(calls.completeGuest, async (input, context) => ({ data: await completeGuest(await act(context), input) }))
}

function mountPortal(api: Api, act: ActOf): void {
  api.mount(office.acceptRequest, async (input, context) => ({ data: await acceptRequest(await act(context), input) }))
  api.mount(office.declineRequest, async (input, context) => ({
    data: await declineRequest(await act(context), input),
  }))
  api.mount(office.makeCounterOffer, async (input, context) => ({
    data: await makeCounterOffer(await act(context), input),
  }))
  api.mount(office.quoteStaffCancellation, async (input, context) => ({
    data: await quoteCancellation(await act(context), input, asStaff),
  }))
  api.mount(office.cancelAsStaff, async (input, context) => await cancelReservation(await act(context), input, asStaff))
  api.mount(office.confirmEvent, async (input, context) => ({ data: await confirmEvent(await act(context), input) }))
  api.mount(office.completeReservation, async ({ k_no }, context) => ({
    data: await completeReservation(await act(context), k_no),
  }))
  api.mount(office.recordCollection, async (input, context) => ({
    data: await recordCollection(await act(context), { ...input, odeme_yontemi: 'havale' }),
  }))
  api.mount(office.blockDays, async (input, context) => await blockDays(await act(context), input))
  api.mount(office.openDays, async ({ k_no }, context) => ({ acilan: await openDays(await act(context), k_no) }))
}
