import type { WebhookDelivery } from '@foyer/contracts/webhook/webhook'
import { Plural, Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Spinner } from '../../components/ui/spinner.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { DeliveryAnswer } from './delivery-answer.tsx'
import { useReplayDelivery } from './webhook-mutations.ts'
import { webhookQueries } from './webhook-queries.ts'

interface DeliveryLogProps {
  accountId: string
  webhookId: string
  timeZone: string
  /** A webhook that is off sends nothing again. */
  isOn: boolean
}

/** What was sent to a webhook in the last 30 days, and how it answered. */
export function DeliveryLog({ accountId, webhookId, timeZone, isOn }: DeliveryLogProps) {
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    webhookQueries.deliveries(accountId, webhookId),
  )
  const replay = useReplayDelivery(accountId, webhookId)
  if (isError)
    return (
      <p className="text-sm text-destructive">
        <Trans>The messages could not be loaded. Close this and open it again.</Trans>
      </p>
    )
  if (!data) return <Spinner />
  const deliveries = data.pages.flatMap((page) => page.data)
  if (deliveries.length === 0)
    return (
      <p className="text-sm text-muted-foreground">
        <Trans>Nothing was sent yet. Send a test message to see whether your program listens.</Trans>
      </p>
    )
  return (
    <div className="grid gap-4">
      <ul className="grid divide-y rounded-lg border">
        {deliveries.map((delivery) => (
          <li key={delivery.id} className="grid min-w-0 gap-2 p-4 text-sm">
            <Head delivery={delivery} timeZone={timeZone} />
            <DeliveryAnswer delivery={delivery} timeZone={timeZone} />
            {isOn && delivery.tries > 0 && (
              <Button
                variant="secondary"
                size="sm"
                className="justify-self-start"
                disabled={replay.isPending}
                onClick={() => replay.mutate(delivery.id)}
              >
                <Trans>Send again</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="secondary" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  )
}

function Head({ delivery, timeZone }: { delivery: WebhookDelivery; timeZone: string }) {
  const format = useFormat()
  const { event, status, tries, created_at } = delivery
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <code className="font-medium">{event}</code>
      {status === 'DELIVERED' && (
        <Badge tone="success">
          <Trans>Arrived</Trans>
        </Badge>
      )}
      {status === 'PENDING' && (
        <Badge>
          <Trans>Waiting</Trans>
        </Badge>
      )}
      {status === 'FAILED' && (
        <Badge tone="danger">
          <Trans>Given up</Trans>
        </Badge>
      )}
      <span className="text-muted-foreground">
        {format.date(created_at, timeZone, 'date_time')}
        {tries > 0 && (
          <>
            {' · '}
            <Plural value={tries} one="# try" other="# tries" />
          </>
        )}
      </span>
    </div>
  )
}
