import * as z from 'zod'
import { shortLine } from '../text.ts'

/** A person's own view of a list of an event, by a name. */
export const savedView = z.strictObject({
  list: z.enum(['orders', 'attendees']),
  name: shortLine(60).min(1, 'Enter a name.'),
  /** Search, filters, sorting and columns, as the screen's address has them. */
  search: z.string().max(2000, 'This view is too long to save.'),
})
export type SavedView = z.infer<typeof savedView>

/** All views of a person in one event; a second one with the same name and list replaces the first. */
export const saveViewsBody = z.strictObject({
  views: z
    .array(savedView)
    .max(20, 'Save at most 20 views.')
    .transform((views) => [...new Map(views.map((view) => [`${view.list} ${view.name}`, view])).values()]),
})
