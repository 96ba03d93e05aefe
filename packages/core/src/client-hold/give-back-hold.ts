import { isConditionRefused } from '../table/transact.ts'
import { ClientHoldEntity, type HoldWindow } from './client-hold-entity.ts'

/**
 * Takes tickets off a client's count: those of a request that was refused, or of a hold that ended or was bought. A count that is
 * gone needs nothing; one that a dying process forgot is gone with its window.
 */
export async function giveBackHold({ event_id, client, window }: HoldWindow, tickets: number): Promise<void> {
  if (tickets === 0) return
  try {
    await ClientHoldEntity.patch({ event_id, client, window }).add({ tickets: -tickets }).go()
  } catch (error) {
    if (!isConditionRefused(error)) throw error
  }
}
