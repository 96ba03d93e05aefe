import { affiliateBody } from '@foyer/contracts/affiliate/affiliate'
import { capacityAssignmentBody } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import { promoCodeBody } from '@foyer/contracts/promo-code/promo-code'
import { questionBody } from '@foyer/contracts/question/question'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { createAffiliate } from '@foyer/core/affiliate/write-affiliate'
import { createCapacityAssignment } from '@foyer/core/capacity-assignment/capacity-assignments'
import { createPromoCode } from '@foyer/core/promo-code/promo-codes'
import { createQuestion } from '@foyer/core/question/questions'
import type { Context } from '@foyer/core/verb'
import type { DemoExtras } from './demo-event.ts'

/** Creates an event's promo codes, affiliates, questions and shared capacities by the verbs that the organizer's screens call. */
export async function createDemoExtras(
  ctx: Context,
  event_id: string,
  created: readonly Ticket[],
  { promo_codes, affiliates, questions, capacity_assignments }: DemoExtras,
): Promise<void> {
  const params = { event_id }
  for (const body of promo_codes) await createPromoCode(ctx, { params, body: promoCodeBody.parse(body) })
  for (const body of affiliates) await createAffiliate(ctx, { params, body: affiliateBody.parse(body) })
  for (const body of questions) await createQuestion(ctx, { params, body: questionBody.parse(body) })
  for (const { tickets, ...given } of capacity_assignments) {
    const ticket_ids = created.filter(({ title }) => tickets.includes(title)).map(({ id }) => id)
    const body = capacityAssignmentBody.parse({ ...given, ticket_ids })
    await createCapacityAssignment(ctx, { params, body })
  }
}
