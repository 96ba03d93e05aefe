import { endpoint } from '../endpoint.ts'
import { dataOf } from '../list.ts'
import { stage } from './stage.ts'

export const getStage = endpoint({
  name: 'getStage',
  summary:
    'What holds for everybody on this stage: addresses of terms, privacy notice and legal notice, and whether sign-up is open',
  method: 'GET',
  path: '/public/stage',
  access: 'public',
  response: dataOf(stage),
  max_age: 60,
})
