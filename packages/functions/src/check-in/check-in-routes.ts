import * as endpoints from '@foyer/contracts/check-in/check-in-endpoints'
import { checkInAtList, undoCheckInAtList } from '@foyer/core/check-in/check-in-at-list'
import { createCheckIn, deleteCheckIn } from '@foyer/core/check-in/create-check-in'
import { getDoorFile, getDoorRoster } from '@foyer/core/check-in/door-file'
import { listRosterChanges } from '@foyer/core/check-in/door-roster'
import { listDoorAttendees } from '@foyer/core/check-in/list-door-attendees'
import { mount } from '../http/mount.ts'

export const checkInRoutes = [
  mount(endpoints.listDoorAttendees, listDoorAttendees),
  mount(endpoints.getDoorRoster, getDoorRoster),
  mount(endpoints.getDoorFile, getDoorFile),
  mount(endpoints.listRosterChanges, listRosterChanges),
  mount(endpoints.createCheckIn, createCheckIn),
  mount(endpoints.deleteCheckIn, deleteCheckIn),
  mount(endpoints.checkInAtList, checkInAtList),
  mount(endpoints.undoCheckInAtList, undoCheckInAtList),
]
