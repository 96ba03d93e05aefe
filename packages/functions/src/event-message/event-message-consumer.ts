import {
  eventMessageCreated,
  eventMessageDue,
  eventMessageTestDue,
} from '@foyer/contracts/event-message/event-message-messages'
import { deliverTestMessage } from '@foyer/core/event-message/create-event-message'
import { divideEventMessage } from '@foyer/core/event-message/find-recipients'
import { sendMessageChunk } from '@foyer/core/event-message/send-message-chunk'
import { consumer } from '../queue/consumer.ts'

/** Sends messages to people of an event, chunk by chunk. While SES accepts none, test messages wait too (F34). */
export const handler = consumer({
  messages: [eventMessageCreated, eventMessageDue, eventMessageTestDue],
  handle: (ctx, message) => {
    switch (message.name) {
      case 'eventMessageCreated':
        return divideEventMessage(ctx, message)
      case 'eventMessageDue':
        return sendMessageChunk(ctx, message)
      case 'eventMessageTestDue':
        return deliverTestMessage(ctx, message)
    }
  },
})
