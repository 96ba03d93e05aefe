import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../id.ts'
import { dataOf } from '../list.ts'
import { waitingPass, waitingRoom } from './waiting-room.ts'

const params = z.object({ event_id: id('event') })

export const getWaitingRoom = endpoint({
  name: 'getWaitingRoom',
  summary: 'The line of an event, and how far it has come',
  method: 'GET',
  path: '/public/waiting-rooms/:event_id',
  access: 'public',
  params,
  response: dataOf(waitingRoom),
  max_age: 2,
  refusals: ['event.not_available'],
})

export const joinWaitingRoom = endpoint({
  name: 'joinWaitingRoom',
  summary: 'Get a pass for the line of an event, to be sent with the reservation as `waiting_pass`',
  method: 'POST',
  path: '/public/events/:event_id/waiting-passes',
  access: 'public',
  params,
  response: dataOf(waitingPass),
  status: 201,
  refusals: ['client.proof_required', 'event.not_available', 'request.too_many', 'waiting_room.not_open'],
})
