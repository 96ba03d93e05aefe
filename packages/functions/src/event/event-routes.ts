import * as endpoints from '@foyer/contracts/event/event-endpoints'
import { createEvent } from '@foyer/core/event/create-event'
import { getEventCalendar } from '@foyer/core/event/event-calendar'
import {
  getEventDefaults,
  getEventSettings,
  updateEventDefaults,
  updateEventSettings,
} from '@foyer/core/event/event-settings'
import { getEvent, listEvents } from '@foyer/core/event/read-events'
import { renewPreviewLink, updateEvent, updateEventStatus } from '@foyer/core/event/update-event'
import { getEventPoster } from '@foyer/core/public-page/event-poster'
import {
  getLiveEvent,
  getPublicEvent,
  listPublicEvents,
  previewEvent,
} from '@foyer/core/public-page/public-event'
import { getSaleReminder } from '@foyer/core/public-page/sale-reminder'
import { countView } from '@foyer/core/statistics/count-view'
import { getEventInsights } from '@foyer/core/statistics/event-insights'
import { getCheckInStatistics, getEventStatistics } from '@foyer/core/statistics/event-statistics'
import { mount } from '../http/mount.ts'

export const eventRoutes = [
  mount(endpoints.createEvent, createEvent),
  mount(endpoints.listEvents, listEvents),
  mount(endpoints.getEvent, getEvent),
  mount(endpoints.updateEvent, updateEvent),
  // Few requests need it, so those import it (docs/decisions/0069).
  mount(endpoints.duplicateEvent, async (ctx, input) => {
    const { duplicateEvent } = await import('@foyer/core/duplication/duplicate-event')
    return duplicateEvent(ctx, input)
  }),
  mount(endpoints.updateEventStatus, updateEventStatus),
  mount(endpoints.getEventSettings, getEventSettings),
  mount(endpoints.updateEventSettings, updateEventSettings),
  mount(endpoints.getEventDefaults, getEventDefaults),
  mount(endpoints.updateEventDefaults, updateEventDefaults),
  mount(endpoints.getEventStatistics, getEventStatistics),
  mount(endpoints.getEventInsights, getEventInsights),
  mount(endpoints.getCheckInStatistics, getCheckInStatistics),
  mount(endpoints.listPublicEvents, listPublicEvents),
  mount(endpoints.getPublicEvent, getPublicEvent),
  mount(endpoints.getLiveEvent, getLiveEvent),
  mount(endpoints.countView, countView),
  mount(endpoints.previewEvent, previewEvent),
  mount(endpoints.renewPreviewLink, renewPreviewLink),
  mount(endpoints.getEventPoster, getEventPoster),
  mount(endpoints.getEventCalendar, getEventCalendar),
  mount(endpoints.getSaleReminder, getSaleReminder),
]
