import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Organizer } from '@foyer/contracts/organizer/organizer'
import type { getOrganizer as endpoint } from '@foyer/contracts/organizer/organizer-endpoints'
import type { Context } from '../context.ts'
import { requireOrganizer } from './require-organizer.ts'
import { toOrganizer } from './to-organizer.ts'

/** One organizer of the caller's account. Error: `organizer.not_found`. */
export async function getOrganizer(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<Organizer> {
  return toOrganizer(await requireOrganizer(ctx, params.organizer_id))
}
