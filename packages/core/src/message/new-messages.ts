import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { Message } from '@foyer/contracts/message'

/** A change of an item, as in the table's stream. */
export interface ItemChange {
  OldImage?: object | undefined
  NewImage?: object | undefined
}

/** The messages that this change added to an item. */
export function newMessages(change: ItemChange | undefined): Message[] {
  const before = new Set(messagesOf(change?.OldImage).map(({ id }) => id))
  return messagesOf(change?.NewImage).filter(({ id }) => !before.has(id))
}

function messagesOf(image: object | undefined): Message[] {
  const outbox = (image as Record<string, AttributeValue> | undefined)?.outbox
  return outbox ? (readAttribute(outbox) as Message[]) : []
}

/** One attribute of a stream record as a plain value. */
export function readAttribute(attribute: AttributeValue): unknown {
  return unmarshall({ attribute }).attribute
}
