import { afterEach, expect, it } from 'vitest'
import { newId } from '../random-id.ts'
import { ClientHoldEntity } from '../store/client-hold/client-hold-entity.ts'
import { conflictWrites } from '../testing/fail-writes.ts'
import { giveBackHold } from './few-held.ts'

let stop: () => void = () => undefined
afterEach(() => stop())

it('a write that succeeded does not fail because the client’s count is busy', async () => {
  const window = { event_id: newId('event'), client: 'somebody', window: 1 }
  await ClientHoldEntity.put({ ...window, tickets: 3, ttl: 0 }).go()
  const conflicts = conflictWrites(Number.POSITIVE_INFINITY)
  stop = conflicts.stop
  await giveBackHold(window, 2)
  expect(conflicts.tried()).toBe(12)
})
