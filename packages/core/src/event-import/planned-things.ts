import { affiliateBody } from '@foyer/contracts/affiliate/affiliate'
import { capacityAssignmentBody } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import { checkInListBody } from '@foyer/contracts/check-in-list/check-in-list'
import type { ImportedEvent } from '@foyer/contracts/import/imported-event'
import { promoCodeBody } from '@foyer/contracts/promo-code/promo-code'
import { questionBody } from '@foyer/contracts/question/question'
import { codeTaken as affiliateCodeTaken, codesFor } from '../affiliate/write-affiliate.ts'
import { checkTicketIds } from '../capacity-assignment/capacity-assignments.ts'
import type { EventParts } from '../duplication/duplicate-event.ts'
import { codeTaken, promoCodeFieldsIn } from '../promo-code/promo-codes.ts'
import { questionFields } from '../question/questions.ts'
import { newId } from '../random-id.ts'
import { affiliateCode } from '../store/affiliate/affiliate-entity.ts'
import { promoCodeName } from '../store/promo-code/promo-code-entity.ts'
import type { TicketItem } from '../store/ticket/ticket-entity.ts'
import { type Context, nowInstant } from '../verb.ts'
import { type Named, ticketIds } from './planned-tickets.ts'
import { checked, parsed } from './refused-event.ts'

interface ThingScene {
  tickets: TicketItem[]
  currency: string
  named: Named
}

type Things = Omit<EventParts, 'tickets' | 'taxes_and_fees'>

/** All that a line has besides its tickets, under ids that are not stored. Error: `RefusedEvent`. */
export async function plannedThings(ctx: Context, line: ImportedEvent, scene: ThingScene): Promise<Things> {
  return {
    questions: await questions(line, scene),
    capacity_assignments: await capacities(line, scene),
    promo_codes: await promoCodes(ctx, line, scene),
    check_in_lists: await checkInLists(line, scene),
    affiliates: await affiliates(ctx, line),
  }
}

/** Each thing of a list, with the ids of the tickets that it is for. */
async function each<Given extends { external_id?: string | undefined; tickets: string[] }, Thing>(
  field: string,
  lines: readonly Given[],
  { named }: ThingScene,
  plan: (
    body: Omit<Given, 'tickets' | 'external_id'> & { ticket_ids: string[] },
    at: (string | number)[],
  ) => Promise<Thing & { id: string }>,
): Promise<(Thing & { id: string })[]> {
  const things: (Thing & { id: string })[] = []
  for (const [index, { external_id, tickets, ...given }] of lines.entries()) {
    const at = [field, index]
    const thing = await plan({ ...given, ticket_ids: ticketIds(named, tickets, at) }, at)
    if (external_id !== undefined) named.things.set(external_id, thing.id)
    things.push(thing)
  }
  return things
}

function questions({ questions: lines }: ImportedEvent, scene: ThingScene) {
  let sort_order = 0
  return each('questions', lines, scene, async (given, at) => {
    const fields = await checked(at, () => questionFields(parsed(questionBody, given, at), scene))
    sort_order += 1
    return { ...fields, event_id: '', id: newId('question'), sort_order }
  })
}

function capacities({ capacity_assignments: lines }: ImportedEvent, scene: ThingScene) {
  return each('capacity_assignments', lines, scene, async (given, at) => {
    const body = parsed(capacityAssignmentBody, given, at)
    await checked(at, () => checkTicketIds(scene, body.ticket_ids))
    const uncounted = { pool_id: null, pool_shards: 0, terms: {}, version: 0 }
    return { ...body, ...uncounted, event_id: '', id: newId('capacity_assignment') }
  })
}

function promoCodes(ctx: Context, { promo_codes: lines }: ImportedEvent, scene: ThingScene) {
  const names = new Set<string>()
  return each('promo_codes', lines, scene, async (given, at) => {
    const body = await checked(at, () => promoCodeFieldsIn(scene, parsed(promoCodeBody, given, at)))
    const name = promoCodeName(body.code)
    await checked(at, () => {
      if (names.has(name)) throw codeTaken()
    })
    names.add(name)
    const own = { event_id: '', pool_shards: 1, created_at: nowInstant(ctx), version: 0 }
    return { ...body, ...own, id: newId('promo_code') }
  })
}

function checkInLists({ check_in_lists: lines }: ImportedEvent, scene: ThingScene) {
  return each('check_in_lists', lines, scene, async (given, at) => {
    const body = parsed(checkInListBody, given, at)
    await checked(at, () => checkTicketIds(scene, body.ticket_ids))
    return { ...body, event_id: '', id: newId('check_in_list'), short_id: '' }
  })
}

async function affiliates(ctx: Context, { affiliates: lines }: ImportedEvent) {
  const taken = new Set<string>()
  const found: EventParts['affiliates'][number][] = []
  for (const [index, { external_id: _id, ...given }] of lines.entries()) {
    const at = ['affiliates', index]
    const body = parsed(affiliateBody, given, at)
    const id = newId('affiliate')
    const code = (await codesFor(body, id)).find((each) => !taken.has(affiliateCode(each)))
    await checked(at, () => {
      if (code === undefined) throw affiliateCodeTaken()
    })
    taken.add(affiliateCode(code ?? ''))
    found.push({ ...body, code: code ?? '', event_id: '', id, created_at: nowInstant(ctx), version: 0 })
  }
  return found
}
