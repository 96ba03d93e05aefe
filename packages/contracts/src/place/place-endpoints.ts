import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { dataOf } from '../list.ts'
import { placeAddress, placeAddressQuery, placeQuery, suggestedPlace } from './place.ts'

/** Finds nothing where the stage has no provider, and where the provider does not answer (docs/decisions/0141). */
export const findPlaces = endpoint({
  name: 'findPlaces',
  summary: 'Venues and addresses that begin like what is typed',
  method: 'GET',
  path: '/places',
  access: 'event.manage',
  query: placeQuery,
  response: dataOf(z.array(suggestedPlace)),
  refusals: ['request.too_many'],
})

/** Null where the provider does not know the place, or does not answer. */
export const getPlaceAddress = endpoint({
  name: 'getPlaceAddress',
  summary: 'The address of a place that was chosen, to be kept with an event',
  method: 'GET',
  path: '/places/address',
  access: 'event.manage',
  query: placeAddressQuery,
  response: dataOf(placeAddress.nullable()),
  refusals: ['request.too_many'],
})
