import type { findTickets as endpoint } from '@foyer/contracts/lookup/lookup-endpoints'
import { ticketLookupDue } from '@foyer/contracts/lookup/lookup-messages'
import { lookupMailsPerAddress, lookupsPerAddress, lookupsPerClient } from '../mail/mail-rates.ts'
import { requireProof } from '../proof-of-work/require-proof.ts'
import { newLinkId } from '../random-id.ts'
import { signInProofBits } from '../rate-limit/session-limits.ts'
import { fitsRate, takeRate } from '../rate-limit/take-rate.ts'
import { TicketLookupEntity } from '../store/lookup/lookup-entities.ts'
import { outbox, toSend } from '../table/write.ts'
import { type Context, type ParsedInput, ttlAfterDays } from '../verb.ts'

/** Longer than emails wait while SES accepts none. */
const keptDays = 5

/**
 * Emails an address the links to all its orders and tickets, if it has any (docs/product.md, ticket lookup). Response and
 * work are the same for every address, even past an address's limit. Errors: `request.too_many` by client;
 * `client.proof_required` after many requests for one address, known or not.
 */
export async function findTickets(
  ctx: Context,
  { body: { email, locale } }: ParsedInput<typeof endpoint>,
): Promise<{ email: string }> {
  await takeRate(ctx, lookupsPerClient, ctx.clientAddress)
  if (!(await fitsRate(ctx, lookupsPerAddress, email)))
    await requireProof(ctx, `ticket-lookup/${email}`, signInProofBits)
  if (!(await fitsRate(ctx, lookupMailsPerAddress, email))) return { email }
  const request_id = newLinkId()
  await TicketLookupEntity.create({
    request_id,
    email,
    locale,
    ttl: ttlAfterDays(ctx, keptDays),
    ...outbox(toSend(ticketLookupDue, { request_id })),
  }).go()
  return { email }
}
