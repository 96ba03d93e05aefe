import type { ArchivedOrganizer } from '@foyer/contracts/archive/archive-lines'
import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import type { PlanScene } from '../event-import/plan-event.ts'
import { derivedId } from '../random-id.ts'
import { sanitise } from '../rich-text/sanitise.ts'
import { slugOf } from '../slug-of.ts'
import type { ArchiveProgress } from '../store/import/archive-progress.ts'
import type { OrganizerItem } from '../store/organizer/organizer-entity.ts'
import { taxOrFeeFields } from '../tax-or-fee/taxes-and-fees.ts'
import { type Context, nowInstant } from '../verb.ts'
import type { ArchivedThings, TaxLine } from './archived-things.ts'

/**
 * The id that a thing of an archive gets in an account: the same in each import, so that none makes it twice, and all find it under the name that it has
 * meanwhile.
 */
export const idHere = (
  kind: 'organizer' | 'tax_or_fee' | 'template',
  account_id: string,
  external_id: string,
) => derivedId(kind, account_id, external_id)

const nameOf = ({ name }: { name: string }) => name.trim().toLowerCase()

/** What makes a tax or fee that one and no other: name, kind and rate. An account may have two rates of one name. */
const taxKey = ({ type, calculation_type, amount, rate, ...named }: Omit<TaxOrFee, 'id' | 'is_default'>) =>
  JSON.stringify([nameOf(named), type, calculation_type, amount, rate])

const keyOfLine = ({ external_id: _id, ...body }: TaxLine) => taxKey(taxOrFeeFields(body))

/** A tax or fee of the account with the same name, kind and rate, or the one that an earlier import of the archive made. */
function knownTax({ account_id, taxes_and_fees }: PlanScene, line: TaxLine): TaxOrFee | undefined {
  const made = idHere('tax_or_fee', account_id, line.external_id)
  const equal = taxes_and_fees.filter((tax) => taxKey(tax) === keyOfLine(line))
  return (
    taxes_and_fees.find(({ id }) => id === made) ??
    equal.find(({ id }) => id === line.external_id) ??
    equal[0]
  )
}

/** The organizer itself, the one that an earlier import of the archive made, or one of the same name. */
function knownOrganizer(
  { account_id, organizers }: PlanScene,
  { external_id, name }: ArchivedOrganizer,
): OrganizerItem | undefined {
  const ids = [external_id, idHere('organizer', account_id, external_id)]
  return (
    organizers.find(({ id }) => ids.includes(id)) ??
    organizers.find((each) => nameOf(each) === nameOf({ name }))
  )
}

/** What the account lacks of an archive. Where the request names the organizer of all events, none is made. */
export function missingThings(
  scene: PlanScene,
  things: ArchivedThings,
  templates: readonly string[],
): ArchiveProgress['making'] {
  const { taxes_and_fees, message_templates } = things
  const organizers = scene.body.organizer_id ? [] : things.organizers.map(({ line }) => line)
  return {
    taxes_and_fees: eachOnce(
      taxes_and_fees.filter((line) => !isGiven(scene, line) && !knownTax(scene, line)),
      keyOfLine,
    ),
    organizers: eachOnce(
      organizers.filter((line) => !knownOrganizer(scene, line)),
      nameOf,
    ),
    message_templates: eachOnce(
      message_templates.filter((line) => !templates.some((name) => nameOf({ name }) === nameOf(line))),
      nameOf,
    ),
  }
}

/** Whether the request says which tax or fee it is. */
const isGiven = ({ body }: PlanScene, { external_id }: TaxLine) =>
  body.tax_and_fee_ids?.[external_id] !== undefined

/** Things that are the same by that key are made once: events name both, and get the first. */
function eachOnce<Line extends { external_id: string }>(
  lines: readonly Line[],
  keyOf: (line: Line) => string,
): string[] {
  const first = new Map<string, string>()
  for (const line of lines) if (!first.has(keyOf(line))) first.set(keyOf(line), line.external_id)
  return [...first.values()]
}

/**
 * The scene in which the lines of an archive are read: which organizers, taxes and fees of the account its names mean. Of a dry run also those that are
 * not made yet.
 */
export async function sceneOf(
  ctx: Context,
  scene: PlanScene,
  things: ArchivedThings,
  made: ArchiveProgress['making'],
): Promise<PlanScene> {
  const { account_id } = scene
  const whole: PlanScene = { ...scene }
  if (scene.body.dry_run) {
    const taxes = things.taxes_and_fees.filter(({ external_id }) => made.taxes_and_fees.includes(external_id))
    const lines = things.organizers.filter(({ line }) => made.organizers.includes(line.external_id))
    whole.taxes_and_fees = [...scene.taxes_and_fees, ...taxes.map((line) => taxItem(account_id, line))]
    const organizers = lines.map(({ line }) => organizerItem(ctx, account_id, line))
    whole.organizers = [...scene.organizers, ...(await Promise.all(organizers))]
  }
  const known = new Map<string, string>()
  for (const line of things.taxes_and_fees) {
    const tax = knownTax(whole, line)
    if (tax) known.set(line.external_id, tax.id)
  }
  for (const { line } of things.organizers) {
    const organizer = knownOrganizer(whole, line)
    if (organizer) known.set(line.external_id, organizer.id)
  }
  return { ...whole, known }
}

/** A tax or fee as an import makes it: never one that later tickets bear by themselves. */
export function taxItem(account_id: string, { external_id, ...body }: TaxLine) {
  const id = idHere('tax_or_fee', account_id, external_id)
  return { ...taxOrFeeFields(body), is_default: false, account_id, id }
}

/** An organizer as an import makes it, without its logo. */
export async function organizerItem(
  ctx: Context,
  account_id: string,
  { external_id, images: _images, ...body }: ArchivedOrganizer,
): Promise<OrganizerItem> {
  return {
    ...body,
    slug: await slugOf(body.name, 'organizer'),
    description: await sanitise(body.description),
    account_id,
    id: idHere('organizer', account_id, external_id),
    images: [],
    event_count: 0,
    created_at: nowInstant(ctx),
    version: 1,
  }
}
