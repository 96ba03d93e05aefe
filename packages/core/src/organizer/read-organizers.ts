import { showable } from '@foyer/contracts/image/image'
import type { ListMeta } from '@foyer/contracts/list'
import type { BuyerPages, Organizer, PublicOrganizer } from '@foyer/contracts/organizer/organizer'
import type * as endpoints from '@foyer/contracts/organizer/organizer-endpoints'
import { requireMember } from '../authorize.ts'
import { shortList } from '../list/short-list.ts'
import { OrganizerEntity, type OrganizerItem } from '../store/organizer/organizer-entity.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'

/** Organizers of the caller's account, by name by default. */
export async function listOrganizers(
  ctx: Context,
  { query }: ParsedInput<typeof endpoints.listOrganizers>,
): Promise<{ data: Organizer[]; meta: ListMeta }> {
  const { account_id } = requireMember(ctx)
  const { data } = await OrganizerEntity.query.primary({ account_id }).go({ consistent: true, pages: 'all' })
  const fields = { id: 'id', searched: ['name', 'email'] } as const
  return shortList(data.map(toOrganizer), { sort_by: 'name', ...query }, fields)
}

/** One organizer of the caller's account. */
export async function getOrganizer(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getOrganizer>,
): Promise<Organizer> {
  return toOrganizer(await requireOrganizer(ctx, params.organizer_id))
}

/** An organizer of the caller's account. Error: `organizer.not_found` (404), also for another account's. */
export async function requireOrganizer(ctx: Context, organizer_id: string): Promise<OrganizerItem> {
  const { account_id } = requireMember(ctx)
  const { data: organizer } = await OrganizerEntity.get({ account_id, id: organizer_id }).go({
    consistent: true,
  })
  if (!organizer) throw new AppError('organizer.not_found')
  return organizer
}

/** An organizer as the contract shows it. */
export function toOrganizer({
  version: _version,
  outbox: _sent,
  outbox_id: _sentId,
  ...organizer
}: OrganizerItem): Organizer {
  return { ...organizer, ...buyerPagesOf(organizer) }
}

/** What anybody may see of an organizer. */
export function toPublicOrganizer(organizer: OrganizerItem): PublicOrganizer {
  const { id, name, slug, description, website, images } = organizer
  const pages = buyerPagesOf(organizer)
  return { id, name, slug, description, website, ...pages, images: showable(images) }
}

/** The organizer's own legal pages, '' for none. */
export function buyerPagesOf({
  terms_url = '',
  privacy_url = '',
  imprint_url = '',
}: Partial<BuyerPages>): BuyerPages {
  return { terms_url, privacy_url, imprint_url }
}
