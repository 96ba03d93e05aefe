import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { required } from '@foyer/core/config'
import { derivedLinkId } from '@foyer/core/random-id'
import type { ApiAnswer, ApiRequest, World } from '../world/start-world.ts'
import { type Buyer, BuyerLeft, createBuyer, persist } from './buyer.ts'
import type { OpenEvent, Owner } from './owner.ts'
import type { StripeSide } from './stripe-side.ts'

export type Stage = ReturnType<typeof setStage>

interface StageOptions {
  world: World
  owner: Owner
  atStripe: StripeSide
  event: OpenEvent
}

/** One case's event with all its actors. */
export function setStage({ world, owner, atStripe, event }: StageOptions) {
  const { event_id, tickets } = event
  const buyers = new Map<string, Buyer>()
  const rivals: string[] = []

  function buyer(name: string, { isPatient = true } = {}): Buyer {
    const known = buyers.get(name)
    if (known) return known
    const created = createBuyer({ world, event_id, name, isPatient })
    buyers.set(name, created)
    return created
  }

  return {
    world,
    owner,
    atStripe,
    event_id,
    tickets,
    buyer,
    /** The event's ticket at that place. */
    ticket(index = 0): Ticket {
      const ticket = tickets[index]
      if (!ticket) throw new Error(`The scenario has no ticket ${index}.`)
      return ticket
    },
    /** The organizer does something below the event, and repeats it until it is answered; `key`: as the same attempt. */
    async manage(
      method: ApiRequest['method'],
      path: string,
      body?: object,
      key?: string,
    ): Promise<ApiAnswer> {
      const token = await owner.token()
      return persist(world, { method, path: `/events/${event_id}${path}`, token, body, key })
    },
    /** Somebody without an account does something. */
    visit: (method: ApiRequest['method'], path: string, body?: object): Promise<ApiAnswer> =>
      persist(world, { method, path: `/public${path}`, body }),
    /** An order made without the host. */
    addOrder(short_id: string): void {
      rivals.push(short_id)
    },
    /** Every order that may exist, even one that its buyer never learned of: keys lead to orders. */
    orderIds(): string[] {
      const [secret = ''] = required('TOKEN_SECRET')
      const derived = [...buyers.values()].map(({ key }) => derivedLinkId(secret, `order/${event_id}/${key}`))
      return [...derived, ...rivals]
    },
  }
}

/** What a person does until they are done or leave. */
export async function untilLeaving(doing: Promise<unknown>): Promise<void> {
  try {
    await doing
  } catch (error) {
    if (!(error instanceof BuyerLeft)) throw error
  }
}
