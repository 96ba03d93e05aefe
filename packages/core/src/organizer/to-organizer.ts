import { showable } from '@foyer/contracts/image/image'
import type { Organizer, PublicOrganizer } from '@foyer/contracts/organizer/organizer'
import type { OrganizerItem } from './organizer-entity.ts'

/** An organizer as the contract shows it. */
export function toOrganizer({
  version: _version,
  outbox: _sent,
  outbox_id: _sentId,
  ...organizer
}: OrganizerItem): Organizer {
  return organizer
}

/** What anybody may see of an organizer. */
export function toPublicOrganizer(organizer: OrganizerItem): PublicOrganizer {
  const { id, name, slug, description, website, images } = organizer
  return { id, name, slug, description, website, images: showable(images) }
}
