import { affiliate, affiliateBody, affiliateStatus } from '@foyer/contracts/affiliate/affiliate'
import {
  capacityAssignment,
  capacityAssignmentBody,
} from '@foyer/contracts/capacity-assignment/capacity-assignment'
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
  messagePreviewBody,
  messageRecipients,
  messageText,
  recipientCount,
  recipientGroup,
  sendWhen,
} from '@foyer/contracts/event-message/event-message'
import { messageMiss, messageMissStatus } from '@foyer/contracts/event-message/message-miss'
import {
  messageStarter,
  messageStarterKind,
  messageTemplate,
  messageTemplates,
  saveMessageTemplateBody,
} from '@foyer/contracts/event-message/message-template'
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
import { eventInsights } from '@foyer/contracts/statistics/event-insights'
import { checkInStatistics, eventStatistics, salesDay } from '@foyer/contracts/statistics/event-statistics'
import { publicTicket, publicTicketPrice, saleState } from '@foyer/contracts/ticket/public-ticket'
import { ticket, ticketBody, ticketPrice, ticketPriceBody, ticketType } from '@foyer/contracts/ticket/ticket'
import {
  eventLanguage,
  eventLanguages,
  eventTranslation,
  eventTranslationBody,
  originalText,
  textForm,
} from '@foyer/contracts/translation/translation'
import { waitingPass, waitingRoom, waitingRoomMode } from '@foyer/contracts/waiting-room/waiting-room'

/** The contracts' modules about an event and what it sells. */
export const eventModules = [
  { affiliate, affiliateBody, affiliateStatus },
  { capacityAssignment, capacityAssignmentBody },
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
    messagePreviewBody,
    messageRecipients,
    messageText,
    recipientCount,
    recipientGroup,
    sendWhen,
  },
  { messageMiss, messageMissStatus },
  { messageStarter, messageStarterKind, messageTemplate, messageTemplates, saveMessageTemplateBody },
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
  { checkInStatistics, eventInsights, eventStatistics, salesDay },
  { publicTicket, publicTicketPrice, saleState },
  { ticket, ticketBody, ticketPrice, ticketPriceBody, ticketType },
  { eventLanguage, eventLanguages, eventTranslation, eventTranslationBody, originalText, textForm },
  { waitingPass, waitingRoom, waitingRoomMode },
]
