import * as endpoints from '@foyer/contracts/check-in-list/check-in-list-endpoints'
import { createCheckInList } from '@foyer/core/check-in-list/create-check-in-list'
import { deleteCheckInList } from '@foyer/core/check-in-list/delete-check-in-list'
import { getCheckInList } from '@foyer/core/check-in-list/get-check-in-list'
import { getPublicCheckInList } from '@foyer/core/check-in-list/get-public-check-in-list'
import { listCheckInLists } from '@foyer/core/check-in-list/list-check-in-lists'
import { renewCheckInListLink } from '@foyer/core/check-in-list/renew-check-in-list-link'
import { updateCheckInList } from '@foyer/core/check-in-list/update-check-in-list'
import { mount } from '../http/mount.ts'

export const checkInListRoutes = [
  mount(endpoints.createCheckInList, createCheckInList),
  mount(endpoints.listCheckInLists, listCheckInLists),
  mount(endpoints.getCheckInList, getCheckInList),
  mount(endpoints.updateCheckInList, updateCheckInList),
  mount(endpoints.renewCheckInListLink, renewCheckInListLink),
  mount(endpoints.deleteCheckInList, deleteCheckInList),
  mount(endpoints.getPublicCheckInList, getPublicCheckInList),
]
