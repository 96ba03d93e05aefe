import * as z from 'zod'
import { id, linkId } from '../id.ts'
import { message, ownerOfWork } from '../message.ts'

/** An order's money has moved, or Stripe had not booked it yet: its account's ledger gets what it lacks. */
export const ledgerDue = message({
  name: 'ledgerDue',
  queue: 'payment',
  payload: z.object({ event_id: id('event'), order_short_id: linkId }),
})

/** Stripe did not yet say what a payout holds. */
export const payoutDue = message({
  name: 'payoutDue',
  queue: 'payment',
  payload: z.object({ stripe_account_id: z.string(), payout_id: z.string() }),
})

/** Somebody waits for a file of the ledger. */
export const ledgerFileDue = message({
  name: 'ledgerFileDue',
  queue: 'export',
  payload: z.object({ account_id: ownerOfWork, export_id: id('export') }),
})
