import type { checkInCounted } from '@foyer/contracts/attendee/attendee-messages'
import type { Message } from '@foyer/contracts/message'
import { createWriteTransaction } from 'electrodb'
import { type Context, ttlAfterDays } from '../context.ts'
import { transact } from '../table/transact.ts'
import { CheckInCountEntity } from './check-in-count-entity.ts'
import { CountedMessageEntity, countedDays } from './counted-message-entity.ts'

/** Adds an admission, or takes one back, once however often the message comes. */
export async function countCheckIn(
  ctx: Context,
  { id, payload }: Message<typeof checkInCounted>,
): Promise<void> {
  const { event_id, check_in_list_id, change } = payload
  await transact(() =>
    createWriteTransaction(
      { counted: CountedMessageEntity, count: CheckInCountEntity },
      ({ counted, count }) => [
        counted.create({ message_id: id, ttl: ttlAfterDays(ctx, countedDays) }).commit(),
        count.update({ event_id, check_in_list_id }).add({ checked_in: change }).commit(),
      ],
    ).go(),
  )
}
