import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, linkId } from '../id.ts'
import { dataOf, listOf } from '../list.ts'
import { updateOf } from '../update-of.ts'
import {
  checkInList,
  checkInListBody,
  checkInListListQuery,
  listedCheckInList,
  publicCheckInList,
} from './check-in-list.ts'

const eventParams = z.object({ event_id: id('event') })
const params = z.object({ event_id: id('event'), check_in_list_id: id('check_in_list') })

export const createCheckInList = endpoint({
  name: 'createCheckInList',
  summary: 'Create a check-in list; its short_id is the door’s link',
  method: 'POST',
  path: '/events/:event_id/check-in-lists',
  access: 'check_in.manage',
  params: eventParams,
  body: checkInListBody,
  response: dataOf(checkInList),
  status: 201,
  refusals: ['ticket.required'],
})

export const listCheckInLists = endpoint({
  name: 'listCheckInLists',
  summary: 'Check-in lists of an event, by name',
  method: 'GET',
  path: '/events/:event_id/check-in-lists',
  access: 'check_in.manage',
  params: eventParams,
  query: checkInListListQuery,
  response: listOf(listedCheckInList),
})

export const getCheckInList = endpoint({
  name: 'getCheckInList',
  summary: 'One check-in list',
  method: 'GET',
  path: '/events/:event_id/check-in-lists/:check_in_list_id',
  access: 'check_in.manage',
  params,
  response: dataOf(listedCheckInList),
})

export const updateCheckInList = endpoint({
  name: 'updateCheckInList',
  summary: 'Change a check-in list',
  method: 'PUT',
  path: '/events/:event_id/check-in-lists/:check_in_list_id',
  access: 'check_in.manage',
  params,
  is_update: true,
  body: updateOf(checkInListBody),
  response: dataOf(checkInList),
  refusals: ['ticket.required'],
})

export const renewCheckInListLink = endpoint({
  name: 'renewCheckInListLink',
  summary: 'Renew the link of a check-in list; the old one stops working at once',
  method: 'POST',
  path: '/events/:event_id/check-in-lists/:check_in_list_id/link',
  access: 'check_in.manage',
  params,
  response: dataOf(checkInList),
})

export const deleteCheckInList = endpoint({
  name: 'deleteCheckInList',
  summary: 'Delete a check-in list; its link stops working at once',
  method: 'DELETE',
  path: '/events/:event_id/check-in-lists/:check_in_list_id',
  access: 'check_in.manage',
  params,
})

export const getPublicCheckInList = endpoint({
  name: 'getPublicCheckInList',
  summary: 'A check-in list, by the door’s link',
  method: 'GET',
  path: '/public/check-in-lists/:check_in_list_short_id',
  access: 'link',
  params: z.object({ check_in_list_short_id: linkId }),
  response: dataOf(publicCheckInList),
  refusals: ['check_in_list.link_renewed'],
})
