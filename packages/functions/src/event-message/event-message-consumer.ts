import {
  eventMessageCreated,
  eventMessageDue,
  eventMessageTestDue,
} from '@foyer/contracts/event-message/event-message-messages'
import { divideEventMessage } from '@foyer/core/event-message/divide-event-message'
import { sendMessageChunk } from '@foyer/core/event-message/send-message-chunk'
import { deliverTestMessage } from '@foyer/core/event-message/send-test-message'
import { consumer } from '../queue/consumer.ts'

/** Sends messages to people of an event, chunk by chunk. While SES takes none, tests wait as well (F34). */
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
