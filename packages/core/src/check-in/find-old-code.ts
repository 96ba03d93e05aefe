import { linkId } from '@foyer/contracts/id'
import { giveBackRate, type RateLimit, takeRate } from '../rate-limit/take-rate.ts'
import { codeHash } from '../store/attendee/attendee-entity.ts'
import type { CheckInListItem } from '../store/check-in-list/check-in-list-entity.ts'
import { readBarcodes } from '../store/import/barcode-entity.ts'
import type { Context } from '../verb.ts'

/** Counts a client's wrong codes at one list. They may be short enough to guess, but a door scans many that are not for it. */
const wrongCodes: RateLimit = { name: 'door_code', most: 600, seconds: 600 }

/**
 * The short id of the attendee that a code of another system admits at the list's event. Nothing else leads from such a code to a
 * ticket (docs/decisions/0133). Error: request.too_many.
 */
export async function findOldCode(
  ctx: Context,
  list: CheckInListItem,
  code: string,
): Promise<string | undefined> {
  if (linkId.safeParse(code).success) return attendeeOfCode(list, code)
  const client = `${list.id} ${ctx.clientAddress}`
  await takeRate(ctx, wrongCodes, client)
  const found = await attendeeOfCode(list, code)
  if (found !== undefined) await giveBackRate(ctx, wrongCodes, client)
  return found
}

/** The same without counting: for a code that cannot be guessed, or that is counted already. */
export async function attendeeOfCode(
  { event_id }: Pick<CheckInListItem, 'event_id'>,
  code: string,
): Promise<string | undefined> {
  const code_hash = codeHash(code)
  return (await readBarcodes(event_id, [code_hash])).get(code_hash)
}
