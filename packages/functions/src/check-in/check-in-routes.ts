import * as endpoints from '@foyer/contracts/check-in/check-in-endpoints'
import { checkInAtList, undoCheckInAtList } from '@foyer/core/check-in/check-in-at-list'
import { mount } from '../http/mount.ts'

export const checkInRoutes = [
  mount(endpoints.checkInAtList, checkInAtList),
  mount(endpoints.undoCheckInAtList, undoCheckInAtList),
]
