import * as endpoints from '@foyer/contracts/translation/translation-endpoints'
import { getLiveEventIn } from '@foyer/core/public-page/public-event'
import { mount } from '../http/mount.ts'

/** Few requests translate, so those import the verb (docs/decisions/0069). */
export const translationRoutes = [
  mount(endpoints.getLiveEventIn, getLiveEventIn),
  mount(endpoints.listEventTranslations, async (ctx, input) => {
    const { listEventTranslations } = await import('@foyer/core/translation/translations')
    return listEventTranslations(ctx, input)
  }),
  mount(endpoints.getEventTranslation, async (ctx, input) => {
    const { getEventTranslation } = await import('@foyer/core/translation/translations')
    return getEventTranslation(ctx, input)
  }),
  mount(endpoints.updateEventTranslation, async (ctx, input) => {
    const { updateEventTranslation } = await import('@foyer/core/translation/translations')
    return updateEventTranslation(ctx, input)
  }),
  mount(endpoints.deleteEventTranslation, async (ctx, input) => {
    const { deleteEventTranslation } = await import('@foyer/core/translation/translations')
    return deleteEventTranslation(ctx, input)
  }),
]
