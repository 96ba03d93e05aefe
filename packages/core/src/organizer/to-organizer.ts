import { showable } from '@foyer/contracts/image/image'
import type { BuyerPages, Organizer, PublicOrganizer } from '@foyer/contracts/organizer/organizer'
import type { OrganizerItem } from '../store/organizer/organizer-entity.ts'

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

/** The organizer's own pages for buyers; '' where there is none. */
export function buyerPagesOf({
  terms_url = '',
  privacy_url = '',
  imprint_url = '',
}: Partial<BuyerPages>): BuyerPages {
  return { terms_url, privacy_url, imprint_url }
}
