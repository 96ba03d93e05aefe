import * as z from 'zod'
import { type FeedPosition, feedShards } from '../store/change-feed/change-feed-entity.ts'
import { AppError } from '../verb.ts'

const count = z.int().min(0)
const packed = z.tuple([z.string(), z.array(z.tuple([count, count])).length(feedShards)])

/** A position as programs keep it: a text that they need not understand. */
export function textOf(epoch: string, shards: FeedPosition): string {
  const text = JSON.stringify([epoch, shards.map(({ seq, skip }) => [seq, skip])])
  return Buffer.from(text).toString('base64url')
}

/** The position that such a text stands for. Error: `request.invalid` for another text. */
export function positionOf(text: string): { epoch: string; shards: FeedPosition } {
  const { success, data } = packed.safeParse(parsed(Buffer.from(text, 'base64url').toString('utf8')))
  if (!success) {
    throw new AppError('request.invalid', {
      errors: { after: ['This is not a position. Send the `next` of an earlier answer.'] },
    })
  }
  const [epoch, shards] = data
  return { epoch, shards: shards.map(([seq, skip]) => ({ seq, skip })) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
