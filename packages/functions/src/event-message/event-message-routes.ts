import * as endpoints from '@foyer/contracts/event-message/event-message-endpoints'
import { createEventMessage, sendTestMessage } from '@foyer/core/event-message/create-event-message'
import {
  cancelEventMessage,
  deleteEventMessage,
  getEventMessage,
  listEventMessages,
  listMessageMisses,
} from '@foyer/core/event-message/event-messages'
import { countMessageRecipients } from '@foyer/core/event-message/find-recipients'
import { previewEventMessage } from '@foyer/core/event-message/message-email'
import {
  deleteMessageTemplate,
  listMessageTemplates,
  saveMessageTemplate,
} from '@foyer/core/event-message/message-templates'
import { updateEventMessage } from '@foyer/core/event-message/update-event-message'
import { mount } from '../http/mount.ts'

export const eventMessageRoutes = [
  mount(endpoints.listEventMessages, listEventMessages),
  mount(endpoints.createEventMessage, createEventMessage),
  mount(endpoints.countMessageRecipients, countMessageRecipients),
  mount(endpoints.previewEventMessage, previewEventMessage),
  mount(endpoints.sendTestMessage, sendTestMessage),
  mount(endpoints.listMessageTemplates, listMessageTemplates),
  mount(endpoints.saveMessageTemplate, saveMessageTemplate),
  mount(endpoints.deleteMessageTemplate, deleteMessageTemplate),
  mount(endpoints.getEventMessage, getEventMessage),
  mount(endpoints.updateEventMessage, updateEventMessage),
  mount(endpoints.listMessageMisses, listMessageMisses),
  mount(endpoints.cancelEventMessage, cancelEventMessage),
  mount(endpoints.deleteEventMessage, deleteEventMessage),
]
