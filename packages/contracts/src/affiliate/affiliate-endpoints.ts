import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../id.ts'
import { dataOf, listOf } from '../list.ts'
import { updateOf } from '../update-of.ts'
import { affiliate, affiliateBody, affiliateListQuery } from './affiliate.ts'

const eventParams = z.object({ event_id: id('event') })
const params = z.object({ event_id: id('event'), affiliate_id: id('affiliate') })

export const listAffiliates = endpoint({
  name: 'listAffiliates',
  summary: 'Affiliates of an event with what they sold, newest first by default',
  method: 'GET',
  path: '/events/:event_id/affiliates',
  access: 'event.manage',
  params: eventParams,
  query: affiliateListQuery,
  response: listOf(affiliate),
})

export const createAffiliate = endpoint({
  name: 'createAffiliate',
  summary: 'Create an affiliate; without a code, one is made from the name',
  method: 'POST',
  path: '/events/:event_id/affiliates',
  access: 'event.manage',
  params: eventParams,
  body: affiliateBody,
  response: dataOf(affiliate),
  status: 201,
  refusals: ['affiliate.code_taken'],
})

export const getAffiliate = endpoint({
  name: 'getAffiliate',
  summary: 'One affiliate',
  method: 'GET',
  path: '/events/:event_id/affiliates/:affiliate_id',
  access: 'event.manage',
  params,
  response: dataOf(affiliate),
})

export const updateAffiliate = endpoint({
  name: 'updateAffiliate',
  summary: 'Change an affiliate; its code can change until it has an order',
  method: 'PUT',
  path: '/events/:event_id/affiliates/:affiliate_id',
  access: 'event.manage',
  params,
  is_update: true,
  body: updateOf(affiliateBody),
  response: dataOf(affiliate),
  refusals: ['affiliate.code_locked', 'affiliate.code_taken'],
})

export const deleteAffiliate = endpoint({
  name: 'deleteAffiliate',
  summary: 'Delete an affiliate without orders',
  method: 'DELETE',
  path: '/events/:event_id/affiliates/:affiliate_id',
  access: 'event.manage',
  params,
  refusals: ['affiliate.has_orders'],
})
