import { endpoint } from '../endpoint.ts'
import { dataOf } from '../list.ts'
import { health } from './health.ts'

export const getHealth = endpoint({
  name: 'getHealth',
  summary: 'Whether the API and what it depends on work, and which release runs; up to ten seconds old',
  method: 'GET',
  path: '/health',
  access: 'public',
  response: dataOf(health),
})
