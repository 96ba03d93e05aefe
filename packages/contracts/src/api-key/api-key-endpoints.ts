import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../id.ts'
import { dataOf, listOf } from '../list.ts'
import { updateOf } from '../update-of.ts'
import {
  apiKey,
  apiKeyBody,
  apiKeyListQuery,
  createApiKeyBody,
  newApiKey,
  ownApiKey,
  rotateApiKeyBody,
} from './api-key.ts'

const params = z.object({ account_id: id('account') })
const apiKeyParams = z.object({ account_id: id('account'), api_key_id: id('api_key') })

export const listApiKeys = endpoint({
  name: 'listApiKeys',
  summary: 'API keys of the account that are not revoked, newest first, without their secrets',
  method: 'GET',
  path: '/accounts/:account_id/api-keys',
  access: 'api_key.manage',
  params,
  query: apiKeyListQuery,
  response: listOf(apiKey),
})

export const createApiKey = endpoint({
  name: 'createApiKey',
  summary: 'Create an API key; only this answer has its secret',
  method: 'POST',
  path: '/accounts/:account_id/api-keys',
  access: 'api_key.manage',
  params,
  body: createApiKeyBody,
  response: dataOf(newApiKey),
  status: 201,
  holds_secret: true,
  refusals: ['account.unconfirmed', 'api_key.limit_reached', 'api_key.not_a_person'],
})

export const getApiKey = endpoint({
  name: 'getApiKey',
  summary: 'One API key of the account that is not revoked, without its secret',
  method: 'GET',
  path: '/accounts/:account_id/api-keys/:api_key_id',
  access: 'api_key.manage',
  params: apiKeyParams,
  response: dataOf(apiKey),
})

export const updateApiKey = endpoint({
  name: 'updateApiKey',
  summary: 'Change the name, scopes, events or expiry of an API key; its secret stays the same',
  method: 'PUT',
  path: '/accounts/:account_id/api-keys/:api_key_id',
  access: 'api_key.manage',
  params: apiKeyParams,
  is_update: true,
  body: updateOf(apiKeyBody),
  response: dataOf(apiKey),
})

export const revokeApiKey = endpoint({
  name: 'revokeApiKey',
  summary: 'Revoke an API key; it stops working immediately',
  method: 'DELETE',
  path: '/accounts/:account_id/api-keys/:api_key_id',
  access: 'api_key.manage',
  params: apiKeyParams,
})

export const rotateApiKey = endpoint({
  name: 'rotateApiKey',
  summary: 'Give an API key another secret, which only this answer has; the earlier one works for a while',
  method: 'POST',
  path: '/accounts/:account_id/api-keys/:api_key_id/rotate',
  access: 'api_key.manage',
  params: apiKeyParams,
  body: rotateApiKeyBody,
  response: dataOf(newApiKey),
  status: 201,
  holds_secret: true,
})

export const getOwnApiKey = endpoint({
  name: 'getOwnApiKey',
  summary: 'The API key of this call: its account, who made it, and what it may do',
  method: 'GET',
  path: '/key',
  access: 'signed_in',
  response: dataOf(ownApiKey),
  refusals: ['account.not_found', 'api_key.not_found'],
})
