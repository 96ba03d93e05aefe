import { passChanged } from '@foyer/contracts/wallet/wallet-messages'
import { AttendeeEntity, type AttendeeItem, listedNow } from '../store/attendee/attendee-entity.ts'
import {
  PassedTicketEntity,
  type PassedTicketItem,
  TransferEntity,
} from '../store/transfer/transfer-entity.ts'
import type { InTransaction } from '../table/entity.ts'
import { outbox, toSend } from '../table/write.ts'

/** Spread this into the entities of a transaction in which a ticket gets its next holder. */
export const passingEntities = {
  attendee: AttendeeEntity,
  passedTicket: PassedTicketEntity,
  transfer: TransferEntity,
}

interface PassingInTransaction {
  attendee: InTransaction<typeof AttendeeEntity>
  passedTicket: InTransaction<typeof PassedTicketEntity>
  transfer: InTransaction<typeof TransferEntity>
}

/** The ticket that ends, as it was read, what stays in its place, and the new one. */
export interface PassedTicket {
  from: AttendeeItem
  left: PassedTicketItem
  to: AttendeeItem
  transfer_short_id: string
}

/** How many items a passed ticket writes beside its order. */
export const passingActions = 4

/** The former ticket ends as it was read: not checked in, not changed since. The link that accepts works once. */
export function passingWrites(
  { attendee, passedTicket, transfer }: PassingInTransaction,
  { from, left, to, transfer_short_id }: PassedTicket,
) {
  return [
    attendee
      .remove({ short_id: from.short_id })
      .where(({ version }, { eq }) => eq(version, from.version))
      .commit(),
    attendee
      .put(to)
      .where(({ short_id }, { notExists }) => notExists(short_id))
      .commit(),
    passedTicket
      .put(left)
      .where(({ short_id }, { notExists }) => notExists(short_id))
      .commit(),
    transfer
      .patch({ short_id: transfer_short_id })
      .set({ accepted_as: to.short_id })
      .where(({ accepted_as }, { notExists }) => notExists(accepted_as))
      .commit(),
  ]
}

/** The tickets end as they were read: neither admitted nor passed on since (docs/decisions/0089). */
export function endingWrites(attendee: InTransaction<typeof AttendeeEntity>, ended: readonly AttendeeItem[]) {
  return ended.map((read) => {
    const { outbox: _sent, outbox_id: _sentId, offer: _offer, ttl: _ttl, ...kept } = read
    const next = listedNow({
      ...kept,
      status: 'CANCELLED',
      version: read.version + 1,
      ...outbox(toSend(passChanged, { attendee_short_id: read.short_id })),
    })
    return attendee
      .put(next)
      .where(({ version }, { eq }) => eq(version, read.version))
      .commit()
  })
}
