import type { EndpointInput } from '@foyer/contracts/endpoint'
import {
  createWebhook,
  deleteWebhook,
  replayWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '@foyer/contracts/webhook/webhook-endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { useKeepRow } from '../../lib/list/keep-row.ts'
import { useAddRow, useDropRow } from '../../lib/list/row-count.ts'
import { webhookQueries } from './webhook-queries.ts'

type Body = EndpointInput<typeof createWebhook>['body']

/** Creates a webhook. The answer has the secret, so only the dialog that shows it keeps it. */
export function useCreateWebhook(account_id: string) {
  const add = useAddRow(webhookQueries.all(account_id).queryKey, 'first')
  return useMutation({
    mutationFn: async (body: Body) => (await call(createWebhook, { params: { account_id }, body })).data,
    onSuccess: ({ secret: _secret, ...webhook }) => add(webhook),
    gcTime: 0,
    meta: { isErrorShownInPlace: true },
  })
}

export function useUpdateWebhook(account_id: string, webhook_id: string) {
  const keep = useKeepRow(webhookQueries.all(account_id).queryKey)
  return useMutation({
    mutationFn: async (body: Partial<Body>) =>
      (await call(updateWebhook, { params: { account_id, webhook_id }, body })).data,
    onSuccess: keep,
    meta: { isErrorShownInPlace: true },
  })
}

/** Gives a webhook another secret, which only the dialog that shows it keeps. */
export function useRotateWebhookSecret(account_id: string) {
  const refresh = useRefresh(account_id)
  return useMutation({
    mutationFn: async (webhook_id: string) =>
      (await call(rotateWebhookSecret, { params: { account_id, webhook_id } })).data,
    onSettled: refresh,
    gcTime: 0,
  })
}

/** Switches a webhook off or on, deletes it, or sends a test. */
export function useWebhookActions(account_id: string) {
  const onSettled = useRefresh(account_id)
  const drop = useDropRow(webhookQueries.all(account_id).queryKey)
  const toggle = useMutation({
    mutationFn: ({ id, is_on }: { id: string; is_on: boolean }) =>
      call(updateWebhook, { params: { account_id, webhook_id: id }, body: { is_on } }),
    onSettled,
  })
  const remove = useMutation({
    mutationFn: (webhook_id: string) => call(deleteWebhook, { params: { account_id, webhook_id } }),
    onSuccess: (_answer, webhook_id) => drop(webhook_id),
    onError: onSettled,
  })
  const test = useMutation({
    mutationFn: (webhook_id: string) => call(testWebhook, { params: { account_id, webhook_id } }),
    onSettled,
  })
  return { toggle, remove, test }
}

/** Sends a message of the log again. */
export function useReplayDelivery(account_id: string, webhook_id: string) {
  const onSettled = useRefresh(account_id)
  return useMutation({
    mutationFn: (delivery_id: string) =>
      call(replayWebhookDelivery, { params: { account_id, webhook_id, delivery_id } }),
    onSettled,
  })
}

/** The log is asked again too. */
function useRefresh(account_id: string) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: webhookQueries.all(account_id).queryKey })
}
