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

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** A tax or fee of the account with the same name, kind and rate, or the one that an earlier import of the archive made. */
function knownTax({ account_id, taxes_and_fees }: PlanScene, line: TaxLine): TaxOrFee | undefined {
  const { external_id, ...body } = line
  const wanted = taxOrFeeFields(body)
  const isEqual = (tax: TaxOrFee) =>
    isSame(tax.name, wanted.name) &&
    tax.type === wanted.type &&
    tax.calculation_type === wanted.calculation_type &&
    tax.amount === wanted.amount &&
    tax.rate === wanted.rate
  const made = idHere('tax_or_fee', account_id, external_id)
  return (
    taxes_and_fees.find(({ id }) => id === made) ??
    taxes_and_fees.find((tax) => tax.id === external_id && isEqual(tax)) ??
    taxes_and_fees.find(isEqual)
  )
}

/** The organizer itself, the one that an earlier import of the archive made, or one of the same name. */
function knownOrganizer(
  { account_id, organizers }: PlanScene,
  { external_id, name }: ArchivedOrganizer,
): OrganizerItem | undefined {
  const ids = [external_id, idHere('organizer', account_id, external_id)]
  return organizers.find(({ id }) => ids.includes(id)) ?? organizers.find((each) => isSame(each.name, name))
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
    ),
    organizers: eachOnce(organizers.filter((line) => !knownOrganizer(scene, line))),
    message_templates: eachOnce(
      message_templates.filter(({ name }) => !templates.some((known) => isSame(known, name))),
    ),
  }
}

/** Whether the request says which tax or fee it is. */
const isGiven = ({ body }: PlanScene, { external_id }: TaxLine) =>
  body.tax_and_fee_ids?.[external_id] !== undefined

/** Two things of one name are made once: events name both, and get the first. */
function eachOnce(lines: readonly { external_id: string; name: string }[]): string[] {
  const first = new Map<string, string>()
  for (const { external_id, name } of lines) {
    const key = name.trim().toLowerCase()
    if (!first.has(key)) first.set(key, external_id)
  }
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
