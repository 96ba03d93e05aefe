import type { Kind, StoredRecords } from '../store/stored-record.ts'
import { invalidRequest } from './api-error.ts'
import type { ApiCall } from './endpoint.ts'
import type { FormFields } from './form-body.ts'
import { integer, text } from './params.ts'

export const LIST_PARAMS = ['limit', 'starting_after', 'ending_before', 'created']

/** One page of a list, newest first, in Stripe's envelope and with its cursors. */
export function listPage<K extends Kind>(
  call: ApiCall,
  kind: K,
  where: Record<string, string | undefined>,
): { object: 'list'; url: string; has_more: boolean; data: StoredRecords[K][] } {
  const limit = integer(call.params, 'limit') ?? 10
  if (limit < 1 || limit > 100) {
    const bound = limit < 1 ? 'greater than or equal to 1' : 'less than or equal to 100'
    throw invalidRequest(`This value must be ${bound}.`, {
      code: 'parameter_invalid_integer',
      param: 'limit',
    })
  }
  const records = call.standIn.store.page(kind, call.account, {
    where,
    ...createdRange(call.params),
    startingAfter: text(call.params, 'starting_after'),
    endingBefore: text(call.params, 'ending_before'),
    limit: limit + 1,
  })
  const isBackwards = call.params.ending_before !== undefined
  const extra = records.length > limit
  const data = extra && isBackwards ? records.slice(1) : records.slice(0, limit)
  return { object: 'list', url: call.path, has_more: extra, data }
}

function createdRange(params: FormFields): { createdFrom?: number; createdTo?: number } {
  const { created } = params
  if (created === undefined) return {}
  if (typeof created === 'string') {
    const at = integer(params, 'created')
    return { createdFrom: at, createdTo: at }
  }
  if (Array.isArray(created)) throw invalidRequest('Invalid object', { param: 'created' })
  const after = integer(created, 'gt')
  const before = integer(created, 'lt')
  return {
    createdFrom: after === undefined ? integer(created, 'gte') : after + 1,
    createdTo: before === undefined ? integer(created, 'lte') : before - 1,
  }
}
