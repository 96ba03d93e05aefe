import * as endpoints from '@foyer/contracts/event/event-endpoints'
import { duplicateEvent } from '@foyer/core/duplication/duplicate-event'
import { createEvent } from '@foyer/core/event/create-event'
import { getEvent } from '@foyer/core/event/get-event'
import { getEventCalendar } from '@foyer/core/event/get-event-calendar'
import { getEventDefaults } from '@foyer/core/event/get-event-defaults'
import { getEventSettings } from '@foyer/core/event/get-event-settings'
import { listEvents } from '@foyer/core/event/list-events'
import { updateEvent } from '@foyer/core/event/update-event'
import { updateEventDefaults } from '@foyer/core/event/update-event-defaults'
import { updateEventSettings } from '@foyer/core/event/update-event-settings'
import { updateEventStatus } from '@foyer/core/event/update-event-status'
import { getPublicEvent } from '@foyer/core/public-page/get-public-event'
import { listPublicEvents } from '@foyer/core/public-page/list-public-events'
import { previewEvent } from '@foyer/core/public-page/preview-event'
import { getCheckInStatistics } from '@foyer/core/statistics/get-check-in-statistics'
import { getEventStatistics } from '@foyer/core/statistics/get-event-statistics'
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
  mount(endpoints.getCheckInStatistics, getCheckInStatistics),
  mount(endpoints.listPublicEvents, listPublicEvents),
  mount(endpoints.getPublicEvent, getPublicEvent),
  mount(endpoints.previewEvent, previewEvent),
  mount(endpoints.getEventCalendar, getEventCalendar),
]
