import { AppError } from '../app-error.ts'
import { OrganizerEntity, type OrganizerItem } from '../store/organizer/organizer-entity.ts'

/** An organizer by its id alone, as anybody may ask for it. Error: `organizer.not_found` (404). */
export async function requirePublicOrganizer(organizer_id: string): Promise<OrganizerItem> {
  const { data } = await OrganizerEntity.query.public({ id: organizer_id }).go({ hydrate: true })
  const [organizer] = data
  if (!organizer) throw new AppError('organizer.not_found')
  return organizer
}
