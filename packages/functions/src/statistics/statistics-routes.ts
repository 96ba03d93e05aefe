import * as endpoints from '@foyer/contracts/event/event-endpoints'
import { getCheckInStatistics } from '@foyer/core/statistics/get-check-in-statistics'
import { getEventStatistics } from '@foyer/core/statistics/get-event-statistics'
import { mount } from '../http/mount.ts'

export const statisticsRoutes = [
  mount(endpoints.getEventStatistics, getEventStatistics),
  mount(endpoints.getCheckInStatistics, getCheckInStatistics),
]
