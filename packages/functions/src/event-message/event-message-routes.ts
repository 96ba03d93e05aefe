import * as endpoints from '@foyer/contracts/event-message/event-message-endpoints'
import { mount } from '../http/mount.ts'

// Messages are written now and then, so no other request waits until this is read.
export const eventMessageRoutes = [
  mount(endpoints.listEventMessages, async (ctx, input) => {
    const { listEventMessages } = await import('@foyer/core/event-message/event-messages')
    return listEventMessages(ctx, input)
  }),
  mount(endpoints.createEventMessage, async (ctx, input) => {
    const { createEventMessage } = await import('@foyer/core/event-message/create-event-message')
    return createEventMessage(ctx, input)
  }),
  mount(endpoints.countMessageRecipients, async (ctx, input) => {
    const { countMessageRecipients } = await import('@foyer/core/event-message/find-recipients')
    return countMessageRecipients(ctx, input)
  }),
  mount(endpoints.previewEventMessage, async (ctx, input) => {
    const { previewEventMessage } = await import('@foyer/core/event-message/message-email')
    return previewEventMessage(ctx, input)
  }),
  mount(endpoints.sendTestMessage, async (ctx, input) => {
    const { sendTestMessage } = await import('@foyer/core/event-message/create-event-message')
    return sendTestMessage(ctx, input)
  }),
  mount(endpoints.listMessageTemplates, async (ctx, input) => {
    const { listMessageTemplates } = await import('@foyer/core/event-message/message-templates')
    return listMessageTemplates(ctx, input)
  }),
  mount(endpoints.saveMessageTemplate, async (ctx, input) => {
    const { saveMessageTemplate } = await import('@foyer/core/event-message/message-templates')
    return saveMessageTemplate(ctx, input)
  }),
  mount(endpoints.deleteMessageTemplate, async (ctx, input) => {
    const { deleteMessageTemplate } = await import('@foyer/core/event-message/message-templates')
    return deleteMessageTemplate(ctx, input)
  }),
  mount(endpoints.getEventMessage, async (ctx, input) => {
    const { getEventMessage } = await import('@foyer/core/event-message/event-messages')
    return getEventMessage(ctx, input)
  }),
  mount(endpoints.updateEventMessage, async (ctx, input) => {
    const { updateEventMessage } = await import('@foyer/core/event-message/update-event-message')
    return updateEventMessage(ctx, input)
  }),
  mount(endpoints.listMessageMisses, async (ctx, input) => {
    const { listMessageMisses } = await import('@foyer/core/event-message/event-messages')
    return listMessageMisses(ctx, input)
  }),
  mount(endpoints.cancelEventMessage, async (ctx, input) => {
    const { cancelEventMessage } = await import('@foyer/core/event-message/event-messages')
    return cancelEventMessage(ctx, input)
  }),
  mount(endpoints.deleteEventMessage, async (ctx, input) => {
    const { deleteEventMessage } = await import('@foyer/core/event-message/event-messages')
    return deleteEventMessage(ctx, input)
  }),
]
