import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { PublicOrganizer } from '@foyer/contracts/organizer/organizer'
import type { getPublicOrganizer as endpoint } from '@foyer/contracts/organizer/organizer-endpoints'
import type { Context } from '../context.ts'
import { toPublicOrganizer } from '../organizer/to-organizer.ts'
import { requirePublicOrganizer } from './require-public-organizer.ts'

/** An organizer as anybody may see it. Error: `organizer.not_found`. */
export async function getPublicOrganizer(
  _ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<PublicOrganizer> {
  return toPublicOrganizer(await requirePublicOrganizer(params.organizer_id))
}
