import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../id.ts'
import { dataOf, listOf } from '../list.ts'
import { updateOf } from '../update-of.ts'
import { promoCode, promoCodeBody, promoCodeListQuery, promoCodeValidity } from './promo-code.ts'

const eventParams = z.object({ event_id: id('event') })
const params = z.object({ event_id: id('event'), promo_code_id: id('promo_code') })

export const listPromoCodes = endpoint({
  name: 'listPromoCodes',
  summary: 'Promo codes of an event with their use, newest first by default',
  method: 'GET',
  path: '/events/:event_id/promo-codes',
  access: 'event.manage',
  params: eventParams,
  query: promoCodeListQuery,
  response: listOf(promoCode),
})

export const createPromoCode = endpoint({
  name: 'createPromoCode',
  summary: 'Create a promo code',
  method: 'POST',
  path: '/events/:event_id/promo-codes',
  access: 'event.manage',
  params: eventParams,
  body: promoCodeBody,
  response: dataOf(promoCode),
  status: 201,
  refusals: ['amount.not_in_steps', 'promo_code.taken'],
})

export const getPromoCode = endpoint({
  name: 'getPromoCode',
  summary: 'One promo code',
  method: 'GET',
  path: '/events/:event_id/promo-codes/:promo_code_id',
  access: 'event.manage',
  params,
  response: dataOf(promoCode),
})

export const updatePromoCode = endpoint({
  name: 'updatePromoCode',
  summary: 'Change a promo code; orders keep their discount',
  method: 'PUT',
  path: '/events/:event_id/promo-codes/:promo_code_id',
  access: 'event.manage',
  params,
  is_update: true,
  body: updateOf(promoCodeBody),
  response: dataOf(promoCode),
  refusals: ['amount.not_in_steps', 'promo_code.below_used', 'promo_code.taken'],
})

export const deletePromoCode = endpoint({
  name: 'deletePromoCode',
  summary: 'Delete a promo code; orders keep their discount',
  method: 'DELETE',
  path: '/events/:event_id/promo-codes/:promo_code_id',
  access: 'event.manage',
  params,
})

export const validatePromoCode = endpoint({
  name: 'validatePromoCode',
  summary: 'Whether a promo code can be used now',
  method: 'GET',
  path: '/public/events/:event_id/promo-codes/:code',
  access: 'public',
  params: z.object({ event_id: id('event'), code: z.string().trim().min(1).max(100) }),
  response: dataOf(promoCodeValidity),
  refusals: ['event.not_available', 'promo_code.invalid', 'request.too_many'],
})
