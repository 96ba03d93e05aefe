import {
  eventMessageCreated,
  eventMessageDue,
  eventMessageTestDue,
  eventStartChanged,
  scheduledMessageDue,
} from '@foyer/contracts/event-message/event-message-messages'
import { deliverTestMessage } from '@foyer/core/event-message/create-event-message'
import { divideEventMessage } from '@foyer/core/event-message/divide-event-message'
import { followSchedule, moveMessages } from '@foyer/core/event-message/follow-schedule'
import { sendMessageChunk } from '@foyer/core/event-message/send-message-chunk'
import { sendEarlyAgain } from '@foyer/core/message/send-messages'
import { consumer } from '../queue/consumer.ts'

/** Sends messages to people of an event when they are due, chunk by chunk. While SES accepts none, test messages wait too (F34). */
export const handler = consumer({
  messages: [
    eventMessageCreated,
    eventMessageDue,
    eventMessageTestDue,
    eventStartChanged,
    scheduledMessageDue,
  ],
  handle: async (ctx, message) => {
    switch (message.name) {
      case 'eventMessageCreated':
        return divideEventMessage(ctx, message)
      case 'eventMessageDue':
        return sendMessageChunk(ctx, message)
      case 'eventMessageTestDue':
        return deliverTestMessage(ctx, message)
      case 'eventStartChanged':
        return moveMessages(ctx, message)
      case 'scheduledMessageDue':
        if ((await followSchedule(ctx, message)) === 'early') await sendEarlyAgain(message)
    }
  },
})
