import * as endpoints from '@foyer/contracts/api-key/api-key-endpoints'
import {
  createApiKey,
  getApiKey,
  getOwnApiKey,
  listApiKeys,
  revokeApiKey,
  rotateApiKey,
  updateApiKey,
} from '@foyer/core/api-key/api-keys'
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
