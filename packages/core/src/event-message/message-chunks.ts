import { addressHash } from '../store/email/address-hash.ts'

/** How many recipients a chunk has on average: little enough that stopping a message stops it soon. */
const chunkSize = 25

/** Into how many chunks a number of addresses is divided. */
export function chunkCountOf(total: number): number {
  return Math.max(1, Math.ceil(total / chunkSize))
}

/**
 * The chunk of an address, from 0: the same whenever it is asked for. So no address is in two, even if dividing was
 * interrupted and the people of the event have changed when it goes on.
 */
export function chunkOf(address: string, chunk_count: number): number {
  return Number.parseInt(addressHash(address).slice(0, 12), 16) % chunk_count
}
