import * as endpoints from '@foyer/contracts/event-message/event-message-endpoints'
import { cancelEventMessage } from '@foyer/core/event-message/cancel-event-message'
import { countMessageRecipients } from '@foyer/core/event-message/count-message-recipients'
import { createEventMessage } from '@foyer/core/event-message/create-event-message'
import { deleteEventMessage } from '@foyer/core/event-message/delete-event-message'
import { getEventMessage } from '@foyer/core/event-message/get-event-message'
import { listEventMessages } from '@foyer/core/event-message/list-event-messages'
import { listMessageMisses } from '@foyer/core/event-message/list-message-misses'
import { previewEventMessage } from '@foyer/core/event-message/preview-event-message'
import { sendTestMessage } from '@foyer/core/event-message/send-test-message'
import { mount } from '../http/mount.ts'

export const eventMessageRoutes = [
  mount(endpoints.listEventMessages, listEventMessages),
  mount(endpoints.createEventMessage, createEventMessage),
  mount(endpoints.countMessageRecipients, countMessageRecipients),
  mount(endpoints.previewEventMessage, previewEventMessage),
  mount(endpoints.sendTestMessage, sendTestMessage),
  mount(endpoints.getEventMessage, getEventMessage),
  mount(endpoints.listMessageMisses, listMessageMisses),
  mount(endpoints.cancelEventMessage, cancelEventMessage),
  mount(endpoints.deleteEventMessage, deleteEventMessage),
]
