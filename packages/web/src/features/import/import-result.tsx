import type { ImportProgress } from '@foyer/contracts/import/import'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Alert } from '../../components/ui/alert.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Spinner } from '../../components/ui/spinner.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { paths } from '../../paths.ts'
import { ImportCounts } from './import-counts.tsx'
import { ImportFailed } from './import-failed.tsx'
import { useRefreshAfterImport, useStartImport, useUndoImport } from './import-mutations.ts'
import { importQueries } from './import-queries.ts'
import { ImportUnderWay } from './import-under-way.tsx'
import { NextStep } from './next-step.tsx'
import { ProblemList } from './problem-list.tsx'
import { fileProblemOf, problemText } from './problem-words.ts'

interface ImportResultProps {
  eventId: string
  importId: string
  /** Another import has begun, with the same file. */
  onStarted: (import_id: string) => void
  /** Another file is to be chosen. */
  onAgain: () => void
}

/** How far an import or a try is, and then what it did or would do, with the next step. */
export function ImportResult({ eventId, importId, onStarted, onAgain }: ImportResultProps) {
  const { i18n } = useLingui()
  const { data: item, error, refetch } = useQuery(importQueries.one(eventId, importId))
  const refresh = useRefreshAfterImport(eventId)
  const isWritten = item?.status === 'DONE' && !item.dry_run
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the import is done
  useEffect(() => void (isWritten && refresh()), [isWritten, item?.is_undone])
  if (error && !item) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!item) return <Spinner />
  if (item.status === 'FAILED')
    return <ImportFailed reason={problemText(fileProblemOf(item), i18n)} onAgain={onAgain} />
  if (item.status !== 'DONE') return <UnderWay item={item} onAgain={onAgain} />
  return (
    <section data-slot="import-result" aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Summary item={item} />
      <ImportCounts item={item} />
      <MissingPlaces places={item.missing_places} />
      <ProblemList problems={item.problems} textOf={(line) => problemText(line, i18n)} />
      <WhatNext item={item} onStarted={onStarted} onAgain={onAgain} />
    </section>
  )
}

function UnderWay({ item, onAgain }: { item: ImportProgress; onAgain: () => void }) {
  const { t } = useLingui()
  const format = useFormat()
  const [done, total] = [format.number(item.rows_done), format.number(item.rows_total ?? 0)]
  return (
    <ImportUnderWay
      item={item}
      undoing={<Trans>Taking tickets back</Trans>}
      label={t`Rows`}
      done={item.rows_done}
      total={item.rows_total}
      progress={
        <Trans>
          {done} of {total} rows
        </Trans>
      }
      onAgain={onAgain}
    />
  )
}

function Summary({ item: { dry_run, is_undone, counts } }: { item: ImportProgress }) {
  const { created = 0, updated = 0, undone = 0 } = counts
  const changes = created + updated
  if (is_undone)
    return (
      <Alert
        role="status"
        title={<Plural value={undone} one="# ticket was taken back" other="# tickets were taken back" />}
      >
        <Trans>Tickets that were changed or checked in since the import were kept.</Trans>
      </Alert>
    )
  if (!dry_run)
    return (
      <Alert
        tone="success"
        role="status"
        title={<Plural value={changes} one="# ticket was imported" other="# tickets were imported" />}
      >
        <Trans>The codes that people have from the other system admit at this event’s door.</Trans>
      </Alert>
    )
  if (changes === 0)
    return (
      <Alert role="status" title={<Trans>Nothing would be imported</Trans>}>
        <Trans>All rows are here already, or were left out.</Trans>
      </Alert>
    )
  return (
    <Alert
      role="status"
      title={<Plural value={changes} one="# ticket would be imported" other="# tickets would be imported" />}
    >
      <Trans>This was a try. Nothing has changed yet.</Trans>
    </Alert>
  )
}

function MissingPlaces({ places }: { places: ImportProgress['missing_places'] }) {
  const names = Object.entries(places)
  if (names.length === 0) return null
  return (
    <Alert tone="warning" title={<Trans>There are not enough places</Trans>}>
      <p>
        <Trans>Raise these quantities first. An import never sells more places than there are.</Trans>
      </p>
      <ul className="list-disc ps-4">
        {names.map(([name, places]) => (
          <li key={name}>
            {name}: <Plural value={places} one="# place" other="# places" />
          </li>
        ))}
      </ul>
    </Alert>
  )
}

interface WhatNextProps extends Pick<ImportResultProps, 'onStarted' | 'onAgain'> {
  item: ImportProgress
}

function WhatNext({ item, onStarted, onAgain }: WhatNextProps) {
  const { t } = useLingui()
  const start = useStartImport(item.event_id)
  const undo = useUndoImport(item.event_id)
  const { created = 0, updated = 0 } = item.counts
  const changes = created + updated
  const importNow = () => {
    const { id: file_of, format, mapping, create_tickets, check_in_list_id, send_tickets } = item
    const body = {
      ...{ format, dry_run: false, file_of, create_tickets, send_tickets },
      ...(check_in_list_id && { check_in_list_id }),
      ...(Object.keys(mapping).length > 0 && { mapping }),
    }
    start.mutate({ body }, { onSuccess: ({ id }) => onStarted(id) })
  }
  const question = {
    title: t`Undo this import?`,
    description: t`The orders that it made are canceled, and their codes no longer admit. No one gets an email.`,
    action: t`Undo import`,
    refusal: t`Keep orders`,
    isDestructive: true,
  }
  return (
    <NextStep
      item={item}
      importAction={
        changes === 0
          ? null
          : {
              label: <Plural value={changes} one="Import # ticket" other="Import # tickets" />,
              ...{ isBusy: start.isPending, error: start.error, onImport: importNow },
            }
      }
      shownAt={{ to: paths.event(item.event_id, 'attendees'), label: <Trans>Show attendees</Trans> }}
      undo={created === 0 ? null : { question, isBusy: undo.isPending, onUndo: () => undo.mutate(item.id) }}
      onAgain={onAgain}
    />
  )
}
