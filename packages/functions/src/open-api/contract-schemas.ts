import { account, stripeConnectionStatus, updateAccountBody } from '@foyer/contracts/account/account'
import { mailBudgetName, mailBudgets } from '@foyer/contracts/account/mail-budgets'
import { paymentConnection } from '@foyer/contracts/account/payment-connection'
import { affiliate, affiliateBody, affiliateStatus } from '@foyer/contracts/affiliate/affiliate'
import { apiKey, apiKeyScope, createApiKeyBody, newApiKey } from '@foyer/contracts/api-key/api-key'
import {
  attendee,
  attendeeRow,
  attendeeStatus,
  createAttendeeBody,
  publicAttendee,
  ticketOffer,
  updateAttendeeBody,
} from '@foyer/contracts/attendee/attendee'
import {
  auditAction,
  auditActorKind,
  auditDetails,
  auditEntry,
  auditPage,
} from '@foyer/contracts/audit/audit'
import {
  capacityAssignment,
  capacityAssignmentBody,
} from '@foyer/contracts/capacity-assignment/capacity-assignment'
import { change, changePage, changeType } from '@foyer/contracts/change/change'
import { createCheckInBody, doorAttendee, formerTicket } from '@foyer/contracts/check-in/check-in'
import {
  checkInList,
  checkInListBody,
  checkInListState,
  publicCheckInList,
} from '@foyer/contracts/check-in-list/check-in-list'
import { emailKind, emailReason, emailStatus, orderEmail } from '@foyer/contracts/email/email'
import {
  createEventBody,
  duplicateEventBody,
  event,
  eventCopy,
  eventLifecycle,
  eventRow,
  eventStatus,
  updateEventStatusBody,
} from '@foyer/contracts/event/event'
import { eventDefaults } from '@foyer/contracts/event/event-defaults'
import { askedNames, eventSettings, location } from '@foyer/contracts/event/event-settings'
import { homepageDesign } from '@foyer/contracts/event/homepage-design'
import { publicEvent } from '@foyer/contracts/event/public-event'
import { selfService, selfServiceDefaults } from '@foyer/contracts/event/self-service'
import {
  createEventMessageBody,
  eventMessage,
  eventMessageRow,
  eventMessageStatus,
  messagePreview,
  messageRecipients,
  messageText,
  recipientCount,
  recipientGroup,
} from '@foyer/contracts/event-message/event-message'
import { messageMiss, messageMissStatus } from '@foyer/contracts/event-message/message-miss'
import {
  createExportBody,
  exportDownload,
  exportFormat,
  exportKind,
  exportProgress,
  exportStatus,
} from '@foyer/contracts/export/export'
import { health } from '@foyer/contracts/health/health'
import { attendeeReference, type IdKind, id, idPrefixes, linkId, orderReference } from '@foyer/contracts/id'
import {
  eventImageType,
  image,
  imageFormat,
  imageUpload,
  imageVariant,
  startImageUploadBody,
  startLogoUploadBody,
  uploadEventImageBody,
} from '@foyer/contracts/image/image'
import {
  acceptAsKnownBody,
  acceptAsNewBody,
  acceptInvitationBody,
  invitation,
  inviteUserBody,
} from '@foyer/contracts/invitation/invitation'
import { listMeta } from '@foyer/contracts/list'
import { locale } from '@foyer/contracts/locale'
import { amount, currency } from '@foyer/contracts/money'
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
import { createOrganizerBody, organizer, publicOrganizer } from '@foyer/contracts/organizer/organizer'
import { organizerStatistics } from '@foyer/contracts/organizer/organizer-statistics'
import { publicOrganizerEvent } from '@foyer/contracts/organizer/public-organizer-event'
import { paymentIntent, paymentOutcome } from '@foyer/contracts/payment/payment'
import {
  discountType,
  givenPromoCode,
  promoCode,
  promoCodeBody,
  promoCodeState,
  promoCodeStatus,
  promoCodeValidity,
} from '@foyer/contracts/promo-code/promo-code'
import {
  address,
  answer,
  answerCounts,
  answerRow,
  answerValue,
  givenAnswer,
} from '@foyer/contracts/question/answer'
import { publicQuestion, question, questionBody, questionType } from '@foyer/contracts/question/question'
import {
  cancelOwnTicketsBody,
  ownCancellation,
  ownDetailsBody,
} from '@foyer/contracts/self-service/self-service'
import {
  accountChoice,
  changePasswordBody,
  forgotPasswordBody,
  loginBody,
  registerBody,
  resetPasswordBody,
  session,
} from '@foyer/contracts/session/session-endpoints'
import { acceptedTerms, stage } from '@foyer/contracts/stage/stage'
import { checkInStatistics, eventStatistics, salesDay } from '@foyer/contracts/statistics/event-statistics'
import { taxOrFee, taxOrFeeBody } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import { secureWebAddress, webAddress } from '@foyer/contracts/text'
import { publicTicket, publicTicketPrice, saleState } from '@foyer/contracts/ticket/public-ticket'
import { ticket, ticketBody, ticketPrice, ticketPriceBody, ticketType } from '@foyer/contracts/ticket/ticket'
import {
  acceptTransferBody,
  offerTicketBody,
  transfer,
  transferStatus,
} from '@foyer/contracts/transfer/transfer'
import { accountUser, updateUserBody } from '@foyer/contracts/user/account-user'
import { savedView, saveViewsBody } from '@foyer/contracts/user/saved-view'
import { updateMeBody, user, userRole, userStatus } from '@foyer/contracts/user/user'
import { waitingPass, waitingRoom, waitingRoomMode } from '@foyer/contracts/waiting-room/waiting-room'
import { wallet } from '@foyer/contracts/wallet/wallet'
import * as z from 'zod'

const ids = Object.fromEntries((Object.keys(idPrefixes) as IdKind[]).map((kind) => [`${kind}_id`, id(kind)]))
const scalars = {
  ...ids,
  ...{ attendeeReference, linkId, orderReference, locale, amount, currency, webAddress, secureWebAddress },
}
const everywhere = new Set<z.ZodType>(Object.values(scalars))

/** The contracts' modules with schemas that the document names, in no particular order. */
const modules: readonly Record<string, unknown>[] = [
  { ...scalars, listMeta },
  { account, stripeConnectionStatus, updateAccountBody },
  { mailBudgetName, mailBudgets },
  { paymentConnection },
  { affiliate, affiliateBody, affiliateStatus },
  { apiKey, apiKeyScope, createApiKeyBody, newApiKey },
  {
    attendee,
    attendeeRow,
    attendeeStatus,
    createAttendeeBody,
    publicAttendee,
    ticketOffer,
    updateAttendeeBody,
  },
  { auditAction, auditActorKind, auditDetails, auditEntry, auditPage },
  { capacityAssignment, capacityAssignmentBody },
  { change, changePage, changeType },
  { createCheckInBody, doorAttendee, formerTicket },
  { checkInList, checkInListBody, checkInListState, publicCheckInList },
  { emailKind, emailReason, emailStatus, orderEmail },
  {
    createEventBody,
    duplicateEventBody,
    event,
    eventCopy,
    eventLifecycle,
    eventRow,
    eventStatus,
    updateEventStatusBody,
  },
  { eventDefaults },
  { askedNames, eventSettings, location },
  { homepageDesign },
  { publicEvent },
  { selfService, selfServiceDefaults },
  {
    createEventMessageBody,
    eventMessage,
    eventMessageRow,
    eventMessageStatus,
    messagePreview,
    messageRecipients,
    messageText,
    recipientCount,
    recipientGroup,
  },
  { messageMiss, messageMissStatus },
  { createExportBody, exportDownload, exportFormat, exportKind, exportProgress, exportStatus },
  { health },
  {
    eventImageType,
    image,
    imageFormat,
    imageUpload,
    imageVariant,
    startImageUploadBody,
    startLogoUploadBody,
    uploadEventImageBody,
  },
  { acceptAsKnownBody, acceptAsNewBody, acceptInvitationBody, invitation, inviteUserBody },
  { hold },
  {
    appliedTaxOrFee,
    order,
    orderAttendee,
    orderLine,
    orderMoment,
    orderMomentKind,
    orderRefund,
    orderListMeta,
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
  { createOrganizerBody, organizer, publicOrganizer },
  { organizerStatistics },
  { publicOrganizerEvent },
  { paymentIntent, paymentOutcome },
  {
    discountType,
    givenPromoCode,
    promoCode,
    promoCodeBody,
    promoCodeState,
    promoCodeStatus,
    promoCodeValidity,
  },
  { address, answer, answerCounts, answerRow, answerValue, givenAnswer },
  { publicQuestion, question, questionBody, questionType },
  { cancelOwnTicketsBody, ownCancellation, ownDetailsBody },
  {
    accountChoice,
    changePasswordBody,
    forgotPasswordBody,
    loginBody,
    registerBody,
    resetPasswordBody,
    session,
  },
  { acceptedTerms, stage },
  { checkInStatistics, eventStatistics, salesDay },
  { taxOrFee, taxOrFeeBody },
  { publicTicket, publicTicketPrice, saleState },
  { ticket, ticketBody, ticketPrice, ticketPriceBody, ticketType },
  { acceptTransferBody, offerTicketBody, transfer, transferStatus },
  { accountUser, updateUserBody },
  { savedView, saveViewsBody },
  { updateMeBody, user, userRole, userStatus },
  { waitingPass, waitingRoom, waitingRoomMode },
  { wallet },
]

/** A contract's schema under the name of its export, such as `orderRow`. */
export interface ContractSchema {
  name: string
  schema: z.ZodType
  /** What else its module exports, for fields that several schemas of it share. */
  siblings: readonly string[]
}

/** Every schema that a contract exports, once. */
export function contractSchemas(): ContractSchema[] {
  const seen = new Set<unknown>()
  return modules.flatMap((module) => {
    const siblings = Object.keys(module)
    return Object.entries(module).flatMap(([name, schema]) => {
      if (!(schema instanceof z.ZodType) || isPlain(schema) || seen.has(schema)) return []
      seen.add(schema)
      return [{ name, schema, siblings }]
    })
  })
}

/** A text or number with a rule stands where it is used, but for the ids and amounts that stand everywhere. */
const isPlain = (schema: z.ZodType) =>
  (schema instanceof z.ZodString || schema instanceof z.ZodNumber || schema instanceof z.ZodPipe) &&
  !everywhere.has(schema)

/** `order_row` and `orderRow` as programs name classes: `OrderRow`. */
export function className(name: string): string {
  return name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
