import * as endpoints from '@foyer/contracts/event/event-endpoints'
import { duplicateEvent } from '@foyer/core/duplication/duplicate-event'
import { createEvent } from '@foyer/core/event/create-event'
import {
  getEventDefaults,
  getEventSettings,
  updateEventDefaults,
  updateEventSettings,
} from '@foyer/core/event/event-settings'
import { getEvent, listEvents } from '@foyer/core/event/read-events'
import { renewPreviewLink, updateEvent, updateEventStatus } from '@foyer/core/event/update-event'
import { getEventPoster } from '@foyer/core/public-page/event-poster'
import { previewEvent } from '@foyer/core/public-page/public-event'
import { getEventInsights } from '@foyer/core/statistics/event-insights'
import { getCheckInStatistics, getEventStatistics } from '@foyer/core/statistics/event-statistics'
import { mount } from '../http/mount.ts'

export const eventRoutes = [
  mount(endpoints.createEvent, createEvent),
  mount(endpoints.listEvents, listEvents),
  mount(endpoints.getEvent, getEvent),
  mount(endpoints.updateEvent, updateEvent),
  mount(endpoints.duplicateEvent, duplicateEvent),
  mount(endpoints.updateEventStatus, updateEventStatus),
  mount(endpoints.getEventSettings, getEventSettings),
  mount(endpoints.updateEventSettings, updateEventSettings),
  mount(endpoints.getEventDefaults, getEventDefaults),
  mount(endpoints.updateEventDefaults, updateEventDefaults),
  mount(endpoints.getEventStatistics, getEventStatistics),
  mount(endpoints.getEventInsights, getEventInsights),
  mount(endpoints.getCheckInStatistics, getCheckInStatistics),
  mount(endpoints.previewEvent, previewEvent),
  mount(endpoints.renewPreviewLink, renewPreviewLink),
  mount(endpoints.getEventPoster, getEventPoster),
]
