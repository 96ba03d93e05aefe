import type { ParsedInput } from '@foyer/contracts/endpoint'
import {
  type BuyerPages,
  buyerPages,
  type Organizer,
  organizerBody,
} from '@foyer/contracts/organizer/organizer'
import type { updateOrganizer as endpoint } from '@foyer/contracts/organizer/organizer-endpoints'
import { authorize } from '../authorize.ts'
import type { Context } from '../context.ts'
import { sanitise } from '../rich-text/sanitise.ts'
import { slugOf } from '../slug-of.ts'
import { audited } from '../store/audit/audited.ts'
import { outbox } from '../table/outbox.ts'
import { changed } from '../update/changed.ts'
import { changeOrganizer } from './change-organizer.ts'
import { requireOrganizer } from './require-organizer.ts'
import { toOrganizer } from './to-organizer.ts'

/** Changes an organizer; its currency and time zone are only what new events begin with. Errors: those of `changed`, `organizer.not_found`. */
export async function updateOrganizer(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
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
