import type { Archive } from '@foyer/contracts/archive/archive'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Archive as ArchiveIcon, CircleCheck, Download, RotateCcw } from 'lucide-react'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Meter } from '../../components/ui/meter.tsx'
import { formatBytes } from '../../lib/format/format-number.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useDownloadArchive } from './archive-mutations.ts'

interface ArchiveStateProps {
  accountId: string
  /** Null: there is none, or its file is gone. */
  archive: Archive | null
  timeZone: string
  isStarting: boolean
  onCreate: () => void
}

/** The last archive: what to do with it, or how far it is. */
export function ArchiveState({ accountId, archive, timeZone, isStarting, onCreate }: ArchiveStateProps) {
  const { status } = archive ?? {}
  if (archive && status === 'DONE')
    return (
      <FinishedArchive
        accountId={accountId}
        archive={archive}
        timeZone={timeZone}
        isStarting={isStarting}
        onCreate={onCreate}
      />
    )
  if (archive && status !== 'FAILED') return <OpenArchive archive={archive} />
  return (
    <div className="grid justify-items-start gap-4">
      {status === 'FAILED' && (
        <Alert role="alert" tone="danger" className="w-full" title={<Trans>The archive was not made</Trans>}>
          <Trans>Nothing of your account has changed. Make it again.</Trans>
        </Alert>
      )}
      <Button isBusy={isStarting} onClick={onCreate}>
        <ArchiveIcon />
        <Trans>Make an archive</Trans>
      </Button>
    </div>
  )
}

function OpenArchive({ archive }: { archive: Archive }) {
  const { t } = useLingui()
  const format = useFormat()
  const { events_done, events_total } = archive
  const [done, total] = [format.number(events_done), format.number(events_total ?? 0)]
  return (
    <div className="grid max-w-md gap-3 text-sm">
      <p role="status" className="font-medium">
        <Trans>Making the archive</Trans>
      </p>
      <Meter label={t`Events`} value={events_done} max={events_total || 1} />
      <p className="text-muted-foreground tabular-nums">
        {events_total === null ? (
          <Trans>You can keep working in the meantime.</Trans>
        ) : (
          <Trans>
            {done} of {total} events. You can keep working in the meantime.
          </Trans>
        )}
      </p>
    </div>
  )
}

function FinishedArchive({
  accountId,
  archive,
  timeZone,
  isStarting,
  onCreate,
}: ArchiveStateProps & { archive: Archive }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const download = useDownloadArchive(accountId)
  const { events_total, tickets, size_bytes, expires_at } = archive
  const end = format.date(expires_at, timeZone)
  return (
    <div className="grid gap-4 text-sm">
      <div role="status" className="grid gap-1">
        <p className="flex items-center gap-2 font-medium">
          <CircleCheck aria-hidden className="size-4 text-success" />
          <Trans>The archive is ready</Trans>
        </p>
        <p className="text-muted-foreground">
          <Plural value={events_total ?? 0} one="# event" other="# events" />
          {' · '}
          <Plural value={tickets} one="# ticket" other="# tickets" />
          {' · '}
          {formatBytes(size_bytes ?? 0, i18n.locale)}
        </p>
        <p className="text-muted-foreground">
          <Trans>You can download it until {end}.</Trans>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button isBusy={download.isPending} onClick={() => download.mutate()}>
          <Download />
          <Trans>Download</Trans>
        </Button>
        <Button variant="secondary" isBusy={isStarting} onClick={onCreate}>
          <RotateCcw />
          <Trans>Make a new one</Trans>
        </Button>
      </div>
    </div>
  )
}
