import type { ImportProgress } from '@foyer/contracts/import/import'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { useConfirm } from '../../components/ui/confirm.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Spinner } from '../../components/ui/spinner.tsx'
import { useErrorText } from '../../lib/words/use-error-text.ts'
import { paths } from '../../paths.ts'
import { ImportCounts } from './import-counts.tsx'
import { useRefreshAfterImport, useStartImport, useUndoImport } from './import-mutations.ts'
import { importQueries } from './import-queries.ts'
import { ImportUnderWay } from './import-under-way.tsx'
import { ProblemList } from './problem-list.tsx'
import { problemText } from './problem-words.ts'

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
  const { data: item, error, refetch } = useQuery(importQueries.one(eventId, importId))
  const refresh = useRefreshAfterImport(eventId)
  const isWritten = item?.status === 'DONE' && !item.dry_run
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the import is done
  useEffect(() => void (isWritten && refresh()), [isWritten, item?.is_undone])
  if (error && !item) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!item) return <Spinner />
  if (item.status === 'FAILED') return <Failed item={item} onAgain={onAgain} />
  if (item.status !== 'DONE') return <ImportUnderWay item={item} />
  return (
    <section data-slot="import-result" aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Summary item={item} />
      <ImportCounts item={item} />
      <MissingPlaces places={item.missing_places} />
      <ProblemList item={item} />
      <NextStep item={item} onStarted={onStarted} onAgain={onAgain} />
    </section>
  )
}

function Failed({ item, onAgain }: { item: ImportProgress; onAgain: () => void }) {
  const { i18n } = useLingui()
  const problem = { code: item.problem_code, about: item.problem_about, message: item.problem }
  return (
    <Alert
      tone="danger"
      role="alert"
      title={<Trans>The file could not be imported</Trans>}
      action={
        <Button variant="secondary" onClick={onAgain}>
          <Trans>Choose another file</Trans>
        </Button>
      }
    >
      <p>{problemText(problem, i18n)}</p>
    </Alert>
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

interface NextStepProps extends Pick<ImportResultProps, 'onStarted' | 'onAgain'> {
  item: ImportProgress
}

function NextStep({ item, onStarted, onAgain }: NextStepProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const confirm = useConfirm()
  const start = useStartImport(item.event_id)
  const undo = useUndoImport(item.event_id)
  const changes = (item.counts.created ?? 0) + (item.counts.updated ?? 0)
  const importNow = () => {
    const { id: file_of, format, mapping, create_tickets, check_in_list_id, send_tickets } = item
    const body = {
      ...{ format, dry_run: false, file_of, create_tickets, send_tickets },
      ...(check_in_list_id && { check_in_list_id }),
      ...(Object.keys(mapping).length > 0 && { mapping }),
    }
    start.mutate({ body }, { onSuccess: ({ id }) => onStarted(id) })
  }
  const askToUndo = async () => {
    const isConfirmed = await confirm({
      title: t`Undo this import?`,
      description: t`The orders that it made are canceled, and their codes no longer admit. No one gets an email.`,
      action: t`Undo import`,
      refusal: t`Keep orders`,
      isDestructive: true,
    })
    if (isConfirmed) undo.mutate(item.id)
  }
  return (
    <div className="grid gap-4">
      {start.isError && (
        <Alert tone="danger" role="alert">
          {errorText(start.error)}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        {item.dry_run && changes > 0 && (
          <Button isBusy={start.isPending} onClick={importNow}>
            <Plural value={changes} one="Import # ticket" other="Import # tickets" />
          </Button>
        )}
        {!item.dry_run && !item.is_undone && (
          <Button asChild>
            <Link to={paths.event(item.event_id, 'attendees')}>
              <Trans>Show attendees</Trans>
            </Link>
          </Button>
        )}
        <Button variant="secondary" onClick={onAgain}>
          <Trans>Choose another file</Trans>
        </Button>
        {item.report_url && (
          <Button variant="secondary" asChild>
            <a href={item.report_url}>
              <Trans>Download report</Trans>
            </a>
          </Button>
        )}
        {!item.dry_run && !item.is_undone && (item.counts.created ?? 0) > 0 && (
          <Button variant="secondary" isBusy={undo.isPending} onClick={() => void askToUndo()}>
            <Trans>Undo import</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
