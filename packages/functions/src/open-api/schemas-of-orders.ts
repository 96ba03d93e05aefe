import {
  attendee,
  attendeeRow,
  attendeeStatus,
  createAttendeeBody,
  publicAttendee,
  ticketOffer,
  updateAttendeeBody,
} from '@foyer/contracts/attendee/attendee'
import { createCheckInBody, doorAttendee, formerTicket } from '@foyer/contracts/check-in/check-in'
import {
  checkInList,
  checkInListBody,
  checkInListState,
  listedCheckInList,
  publicCheckInList,
} from '@foyer/contracts/check-in-list/check-in-list'
import { emailKind, emailReason, emailStatus, orderEmail } from '@foyer/contracts/email/email'
import {
  createExportBody,
  exportDownload,
  exportFormat,
  exportKind,
  exportProgress,
  exportStatus,
} from '@foyer/contracts/export/export'
import {
  archivedOrders,
  createEventsImportBody,
  eventsImportFormat,
  eventsImportLine,
  eventsImportProgress,
} from '@foyer/contracts/import/events-import'
import { createImportBody, importFormat, importProgress } from '@foyer/contracts/import/import'
import { importOutcome, importReportLine } from '@foyer/contracts/import/import-report'
import { hold } from '@foyer/contracts/order/hold'
import {
  appliedTaxOrFee,
  order,
  orderAttendee,
  orderLine,
  orderListMeta,
  orderMoment,
  orderMomentKind,
  orderRefund,
  orderRow,
  publicOrder,
} from '@foyer/contracts/order/order'
import {
  cancelOrderBody,
  createManualOrderBody,
  createOrderBody,
  giveOrderDetailsBody,
  refundOrderBody,
  updateOrderBody,
} from '@foyer/contracts/order/order-bodies'
import { disputeStatus, orderDispute, rowDisputeStatus } from '@foyer/contracts/order/order-dispute'
import { eventPageKind, orderFormAnswer, orderFormBody } from '@foyer/contracts/order/order-form'
import {
  heldDisplayStatus,
  listedDisplayStatus,
  orderDisplayStatus,
  orderSource,
  orderStatus,
  paymentProvider,
  paymentStatus,
  refundStatus,
} from '@foyer/contracts/order/order-status'
import { paymentIntent, paymentOutcome } from '@foyer/contracts/payment/payment'
import {
  cancelOwnTicketsBody,
  ownCancellation,
  ownDetailsBody,
} from '@foyer/contracts/self-service/self-service'
import {
  acceptTransferBody,
  offerTicketBody,
  transfer,
  transferStatus,
} from '@foyer/contracts/transfer/transfer'
import { wallet } from '@foyer/contracts/wallet/wallet'

/** The contracts' modules about orders, tickets in hands, and the door. */
export const orderModules = [
  {
    attendee,
    attendeeRow,
    attendeeStatus,
    createAttendeeBody,
    publicAttendee,
    ticketOffer,
    updateAttendeeBody,
  },
  { createCheckInBody, doorAttendee, formerTicket },
  { checkInList, checkInListBody, checkInListState, listedCheckInList, publicCheckInList },
  { emailKind, emailReason, emailStatus, orderEmail },
  { createExportBody, exportDownload, exportFormat, exportKind, exportProgress, exportStatus },
  { archivedOrders, createEventsImportBody, eventsImportFormat, eventsImportLine, eventsImportProgress },
  { createImportBody, importFormat, importOutcome, importProgress, importReportLine },
  { hold },
  {
    appliedTaxOrFee,
    order,
    orderAttendee,
    orderLine,
    orderListMeta,
    orderMoment,
    orderMomentKind,
    orderRefund,
    orderRow,
    publicOrder,
  },
  {
    cancelOrderBody,
    createManualOrderBody,
    createOrderBody,
    giveOrderDetailsBody,
    refundOrderBody,
    updateOrderBody,
  },
  { disputeStatus, orderDispute, rowDisputeStatus },
  { eventPageKind, orderFormAnswer, orderFormBody },
  {
    heldDisplayStatus,
    listedDisplayStatus,
    orderDisplayStatus,
    orderSource,
    orderStatus,
    paymentProvider,
    paymentStatus,
    refundStatus,
  },
  { paymentIntent, paymentOutcome },
  { cancelOwnTicketsBody, ownCancellation, ownDetailsBody },
  { acceptTransferBody, offerTicketBody, transfer, transferStatus },
  { wallet },
]
