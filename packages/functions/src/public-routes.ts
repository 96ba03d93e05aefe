import * as attendeeEndpoints from '@foyer/contracts/attendee/attendee-endpoints'
import * as checkInEndpoints from '@foyer/contracts/check-in/check-in-endpoints'
import * as checkInListEndpoints from '@foyer/contracts/check-in-list/check-in-list-endpoints'
import * as eventEndpoints from '@foyer/contracts/event/event-endpoints'
import * as lookupEndpoints from '@foyer/contracts/lookup/lookup-endpoints'
import * as orderEndpoints from '@foyer/contracts/order/order-endpoints'
import * as organizerEndpoints from '@foyer/contracts/organizer/organizer-endpoints'
import * as paymentEndpoints from '@foyer/contracts/payment/payment-endpoints'
import * as promoCodeEndpoints from '@foyer/contracts/promo-code/promo-code-endpoints'
import * as selfServiceEndpoints from '@foyer/contracts/self-service/self-service-endpoints'
import * as stageEndpoints from '@foyer/contracts/stage/stage-endpoints'
import * as transferEndpoints from '@foyer/contracts/transfer/transfer-endpoints'
import * as translationEndpoints from '@foyer/contracts/translation/translation-endpoints'
import * as waitingRoomEndpoints from '@foyer/contracts/waiting-room/waiting-room-endpoints'
import { getPublicAttendee } from '@foyer/core/attendee/get-public-attendee'
import { getTicketPdf } from '@foyer/core/attendee/ticket-pdf'
import { createCheckIn, deleteCheckIn } from '@foyer/core/check-in/create-check-in'
import { getDoorFile, getDoorRoster } from '@foyer/core/check-in/door-file'
import { listRosterChanges } from '@foyer/core/check-in/door-roster'
import { listDoorAttendees } from '@foyer/core/check-in/list-door-attendees'
import { getPublicCheckInList } from '@foyer/core/check-in-list/read-check-in-lists'
import { getEventCalendar } from '@foyer/core/event/event-calendar'
import { findTickets } from '@foyer/core/lookup/find-tickets'
import { createOrder } from '@foyer/core/order/create-order'
import { createOrderByForm } from '@foyer/core/order/create-order-by-form'
import { abandonOrder } from '@foyer/core/order/end-hold'
import { getPublicOrder } from '@foyer/core/order/get-public-order'
import { extendOrder, giveOrderDetails } from '@foyer/core/order/give-order-details'
import { payTestOrder } from '@foyer/core/payment/pay-test-order'
import { createPaymentIntent, getPaymentIntent } from '@foyer/core/payment/payment-intent'
import { validatePromoCode } from '@foyer/core/public-page/check-promo-code'
import {
  getLiveEvent,
  getLiveEventIn,
  getPublicEvent,
  getPublicOrganizer,
  listPublicEvents,
  listPublicOrganizerEvents,
} from '@foyer/core/public-page/public-event'
import { getSaleReminder } from '@foyer/core/public-page/sale-reminder'
import { cancelOwnTickets } from '@foyer/core/self-service/cancel-own-tickets'
import { changeOwnOrder, changeOwnTicket } from '@foyer/core/self-service/change-own-details'
import { getStage } from '@foyer/core/stage/get-stage'
import { countView } from '@foyer/core/statistics/count-view'
import { acceptTransfer, getTransfer } from '@foyer/core/transfer/accept-transfer'
import { offerTicket, undoTicketOffer } from '@foyer/core/transfer/offer-ticket'
import { getWaitingRoom } from '@foyer/core/waiting-room/get-waiting-room'
import { joinWaitingRoom } from '@foyer/core/waiting-room/join-waiting-room'
import { mount } from './http/mount.ts'
import { orderForm } from './order/order-form.ts'

/**
 * What buyers and doors call: every route below `/api/public` except the webhook, which has its own function. A cold start reads these, and no
 * others (docs/decisions/0154).
 */
export const publicRoutes = [
  mount(stageEndpoints.getStage, getStage),
  mount(eventEndpoints.listPublicEvents, listPublicEvents),
  mount(eventEndpoints.getPublicEvent, getPublicEvent),
  mount(eventEndpoints.getLiveEvent, getLiveEvent),
  mount(eventEndpoints.countView, countView),
  mount(eventEndpoints.getEventCalendar, getEventCalendar),
  mount(eventEndpoints.getSaleReminder, getSaleReminder),
  mount(translationEndpoints.getLiveEventIn, getLiveEventIn),
  mount(organizerEndpoints.getPublicOrganizer, getPublicOrganizer),
  mount(organizerEndpoints.listPublicOrganizerEvents, listPublicOrganizerEvents),
  mount(promoCodeEndpoints.validatePromoCode, validatePromoCode),
  mount(waitingRoomEndpoints.getWaitingRoom, getWaitingRoom),
  mount(waitingRoomEndpoints.joinWaitingRoom, joinWaitingRoom),
  mount(orderEndpoints.createOrder, createOrder),
  mount(orderEndpoints.createOrderByForm, createOrderByForm, orderForm),
  mount(orderEndpoints.getPublicOrder, getPublicOrder),
  mount(orderEndpoints.giveOrderDetails, giveOrderDetails),
  mount(orderEndpoints.extendOrder, extendOrder),
  mount(orderEndpoints.abandonOrder, abandonOrder),
  mount(paymentEndpoints.createPaymentIntent, createPaymentIntent),
  mount(paymentEndpoints.getPaymentIntent, getPaymentIntent),
  mount(paymentEndpoints.payTestOrder, payTestOrder),
  mount(attendeeEndpoints.getPublicAttendee, getPublicAttendee),
  mount(attendeeEndpoints.getTicketPdf, getTicketPdf),
  mount(selfServiceEndpoints.changeOwnOrder, changeOwnOrder),
  mount(selfServiceEndpoints.changeOwnTicket, changeOwnTicket),
  mount(selfServiceEndpoints.cancelOwnTickets, cancelOwnTickets),
  mount(transferEndpoints.offerTicket, offerTicket),
  mount(transferEndpoints.undoTicketOffer, undoTicketOffer),
  mount(transferEndpoints.getTransfer, getTransfer),
  mount(transferEndpoints.acceptTransfer, acceptTransfer),
  mount(lookupEndpoints.findTickets, findTickets),
  mount(checkInListEndpoints.getPublicCheckInList, getPublicCheckInList),
  mount(checkInEndpoints.listDoorAttendees, listDoorAttendees),
  mount(checkInEndpoints.getDoorRoster, getDoorRoster),
  mount(checkInEndpoints.getDoorFile, getDoorFile),
  mount(checkInEndpoints.listRosterChanges, listRosterChanges),
  mount(checkInEndpoints.createCheckIn, createCheckIn),
  mount(checkInEndpoints.deleteCheckIn, deleteCheckIn),
]
