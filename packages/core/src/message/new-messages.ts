import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import type { Message } from '@foyer/contracts/message'
import { readAttribute } from '../table/read-attribute.ts'

/** A change of an item, as the table's stream gives it. */
export interface ItemChange {
  OldImage?: object | undefined
  NewImage?: object | undefined
}

/** The messages that a change of an item says and that the item had not said before. */
export function newMessages(change: ItemChange | undefined): Message[] {
  const before = new Set(messagesOf(change?.OldImage).map(({ id }) => id))
  return messagesOf(change?.NewImage).filter(({ id }) => !before.has(id))
}

function messagesOf(image: object | undefined): Message[] {
  const outbox = (image as Record<string, AttributeValue> | undefined)?.outbox
  return outbox ? (readAttribute(outbox) as Message[]) : []
}
