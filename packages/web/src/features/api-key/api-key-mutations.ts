import {
  createApiKey,
  revokeApiKey,
  rotateApiKey,
  updateApiKey,
} from '@foyer/contracts/api-key/api-key-endpoints'
import type { EndpointInput } from '@foyer/contracts/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { useKeepRow } from '../../lib/list/keep-row.ts'
import { useAddRow } from '../../lib/list/row-count.ts'
import { apiKeyQueries } from './api-key-queries.ts'

/** Creates a key. The answer has the secret, so only the dialog that shows it keeps it. */
export function useCreateApiKey(account_id: string) {
  const add = useAddRow(apiKeyQueries.all(account_id).queryKey, 'first')
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof createApiKey>['body']) =>
      (await call(createApiKey, { params: { account_id }, body })).data,
    onSuccess: ({ key: _key, ...apiKey }) => add(apiKey),
    gcTime: 0,
    meta: { isErrorShownInPlace: true },
  })
}

export function useUpdateApiKey(account_id: string, api_key_id: string) {
  const keep = useKeepRow(apiKeyQueries.all(account_id).queryKey)
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof updateApiKey>['body']) =>
      (await call(updateApiKey, { params: { account_id, api_key_id }, body })).data,
    onSuccess: keep,
    meta: { isErrorShownInPlace: true },
  })
}

/** Gives a key another secret, which only the dialog that shows it keeps. */
export function useRotateApiKey(account_id: string, api_key_id: string) {
  const refresh = useRefresh(account_id)
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof rotateApiKey>['body']) =>
      (await call(rotateApiKey, { params: { account_id, api_key_id }, body })).data,
    onSettled: refresh,
    gcTime: 0,
    meta: { isErrorShownInPlace: true },
  })
}

export function useRevokeApiKey(account_id: string) {
  const refresh = useRefresh(account_id)
  return useMutation({
    mutationFn: (api_key_id: string) => call(revokeApiKey, { params: { account_id, api_key_id } }),
    onSettled: refresh,
  })
}

function useRefresh(account_id: string) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: apiKeyQueries.all(account_id).queryKey })
}
