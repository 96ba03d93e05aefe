import type { Locale } from '@foyer/contracts/locale'
import { kept, LazyEntity, onTable } from '../../table/entity.ts'
import { outboxAttributes } from '../../table/write.ts'
import { addressHash } from '../email/sent-email-entity.ts'
import { type OrderItem, readOrders } from '../order/order-entity.ts'

/**
 * A completed order that an address is on, as its buyer's or a guest's; the address by its hash. It only points there: an address that
 * was corrected since finds nothing, because readers look at the order itself (docs/decisions/0080). Access pattern: the newest orders
 * of an address.
 */
export const AddressOrderEntity = new LazyEntity(
  {
    model: { entity: 'address_order', version: '1', service: 'foyer' },
    attributes: {
      /** Not `address_hash`: a function's rights go by the names of keys (docs/decisions/0047). */
      holder_hash: { type: 'string', required: true },
      /** The order's. */
      created_at: { type: 'string', required: true },
      order_short_id: { type: 'string', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['holder_hash'] },
        sk: { field: 'sk', composite: ['created_at', 'order_short_id'] },
      },
    },
  },
  onTable,
)

/**
 * A request for the tickets of any address. The email's consumer looks for tickets, so that the call does the same for
 * every address. Deleted by TTL. Access pattern: by its id.
 */
export const TicketLookupEntity = new LazyEntity(
  {
    model: { entity: 'ticket_lookup', version: '1', service: 'foyer' },
    attributes: {
      request_id: { type: 'string', required: true },
      email: { type: 'string', required: true },
      locale: { type: kept<Locale>(), required: true },
      ttl: { type: 'number', required: true },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['request_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)

const atOnce = 10

/** Makes a completed order findable by these addresses: one write unit each. Any number of times with the same end. */
export async function noteAddresses(
  { created_at, short_id }: Pick<OrderItem, 'created_at' | 'short_id'>,
  addresses: readonly string[],
): Promise<void> {
  const hashes = [...new Set(addresses.filter((address) => address !== '').map(addressHash))]
  while (hashes.length > 0)
    await Promise.all(
      hashes
        .splice(0, atOnce)
        .map((holder_hash) =>
          AddressOrderEntity.put({ holder_hash, created_at, order_short_id: short_id }).go(),
        ),
    )
}

/** Up to `most` completed orders that an address was or is on, newest first. */
export async function readOrdersOfAddress(address: string, most: number): Promise<OrderItem[]> {
  const { data } = await AddressOrderEntity.query
    .primary({ holder_hash: addressHash(address) })
    .go({ order: 'desc', limit: most })
  const orders = await readOrders(data.map(({ order_short_id }) => order_short_id))
  return data
    .flatMap(({ order_short_id }) => orders.get(order_short_id) ?? [])
    .filter(({ status }) => status === 'COMPLETED')
}
