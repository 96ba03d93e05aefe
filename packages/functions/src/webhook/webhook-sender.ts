import { withTrace } from '@foyer/core/trace'
import { systemContext } from '@foyer/core/verb'
import type { SenderCall } from '@foyer/core/webhook/invoke-sender'
import { sendWebhook } from '@foyer/core/webhook/send-webhook'
import type { Context } from 'aws-lambda'
import { logger } from '../logger.ts'

/** Sends to one webhook. Called without waiting, for each webhook on its own (docs/decisions/0108). */
export async function handler(
  call: SenderCall,
  { awsRequestId }: Pick<Context, 'awsRequestId'>,
): Promise<void> {
  const began = Date.now()
  await withTrace(awsRequestId, () => sendWebhook(() => systemContext(awsRequestId), call))
  logger.info('webhook served', { webhook_id: call.webhook_id, milliseconds: Date.now() - began })
}
