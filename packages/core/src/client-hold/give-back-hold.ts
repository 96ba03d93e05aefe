import { refusalIn } from '../app-error.ts'
import { ClientHoldEntity, type HoldWindow } from '../store/client-hold/client-hold-entity.ts'
import { isConditionRefused } from '../table/transact.ts'

/**
 * Takes tickets off a client's count: those of a request that was refused, or of a hold that ended or was bought. A count that is
 * gone needs nothing; one that a dying process forgot, or that is too busy, is gone with its window: what it belongs to is
 * written already, and must not fail for it (docs/decisions/0049).
 */
export async function giveBackHold({ event_id, client, window }: HoldWindow, tickets: number): Promise<void> {
  if (tickets === 0) return
  try {
    await ClientHoldEntity.patch({ event_id, client, window }).add({ tickets: -tickets }).go()
  } catch (error) {
    if (!isConditionRefused(error) && refusalIn(error)?.code !== 'server.busy') throw error
  }
}
