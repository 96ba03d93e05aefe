import type { MintedEvent } from './mint-event.ts'

interface AffiliateWish {
  name: string
  code: string
  status?: 'ACTIVE' | 'INACTIVE'
}

/** Creates an affiliate of an event over HTTP, and answers its id. */
export async function mintAffiliate({ organizer, id }: MintedEvent, wish: AffiliateWish): Promise<string> {
  return (await organizer.api.post<{ id: string }>(`/events/${id}/affiliates`, wish)).id
}
