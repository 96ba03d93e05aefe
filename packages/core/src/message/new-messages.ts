import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { Message } from '@foyer/contracts/message'

/** A change of an item, as the table's stream gives it. */
export interface ItemChange {
  OldImage?: object | undefined
  NewImage?: object | undefined
}

/** The messages of a changed item that it did not carry before. */
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
