import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../id.ts'
import { dataOf, listOf } from '../list.ts'
import { updateOf } from '../update-of.ts'
import {
  createEventMessageBody,
  eventMessage,
  eventMessageBody,
  eventMessageListQuery,
  eventMessageRow,
  messagePreview,
  messagePreviewBody,
  messageRecipients,
  messageText,
  recipientCount,
} from './event-message.ts'
import { messageMiss, messageMissListQuery } from './message-miss.ts'
import {
  messageTemplate,
  messageTemplates,
  messageTemplatesQuery,
  saveMessageTemplateBody,
} from './message-template.ts'

const eventParams = z.object({ event_id: id('event') })
const params = z.object({ event_id: id('event'), message_id: id('message') })

export const listEventMessages = endpoint({
  name: 'listEventMessages',
  summary: 'Messages of an event and how far they have got, newest first by default',
  method: 'GET',
  path: '/events/:event_id/messages',
  access: 'order.manage',
  params: eventParams,
  query: eventMessageListQuery,
  response: listOf(eventMessageRow),
})

export const createEventMessage = endpoint({
  name: 'createEventMessage',
  summary: 'Send or schedule a message to people of an event; each address gets it once',
  method: 'POST',
  path: '/events/:event_id/messages',
  access: 'order.manage',
  keeps_key: true,
  params: eventParams,
  body: createEventMessageBody,
  response: dataOf(eventMessage),
  status: 202,
  refusals: [
    'account.not_found',
    'account.unverified',
    'email.budget_used_up',
    'event.status_conflict',
    'message.limit_reached',
    'message.no_recipients',
    'message.not_found',
    'order.not_found',
    'request.too_many',
    'ticket.required',
  ],
})

export const countMessageRecipients = endpoint({
  name: 'countMessageRecipients',
  summary: 'How many addresses a message would go to',
  method: 'POST',
  path: '/events/:event_id/messages/recipients',
  access: 'order.manage',
  params: eventParams,
  body: messageRecipients,
  response: dataOf(recipientCount),
  refusals: ['message.not_found', 'order.not_found'],
})

export const previewEventMessage = endpoint({
  name: 'previewEventMessage',
  summary: 'The email that recipients of a message would see',
  method: 'POST',
  path: '/events/:event_id/messages/preview',
  access: 'order.manage',
  params: eventParams,
  body: messagePreviewBody,
  response: dataOf(messagePreview),
})

export const sendTestMessage = endpoint({
  name: 'sendTestMessage',
  summary: 'Send a test of a message to the signed-in user only',
  method: 'POST',
  path: '/events/:event_id/messages/test',
  access: 'order.manage',
  params: eventParams,
  body: messageText,
  refusals: ['account.not_found', 'account.unverified', 'email.suppressed', 'request.too_many'],
})

export const listMessageTemplates = endpoint({
  name: 'listMessageTemplates',
  summary: 'What a message of an event may start from: suggestions, and the account’s own templates by name',
  method: 'GET',
  path: '/events/:event_id/message-templates',
  access: 'person',
  params: eventParams,
  query: messageTemplatesQuery,
  response: dataOf(messageTemplates),
})

export const saveMessageTemplate = endpoint({
  name: 'saveMessageTemplate',
  summary: 'Keep a text as a template of the account; the one with the same name is replaced',
  method: 'POST',
  path: '/events/:event_id/message-templates',
  access: 'person',
  params: eventParams,
  body: saveMessageTemplateBody,
  response: dataOf(messageTemplate),
})

export const deleteMessageTemplate = endpoint({
  name: 'deleteMessageTemplate',
  summary: 'Delete a template of the account',
  method: 'DELETE',
  path: '/events/:event_id/message-templates/:template_id',
  access: 'person',
  params: z.object({ event_id: id('event'), template_id: id('template') }),
})

export const getEventMessage = endpoint({
  name: 'getEventMessage',
  summary: 'One message, with its text',
  method: 'GET',
  path: '/events/:event_id/messages/:message_id',
  access: 'order.manage',
  params,
  response: dataOf(eventMessage),
})

export const updateEventMessage = endpoint({
  name: 'updateEventMessage',
  summary: 'Change a message that is scheduled, or send it now',
  method: 'PUT',
  path: '/events/:event_id/messages/:message_id',
  access: 'order.manage',
  is_update: true,
  params,
  body: updateOf(eventMessageBody),
  response: dataOf(eventMessage),
  refusals: [
    'account.not_found',
    'account.unverified',
    'email.budget_used_up',
    'event.status_conflict',
    'message.already_sent',
    'message.no_recipients',
    'message.still_sending',
    'order.not_found',
    'ticket.required',
  ],
})

export const listMessageMisses = endpoint({
  name: 'listMessageMisses',
  summary: 'People that a message did not reach, and why, latest first by default; kept for 90 days',
  method: 'GET',
  path: '/events/:event_id/messages/:message_id/misses',
  access: 'order.manage',
  params,
  query: messageMissListQuery,
  response: listOf(messageMiss),
})

export const cancelEventMessage = endpoint({
  name: 'cancelEventMessage',
  summary: 'Cancel a scheduled message, or stop sending one; people who already have it keep it',
  method: 'POST',
  path: '/events/:event_id/messages/:message_id/cancel',
  access: 'order.manage',
  params,
  response: dataOf(eventMessage),
  refusals: ['message.already_sent'],
})

export const deleteEventMessage = endpoint({
  name: 'deleteEventMessage',
  summary: 'Delete a message, unless it is being sent',
  method: 'DELETE',
  path: '/events/:event_id/messages/:message_id',
  access: 'order.manage',
  params,
  refusals: ['message.still_sending'],
})
