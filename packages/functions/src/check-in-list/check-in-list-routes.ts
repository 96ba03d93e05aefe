import * as endpoints from '@foyer/contracts/check-in-list/check-in-list-endpoints'
import { getCheckInList, listCheckInLists } from '@foyer/core/check-in-list/read-check-in-lists'
import {
  createCheckInList,
  deleteCheckInList,
  renewCheckInListLink,
  updateCheckInList,
} from '@foyer/core/check-in-list/write-check-in-list'
import { mount } from '../http/mount.ts'

export const checkInListRoutes = [
  mount(endpoints.createCheckInList, createCheckInList),
  mount(endpoints.listCheckInLists, listCheckInLists),
  mount(endpoints.getCheckInList, getCheckInList),
  mount(endpoints.updateCheckInList, updateCheckInList),
  mount(endpoints.renewCheckInListLink, renewCheckInListLink),
  mount(endpoints.deleteCheckInList, deleteCheckInList),
]
