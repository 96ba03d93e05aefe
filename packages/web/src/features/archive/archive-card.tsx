import type { Archive } from '@foyer/contracts/archive/archive'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Card, CardContent, CardHeader, CardTitle } from '../../components/ui/card.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useCreateArchive } from './archive-mutations.ts'
import { archiveQueries } from './archive-queries.ts'
import { ArchiveState } from './archive-state.tsx'

interface ArchiveCardProps {
  accountId: string
  timeZone: string
}

/** What an archive has, and how far the last one is. */
export function ArchiveCard({ accountId, timeZone }: ArchiveCardProps) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(archiveQueries.last(accountId))
  const create = useCreateArchive(accountId)
  return (
    <Card aria-label={t`What is in it`} className="max-w-3xl">
      <CardHeader>
        <CardTitle>
          <Trans>What is in it</Trans>
        </CardTitle>
      </CardHeader>
      <CardContent className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-4">
        <Contents />
        <div className="border-t pt-6">
          {data !== undefined ? (
            <ArchiveState
              accountId={accountId}
              archive={kept(data)}
              timeZone={timeZone}
              isStarting={create.isPending}
              onCreate={() => create.mutate()}
            />
          ) : error ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton className="h-9 w-44" />
          )}
        </div>
      </CardContent>
    </Card>
  )
}

/** An archive is none once its file is gone. */
function kept(archive: Archive | null): Archive | null {
  const isGone = archive?.status === 'DONE' && Date.parse(archive.expires_at) <= Date.now()
  return isGone ? null : archive
}

function Contents() {
  return (
    <div className="grid gap-4 text-sm">
      <ul className="grid list-disc gap-2 ps-5">
        <li>
          <Trans>
            Organizers, and events with their texts, translations, settings, tickets, questions, promo codes,
            capacities, check-in lists and affiliates
          </Trans>
        </li>
        <li>
          <Trans>
            Orders and attendees of all events: who bought and holds each ticket, what was paid and when, and
            when it was admitted
          </Trans>
        </li>
        <li>
          <Trans>Covers, banners and logos in their full size</Trans>
        </li>
        <li>
          <Trans>A description of the files, so that other programs can read them</Trans>
        </li>
      </ul>
      <p className="text-muted-foreground">
        <Trans>
          Passwords, API keys, webhooks and the connection to Stripe are not in it. Names and email addresses
          of your buyers are, so keep the file safe.
        </Trans>
      </p>
    </div>
  )
}
