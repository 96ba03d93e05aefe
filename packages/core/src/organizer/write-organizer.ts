import {
  type BuyerPages,
  buyerPages,
  type Organizer,
  organizerBody,
} from '@foyer/contracts/organizer/organizer'
import type * as endpoints from '@foyer/contracts/organizer/organizer-endpoints'
import { authorize } from '../authorize.ts'
import { imageFiles } from '../media/image-key.ts'
import { newId } from '../random-id.ts'
import { sanitise } from '../rich-text/sanitise.ts'
import { slugOf } from '../slug-of.ts'
import { readAccount } from '../store/account/account-entity.ts'
import { audited } from '../store/audit/audited.ts'
import { OrganizerEntity, type OrganizerItem } from '../store/organizer/organizer-entity.ts'
import { isConditionRefused, outbox } from '../table/write.ts'
import { changed } from '../update/changed.ts'
import { AppError, type Context, nowInstant, type ParsedInput } from '../verb.ts'
import { changeOrganizer } from './change-organizer.ts'
import { requireOrganizer, toOrganizer } from './read-organizers.ts'

/** Creates an organizer in the caller's account. */
export async function createOrganizer(
  ctx: Context,
  { body }: ParsedInput<typeof endpoints.createOrganizer>,
): Promise<Organizer> {
  const { account_id } = authorize(ctx, 'organizer.manage')
  const account = await readAccount(account_id)
  const { data: organizer } = await OrganizerEntity.create({
    ...body,
    currency: body.currency ?? account.currency,
    timezone: body.timezone ?? account.timezone,
    slug: await slugOf(body.name, 'organizer'),
    description: await sanitise(body.description),
    account_id,
    id: newId('organizer'),
    images: [],
    event_count: 0,
    created_at: nowInstant(ctx),
    version: 1,
  }).go()
  return toOrganizer(organizer)
}

/** Changes an organizer; its currency and time zone are only what new events start with. */
export async function updateOrganizer(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.updateOrganizer>,
): Promise<Organizer> {
  authorize(ctx, 'organizer.manage')
  const organizer = await requireOrganizer(ctx, params.organizer_id)
  const description = body.description === undefined ? undefined : await sanitise(body.description)
  const slug = body.name === undefined ? undefined : await slugOf(body.name, 'organizer')
  const written = await changeOrganizer(organizer, (seen) => {
    const before = toOrganizer(seen)
    const fields = changed(ctx, organizerBody, before, { ...body, description })
    return {
      ...fields,
      ...(slug === undefined ? {} : { slug }),
      ...(hasOtherPages(before, fields) && outbox(pagesChanged(ctx, { ...before, ...fields }))),
    }
  })
  return toOrganizer(written)
}

function hasOtherPages(before: BuyerPages, after: BuyerPages): boolean {
  return buyerPages.keyof().options.some((page) => before[page] !== after[page])
}

function pagesChanged(ctx: Context, { account_id, id: subject_id, name }: Organizer) {
  const action = 'organizer.buyer_pages_changed'
  return audited(ctx, { account_id, action, subject_id, details: { name } })
}

/**
 * Deletes an organizer with its logo. Errors: `organizer.not_found`; `organizer.has_events` while any event is its own,
 * archived ones too, since their orders and tickets still name it.
 */
export async function deleteOrganizer(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.deleteOrganizer>,
): Promise<void> {
  authorize(ctx, 'organizer.manage')
  const organizer = await requireOrganizer(ctx, params.organizer_id)
  if (!(await removeWithoutEvents(organizer))) {
    const { event_count } = await requireOrganizer(ctx, organizer.id)
    throw new AppError('organizer.has_events', { details: { event_count } })
  }
  const { deleteObject } = await import('../media/s3.ts')
  await Promise.all(organizer.images.flatMap(imageFiles).map(deleteObject))
}

async function removeWithoutEvents({ account_id, id }: OrganizerItem): Promise<boolean> {
  try {
    await OrganizerEntity.remove({ account_id, id })
      .where(({ event_count }, { eq }) => eq(event_count, 0))
      .go()
    return true
  } catch (error) {
    if (isConditionRefused(error)) return false
    throw error
  }
}
