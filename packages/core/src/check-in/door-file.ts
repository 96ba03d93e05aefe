import type { DoorRosterQuery } from '@foyer/contracts/check-in/check-in'
import type * as endpoints from '@foyer/contracts/check-in/check-in-endpoints'
import { requireOpenCheckInList } from '../check-in-list/open-check-in-list.ts'
import { signToken, verifyToken } from '../token/signed-token.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'
import { doorRoster } from './door-roster.ts'

/** All devices that ask within this time get the same address, so that the edge makes one request for all of them. */
const sameForSeconds = 60

/** Leads a device to its list's file: an address that works for one to two minutes, at which the edge may answer (docs/decisions/0142). */
export async function getDoorRoster(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoints.getDoorRoster>,
): Promise<{ location: string }> {
  const { short_id } = await requireOpenCheckInList(params.check_in_list_short_id, ctx.now)
  const sameForMs = sameForSeconds * 1000
  const door_file = await signToken({
    purpose: 'door_file',
    user_id: short_id,
    claims: query,
    now: new Date(Math.floor(ctx.now.getTime() / sameForMs) * sameForMs),
    seconds: 2 * sameForSeconds,
  })
  return { location: `/api/public/door-files/${door_file}/roster.ndjson` }
}

/** The file at such an address. What the edge does not have is read only while the door's link itself works. */
export async function getDoorFile(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getDoorFile>,
): Promise<Uint8Array> {
  const token = await verifyToken(params.door_file, 'door_file', ctx.now)
  if (typeof token === 'string') throw new AppError('route.not_found')
  const list = await requireOpenCheckInList(token.sub, ctx.now)
  return doorRoster(list, token as unknown as DoorRosterQuery)
}
