import { endpoint } from '../endpoint.ts'
import { dataOf } from '../list.ts'
import { legalPages } from './stage.ts'

export const getStage = endpoint({
  name: 'getStage',
  summary: 'What holds for everybody on this stage: addresses of terms, privacy notice and imprint',
  method: 'GET',
  path: '/public/stage',
  access: 'public',
  response: dataOf(legalPages),
  max_age: 300,
})
