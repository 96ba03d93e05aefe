import * as endpoints from '@foyer/contracts/api-key/api-key-endpoints'
import { createApiKey } from '@foyer/core/api-key/create-api-key'
import { getApiKey } from '@foyer/core/api-key/get-api-key'
import { listApiKeys } from '@foyer/core/api-key/list-api-keys'
import { revokeApiKey } from '@foyer/core/api-key/revoke-api-key'
import { updateApiKey } from '@foyer/core/api-key/update-api-key'
import { mount } from '../http/mount.ts'

export const apiKeyRoutes = [
  mount(endpoints.listApiKeys, listApiKeys),
  mount(endpoints.createApiKey, createApiKey),
  mount(endpoints.getApiKey, getApiKey),
  mount(endpoints.updateApiKey, updateApiKey),
  mount(endpoints.revokeApiKey, revokeApiKey),
]
