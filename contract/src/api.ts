import { sendContactMessage } from './audience.ts'
import {
  checkCoupon,
  extendHold,
  getAvailability,
  getCalendar,
  holdBasket,
  joinWaitingList,
  quoteBasket,
  releaseHold,
} from './basket.ts'
import {
  acceptOffer,
  cancelReservation,
  changeReservation,
  getReservation,
  placeReservation,
  quoteCancellation,
  quoteChange,
  requestReservation,
} from './booking.ts'
import { getPage, listPages } from './content.ts'
import type { Endpoint } from './endpoint.ts'
import {
  acceptRequest,
  blockDays,
  completeReservation,
  declineRequest,
  makeCounterOffer,
  openDays,
  recordCollection,
} from './reservation-desk.ts'
import { getFilterData, getOtherSettings, getSettings } from './settings.ts'
import { getHealth, getStaff, listMessages, loginStaff, logoutStaff, updateMessage } from './staff.ts'

/** Every call of the product: documentation, access matrix and fuzz tests walk this list. */
export const API: readonly Endpoint[] = [
  getSettings,
  getOtherSettings,
  getFilterData,
  getPage,
  listPages,
  sendContactMessage,
  loginStaff,
  logoutStaff,
  getStaff,
  listMessages,
  updateMessage,
  getHealth,
  quoteBasket,
  getCalendar,
  getAvailability,
  checkCoupon,
  holdBasket,
  extendHold,
  releaseHold,
  placeReservation,
  requestReservation,
  acceptOffer,
  getReservation,
  quoteCancellation,
  cancelReservation,
  quoteChange,
  changeReservation,
  joinWaitingList,
  acceptRequest,
  declineRequest,
  makeCounterOffer,
  completeReservation,
  recordCollection,
  blockDays,
  openDays,
]
