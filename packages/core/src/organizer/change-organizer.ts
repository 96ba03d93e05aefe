import { forgetEventGraphs } from '../event-graph/event-graph.ts'
import { OrganizerEntity, type OrganizerItem } from '../store/organizer/organizer-entity.ts'
import { isConditionRefused, untilWritten } from '../table/write.ts'
import { AppError } from '../verb.ts'

type OrganizerChange = Partial<
  Omit<OrganizerItem, 'account_id' | 'id' | 'event_count' | 'created_at' | 'version'>
>

/**
 * Writes the organizer that `decide` returns for the current one, and decides again if another process wrote first.
 * Errors: those of `decide`; `organizer.not_found` if it was deleted; `server.busy` if others keep writing.
 */
export async function changeOrganizer(
  organizer: OrganizerItem,
  decide: (organizer: OrganizerItem) => OrganizerChange,
): Promise<OrganizerItem> {
  return untilWritten(async (attempted) => {
    const seen = attempted === 0 ? organizer : await readAgain(organizer)
    const { outbox: _sent, outbox_id: _sentId, ...kept } = seen
    const next = { ...kept, ...decide(seen), version: seen.version + 1 }
    return (await writeOver(seen, next)) ? next : 'lost'
  })
}

async function writeOver(seen: OrganizerItem, next: OrganizerItem): Promise<boolean> {
  try {
    await OrganizerEntity.put(next)
      .where(({ version }, { eq }) => eq(version, seen.version))
      .go()
    forgetEventGraphs()
    return true
  } catch (error) {
    if (isConditionRefused(error)) return false
    throw error
  }
}

async function readAgain({ account_id, id }: OrganizerItem): Promise<OrganizerItem> {
  const { data } = await OrganizerEntity.get({ account_id, id }).go({ consistent: true })
  if (!data) throw new AppError('organizer.not_found')
  return data
}
