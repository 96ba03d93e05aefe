import type { DeliveryFailure, WebhookDelivery } from '@foyer/contracts/webhook/webhook'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '../../lib/format/use-format.ts'

const failures: Record<DeliveryFailure, MessageDescriptor> = {
  ADDRESS: msg`The address does not exist, or leads into a private network.`,
  TIMEOUT: msg`There was no answer within ten seconds.`,
  CONNECTION: msg`There was no connection, or its certificate is not valid.`,
}

/** How the last try of a message ended, and when the next one is. */
export function DeliveryAnswer({ delivery, timeZone }: { delivery: WebhookDelivery; timeZone: string }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { answer_status, answer, failure, milliseconds, next_try_at, tries, status } = delivery
  return (
    <>
      {failure && <p>{i18n._(failures[failure])}</p>}
      {answer_status !== null && (
        <p>
          <Trans>
            Answer {answer_status} after {milliseconds} ms
          </Trans>
        </p>
      )}
      {answer !== '' && (
        <pre className="max-h-40 overflow-auto rounded-md bg-muted p-3 text-xs wrap-anywhere whitespace-pre-wrap">
          <code>{answer}</code>
        </pre>
      )}
      {status === 'PENDING' && tries > 0 && next_try_at && (
        <p className="text-muted-foreground">
          <Trans>Next try: {format.date(next_try_at, timeZone, 'date_time')}</Trans>
        </p>
      )}
    </>
  )
}
