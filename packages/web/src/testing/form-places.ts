import { updateAccount } from '@foyer/contracts/account/account-endpoints'
import { createAffiliate } from '@foyer/contracts/affiliate/affiliate-endpoints'
import { createApiKey, listApiKeys, rotateApiKey } from '@foyer/contracts/api-key/api-key-endpoints'
import {
  createAttendee,
  getPublicAttendee,
  updateAttendee,
} from '@foyer/contracts/attendee/attendee-endpoints'
import { createCapacityAssignment } from '@foyer/contracts/capacity-assignment/capacity-assignment-endpoints'
import { createCheckInList } from '@foyer/contracts/check-in-list/check-in-list-endpoints'
import type { Endpoint } from '@foyer/contracts/endpoint'
import {
  createEvent,
  duplicateEvent,
  getEvent,
  updateEvent,
  updateEventDefaults,
  updateEventSettings,
} from '@foyer/contracts/event/event-endpoints'
import {
  createEventMessage,
  listMessageTemplates,
  saveMessageTemplate,
} from '@foyer/contracts/event-message/event-message-endpoints'
import { acceptInvitation, getInvitation, inviteUser } from '@foyer/contracts/invitation/invitation-endpoints'
import { findTickets } from '@foyer/contracts/lookup/lookup-endpoints'
import {
  cancelOrder,
  getOrder,
  getPublicOrder,
  giveOrderDetails,
  refundOrder,
  updateOrder,
} from '@foyer/contracts/order/order-endpoints'
import { createOrganizer, listOrganizers } from '@foyer/contracts/organizer/organizer-endpoints'
import { createPromoCode } from '@foyer/contracts/promo-code/promo-code-endpoints'
import { createQuestion } from '@foyer/contracts/question/question-endpoints'
import { changeOwnTicket } from '@foyer/contracts/self-service/self-service-endpoints'
import {
  changePassword,
  forgotPassword,
  login,
  register,
  resetPassword,
} from '@foyer/contracts/session/session-endpoints'
import { createTaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee-endpoints'
import { createTicket } from '@foyer/contracts/ticket/ticket-endpoints'
import { acceptTransfer, offerTicket } from '@foyer/contracts/transfer/transfer-endpoints'
import {
  getEventTranslation,
  listEventTranslations,
  updateEventTranslation,
} from '@foyer/contracts/translation/translation-endpoints'
import { getUser, updateMe, updateUser } from '@foyer/contracts/user/user-endpoints'
import { createWebhook } from '@foyer/contracts/webhook/webhook-endpoints'
import { createElement, type ReactNode } from 'react'
import { LoginPage } from '../routes/auth/login-page.tsx'
import { CheckoutDetailsPage } from '../routes/public/checkout-details-page.tsx'
import { TicketPage } from '../routes/public/ticket-page.tsx'
import { TransferPage } from '../routes/public/transfer-page.tsx'
import { answer } from './answers.ts'
import { eventScreen } from './open-screen.ts'
import { sampleId, sampleLinkId } from './sample.ts'

/** Where a form is, and what it asks the server for. The key is the name of its file. */
export interface FormPlace {
  address: string
  endpoint: Endpoint
  /** The page, where it is outside the app. */
  page?: ReactNode
  /** What the page shows, where a plain sample is not enough. */
  prepare?: () => unknown
  /** A field that only this form has, for a page with several forms. */
  field?: string
  /** What is pressed to open the form, in this order. */
  open?: readonly string[]
  /** Whether the form can be sent as it opens. */
  isFilled?: boolean
  /** Whether every field may stay empty. */
  isAllOptional?: boolean
}
type FormPlaces = Record<string, FormPlace>

const eventId = sampleId('event')
const order = `orders?order=${sampleLinkId()}`
const settings = (section: string) => ({
  address: eventScreen(`settings?section=${section}`),
  endpoint: updateEventSettings,
})
/** What a sheet does besides its next step. */
const inMenu = (action: string) => ['Weitere Aktionen', action]
const buyerPage = { eventId, shortId: sampleLinkId() }
const ticket = {
  address: `/ticket/${eventId}/${sampleLinkId()}`,
  page: createElement(TicketPage, buyerPage),
  prepare: () =>
    answer(getPublicAttendee, {
      can_pass_on_until: '2036-06-05T17:30:00.000Z',
      can_change_until: '2036-06-05T17:30:00.000Z',
    }),
}

const accountForms: FormPlaces = {
  'account-form': { address: '/account/settings', endpoint: updateAccount },
  'event-defaults-form': { address: '/account/event-defaults', endpoint: updateEventDefaults },
  'tax-or-fee-form': { address: '/account/taxes-and-fees?item=new', endpoint: createTaxOrFee },
  'api-key-form': { address: '/account/api-keys?key=new', endpoint: createApiKey },
  'rotate-api-key-dialog': {
    ...{ address: '/account/api-keys', endpoint: rotateApiKey, isFilled: true },
    prepare: () => answer(listApiKeys, [{ name: 'Kasse' }]),
    open: ['Aktionen für Kasse', 'Geheimnis ersetzen'],
  },
  'webhook-form': { address: '/account/webhooks?webhook=new', endpoint: createWebhook },
  'invite-user-form': { address: '/account/users?user=new', endpoint: inviteUser },
  'user-role-form': {
    ...{ address: `/account/users?user=${sampleId('user', 1)}`, endpoint: updateUser, isFilled: true },
    prepare: () => answer(getUser, { id: sampleId('user', 1) }),
  },
  'organizer-form': { address: '/manage/organizers?organizer=new', endpoint: createOrganizer },
  'profile-form': { address: '/manage/profile', endpoint: updateMe, field: 'first_name' },
  'change-email-form': { address: '/manage/profile', endpoint: updateMe, field: 'email' },
  'change-password-form': {
    ...{ address: '/manage/profile', endpoint: changePassword, field: 'password_confirmation' },
  },
  'new-event-form': {
    ...{ address: '/manage/events/new', endpoint: createEvent },
    prepare: () => answer(listOrganizers, [{}]),
  },
  'fill-gap-forms': {
    ...{
      address: eventScreen('dashboard'),
      endpoint: updateEventSettings,
      field: 'location.venue_name',
      isAllOptional: true,
    },
    prepare: () => answer(getEvent, { status: 'DRAFT' }),
    open: ['Veröffentlichen', 'Wo findet sie statt?'],
  },
}

const eventForms: FormPlaces = {
  'duplicate-event-form': { address: `/manage/events?duplicate=${eventId}`, endpoint: duplicateEvent },
  'event-form': { address: eventScreen('settings'), endpoint: updateEvent, field: 'title' },
  'ticket-form': { address: eventScreen('tickets?ticket=new'), endpoint: createTicket },
  'capacity-assignment-form': {
    ...{ address: eventScreen('capacity-assignments?capacity=new'), endpoint: createCapacityAssignment },
  },
  'question-form': { address: eventScreen('questions?question=new'), endpoint: createQuestion },
  'promo-code-form': { address: eventScreen('promo-codes?code=new'), endpoint: createPromoCode },
  'message-form': { address: eventScreen('messages?message=new'), endpoint: createEventMessage },
  'save-template-form': {
    ...{ address: eventScreen('messages?message=new'), endpoint: saveMessageTemplate, field: 'name' },
    prepare: () =>
      answer(listMessageTemplates, {
        starters: [{ kind: 'REMINDER', subject: 'Bald', content: '<p>Bis bald</p>' }],
      }),
    open: ['Mit einer Vorlage beginnen', 'Erinnerung vor der Veranstaltung', 'Als Vorlage speichern'],
  },
  'affiliate-form': { address: eventScreen('affiliates?affiliate=new'), endpoint: createAffiliate },
  'translation-form': {
    ...{
      address: eventScreen('languages?language=fr'),
      endpoint: updateEventTranslation,
      isAllOptional: true,
    },
    prepare: () => {
      answer(listEventTranslations, { languages: [{ language: 'fr' }] })
      answer(getEventTranslation, {
        language: 'fr',
        originals: [{ path: 'title', form: 'LINE', max_length: 100, original: 'Lights' }],
      })
    },
  },
  'homepage-design-form': {
    ...{ address: eventScreen('homepage-designer'), endpoint: updateEventSettings, isAllOptional: true },
    open: ['Erweiterte Farben'],
  },
  'check-in-list-form': { address: eventScreen('check-in?list=new'), endpoint: createCheckInList },
  'location-settings-form': { ...settings('location'), isAllOptional: true },
  'checkout-settings-form': settings('checkout'),
  'email-settings-form': { ...settings('email'), isAllOptional: true },
  'ticket-settings-form': settings('miscellaneous'),
  'self-service-form': {
    ...settings('self-service'),
    isAllOptional: true,
    open: ['Namen und E-Mails ändern'],
  },
  'search-settings-form': { ...settings('search'), isAllOptional: true },
  'create-attendee-form': { address: eventScreen('attendees?attendee=new'), endpoint: createAttendee },
  'order-notes': { address: eventScreen(order), endpoint: updateOrder, field: 'notes', isAllOptional: true },
  'attendee-form': {
    ...{ address: eventScreen(`attendees?attendee=${sampleLinkId()}`), endpoint: updateAttendee },
    field: 'first_name',
  },
  'edit-order-form': {
    address: eventScreen(order),
    endpoint: updateOrder,
    open: inMenu('Angaben bearbeiten'),
  },
  'refund-order-form': {
    ...{ address: eventScreen(order), endpoint: refundOrder, isFilled: true },
    prepare: () =>
      answer(getOrder, {
        ...{ total: 1234, remaining_total: 1234, payment_provider: 'STRIPE' },
        payment_status: 'PAYMENT_RECEIVED',
      }),
    open: inMenu('Erstatten'),
  },
  'cancel-order-form': {
    address: eventScreen(order),
    endpoint: cancelOrder,
    isAllOptional: true,
    open: inMenu('Bestellung stornieren'),
  },
}

const formsWithoutLogin: FormPlaces = {
  'login-form': { address: '/auth/login', endpoint: login, page: createElement(LoginPage) },
  'register-form': { address: '/auth/register', endpoint: register },
  'forgot-password-form': { address: '/auth/forgot-password', endpoint: forgotPassword },
  'reset-password-form': { address: '/auth/reset-password/token', endpoint: resetPassword },
  'accept-as-new-form': {
    ...{ address: '/auth/accept-invitation/token', endpoint: acceptInvitation },
    prepare: () => answer(getInvitation, { has_login: false }),
  },
  'accept-as-known-form': {
    ...{ address: '/auth/accept-invitation/token', endpoint: acceptInvitation },
    prepare: () => answer(getInvitation, { has_login: true }),
  },
  'details-form': {
    ...{ address: `/checkout/${eventId}/${sampleLinkId()}/details`, endpoint: giveOrderDetails },
    page: createElement(CheckoutDetailsPage, buyerPage),
    prepare: () =>
      answer(getPublicOrder, { status: 'RESERVED', display_status: 'IN_PROGRESS', seconds_left: 600 }),
  },
  'find-tickets-form': { address: '/tickets', endpoint: findTickets },
  'offer-ticket-form': { ...ticket, endpoint: offerTicket, open: ['Ticket weitergeben'] },
  'own-details-form': {
    ...ticket,
    endpoint: changeOwnTicket,
    isAllOptional: true,
    open: ['Name oder E-Mail-Adresse ändern'],
  },
  'accept-transfer-form': {
    ...{ address: `/offer/${eventId}/${sampleLinkId()}`, endpoint: acceptTransfer },
    page: createElement(TransferPage, buyerPage),
  },
}

/** Every form of the app. */
export const formPlaces: FormPlaces = { ...accountForms, ...eventForms, ...formsWithoutLogin }
