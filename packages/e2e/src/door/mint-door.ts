import { expect } from '@playwright/test'
import type { MintedEvent } from '../event/mint-event.ts'
import { FoyerApi } from '../foyer/foyer-api.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'

interface Guest {
  first_name: string
  reference: string
  checked_in_at: string | null
}

/** Creates a check-in list for all tickets of an event, and answers the id in its door's link. */
export async function mintDoor(event: MintedEvent): Promise<string> {
  const path = `/events/${event.id}/check-in-lists`
  const { short_id } = await event.organizer.api.post<{ short_id: string }>(path, { name: 'Main gate' })
  return short_id
}

/** Sells each guest a ticket “Guest list”, waits until the door knows them, and answers the references on their tickets. */
export async function mintGuests<Name extends string>(
  event: MintedEvent,
  link: string,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  for (const name of names) {
    const order = await mintOrder(event, { 'Guest list': 1 })
    await nameEverybody(order, mintPerson(name, 'Guest'))
  }
  await expect.poll(async () => (await guestsAt(link)).length).toBe(names.length)
  const references = (await guestsAt(link)).map(({ first_name, reference }) => [first_name, reference])
  return Object.fromEntries(references) as Record<Name, string>
}

/** First names of the guests who are admitted. */
export async function admittedAt(link: string): Promise<string[]> {
  return (await guestsAt(link))
    .filter(({ checked_in_at }) => checked_in_at)
    .map(({ first_name }) => first_name)
}

function guestsAt(link: string): Promise<Guest[]> {
  return new FoyerApi().get<Guest[]>(`/public/check-in-lists/${link}/attendees?sort_by=first_name`)
}
