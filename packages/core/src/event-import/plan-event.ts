import { eventBody } from '@foyer/contracts/event/event'
import { type EventSettings, eventSettings } from '@foyer/contracts/event/event-settings'
import type { CreateEventsImportBody } from '@foyer/contracts/import/events-import'
import { type ImportedEvent, importedEvent } from '@foyer/contracts/import/imported-event'
import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import type * as z from 'zod'
import { madeForTests } from '../authorize.ts'
import type { EventParts } from '../duplication/duplicate-event.ts'
import { sanitiseEventSettings } from '../event/event-settings.ts'
import { hashOf } from '../kept-answer/answered-request.ts'
import { requireInSteps } from '../money-text.ts'
import { sanitise } from '../rich-text/sanitise.ts'
import { readAccountTerms } from '../store/account/account-entity.ts'
import { readEventDefaults } from '../store/event/event-entity.ts'
import { OrganizerEntity, type OrganizerItem } from '../store/organizer/organizer-entity.ts'
import type { TranslationItem } from '../store/translation/translation-entity.ts'
import { laidOver } from '../update/changed.ts'
import { AppError, type Context } from '../verb.ts'
import { plannedTexts } from './planned-texts.ts'
import { plannedThings } from './planned-things.ts'
import { type Named, plannedTickets } from './planned-tickets.ts'
import { checked, parsed, RefusedEvent } from './refused-event.ts'

/** What the lines of a file are read against: read once for each attempt. */
export interface PlanScene {
  account_id: string
  body: CreateEventsImportBody
  organizers: readonly OrganizerItem[]
  taxes_and_fees: TaxOrFee[]
  defaults: EventSettings
  /** What the file calls organizers, taxes and fees, and which they are here, of an archive that brings its own. */
  known?: ReadonlyMap<string, string>
}

/** A line of a file as the event that it becomes. Its things have ids that are not stored: what is written is a copy of them. */
export interface PlannedEvent {
  external_id: string
  is_test: boolean
  organizer: OrganizerItem
  fields: z.output<typeof eventBody>
  settings: EventSettings
  parts: EventParts
  translations: TranslationItem[]
  /** Tickets and questions that share their title with another: what the file calls each, and its id in `parts`. Rows of orders name them so. */
  namesakes: [external_id: string, id: string][]
  /** Hashes of what belongs to the event, and of its own texts, dates and settings, as the file has them. */
  belongings: string
  told: string
}

export async function readScene(account_id: string, body: CreateEventsImportBody): Promise<PlanScene> {
  const [terms, { data: organizers }, defaults] = await Promise.all([
    readAccountTerms(account_id),
    OrganizerEntity.query.primary({ account_id }).go({ consistent: true, pages: 'all' }),
    readEventDefaults(account_id),
  ])
  if (!terms) throw new AppError('account.not_found')
  return { account_id, body, organizers, taxes_and_fees: terms.taxes_and_fees, defaults }
}

/** The event that a line describes, under all rules of the calls that make events by hand. Nothing is written. Error: `RefusedEvent`. */
export async function planEvent(ctx: Context, scene: PlanScene, given: unknown): Promise<PlannedEvent> {
  const line = parsed(importedEvent, given)
  const organizer = organizerOf(scene, line.organizer)
  const is_test = await checked([], () => madeForTests(ctx, line.is_test))
  const { title, description, start_date, end_date } = line
  const { timezone = organizer.timezone, currency = organizer.currency } = line
  const dates = { title, description, start_date, end_date, timezone, currency }
  const fields = parsed(eventBody, { ...dates, organizer_id: organizer.id })
  const settings = await settingsOf(scene, line, currency)
  const { taxes_and_fees } = scene
  const named: Named = { tickets: new Map(), things: new Map() }
  const opening = { currency, max_per_order: settings.max_per_order, taxes_and_fees }
  const taxId = (name: string) => taxIdOf(scene, name)
  const tickets = await plannedTickets(line.tickets, { ...opening, taxId }, named)
  const things = await plannedThings(ctx, line, { tickets, currency, named })
  const parts = { ...things, tickets, taxes_and_fees }
  const event = { title, description: await sanitise(description) }
  const idOf = (name: string) => named.things.get(name) ?? taxId(name)
  const translations = await plannedTexts(ctx, line, { ...parts, event, settings }, idOf)
  const { external_id } = line
  return {
    ...{ external_id, is_test, organizer, fields, settings, parts, translations },
    namesakes: [...namesakes(line.tickets, named), ...namesakes(line.questions, named)],
    ...hashesOf(scene, line, organizer),
  }
}

function namesakes(
  things: readonly { external_id?: string | undefined; title: string }[],
  { things: ids }: Named,
): [string, string][] {
  return things.flatMap(({ external_id = '', title }): [string, string][] => {
    const id = ids.get(external_id)
    const isShared = things.filter((other) => isSame(other.title, title)).length > 1
    return id !== undefined && isShared ? [[external_id, id]] : []
  })
}

async function settingsOf(scene: PlanScene, line: ImportedEvent, currency: string): Promise<EventSettings> {
  const whole = laidOver(scene.defaults, line.settings ?? {})
  const settings = await sanitiseEventSettings(parsed(eventSettings, whole, ['settings']))
  const { cancel_fee_per_ticket } = settings.self_service
  await checked(['settings'], () =>
    requireInSteps(currency, { 'self_service.cancel_fee_per_ticket': cancel_fee_per_ticket }),
  )
  return settings
}

function organizerOf({ body, organizers, known }: PlanScene, name: string | undefined): OrganizerItem {
  const wanted = body.organizer_id ?? known?.get(name ?? '') ?? name
  const found =
    wanted === undefined
      ? organizers
      : (byId(organizers, wanted) ?? organizers.filter((each) => isSame(each.name, wanted)))
  const [organizer, ...others] = found
  if (organizer && others.length === 0) return organizer
  const sentence =
    wanted === undefined
      ? 'Say which organizer it is of: the account has none, or several.'
      : `The account has no organizer that is called ${wanted}, or several. Give organizer_id with the import.`
  throw new RefusedEvent('organizer.not_found', sentence, ['organizer'])
}

function taxIdOf({ body, taxes_and_fees, known }: PlanScene, name: string): string | null {
  const wanted = body.tax_and_fee_ids?.[name] ?? known?.get(name) ?? name
  const found = byId(taxes_and_fees, wanted) ?? taxes_and_fees.filter((each) => isSame(each.name, wanted))
  return found.length === 1 ? (found[0]?.id ?? null) : null
}

function byId<Thing extends { id: string }>(things: readonly Thing[], id: string): Thing[] | null {
  const found = things.filter((thing) => thing.id === id)
  return found.length > 0 ? found : null
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Of the file's own words, so that a repeated import of the same file changes nothing. */
function hashesOf({ body }: PlanScene, line: ImportedEvent, { id: organizer_id }: OrganizerItem) {
  const { title, description, start_date, end_date, timezone, settings, ...others } = line
  const { organizer: _organizer, status: _status, images: _images, ...belongings } = others
  return {
    belongings: hashOf([belongings, body.tax_and_fee_ids ?? {}]),
    told: hashOf([title, description, start_date, end_date, timezone, settings ?? {}, organizer_id]),
  }
}
