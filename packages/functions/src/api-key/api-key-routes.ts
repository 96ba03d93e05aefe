import * as endpoints from '@foyer/contracts/api-key/api-key-endpoints'
import {
  createApiKey,
  getApiKey,
  listApiKeys,
  revokeApiKey,
  updateApiKey,
} from '@foyer/core/api-key/api-keys'
import { getOwnApiKey } from '@foyer/core/api-key/own-api-key'
import { rotateApiKey } from '@foyer/core/api-key/rotate-api-key'
import { mount } from '../http/mount.ts'

export const apiKeyRoutes = [
  mount(endpoints.listApiKeys, listApiKeys),
  mount(endpoints.createApiKey, createApiKey),
  mount(endpoints.getApiKey, getApiKey),
  mount(endpoints.updateApiKey, updateApiKey),
  mount(endpoints.revokeApiKey, revokeApiKey),
  mount(endpoints.rotateApiKey, rotateApiKey),
  mount(endpoints.getOwnApiKey, getOwnApiKey),
]
