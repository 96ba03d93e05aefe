import type { EventsImportProgress } from '@foyer/contracts/import/events-import'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Alert } from '../../components/ui/alert.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Spinner } from '../../components/ui/spinner.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { paths } from '../../paths.ts'
import { BroughtBesides } from './brought-besides.tsx'
import { eventProblemText } from './event-problem-words.ts'
import { EventsBrought } from './events-brought.tsx'
import {
  useRefreshAfterEventsImport,
  useStartEventsImport,
  useUndoEventsImport,
} from './events-import-mutations.ts'
import { eventsImportQueries } from './events-import-queries.ts'
import { ImportCounts } from './import-counts.tsx'
import { ImportFailed } from './import-failed.tsx'
import { ImportUnderWay } from './import-under-way.tsx'
import { NextStep } from './next-step.tsx'
import { OrdersOfEvents } from './orders-of-events.tsx'
import { ProblemList } from './problem-list.tsx'
import { fileProblemOf } from './problem-words.ts'

interface EventsImportResultProps {
  accountId: string
  importId: string
  /** Another import has begun, with the same file. */
  onStarted: (import_id: string) => void
  /** Another file is to be chosen. */
  onAgain: () => void
}

/** How far an import of events or a try is, and then what it did or would do, with the next step. */
export function EventsImportResult({ accountId, importId, onStarted, onAgain }: EventsImportResultProps) {
  const { i18n } = useLingui()
  const { data: item, error, refetch } = useQuery(eventsImportQueries.one(accountId, importId))
  const refresh = useRefreshAfterEventsImport(accountId)
  const isWritten = item?.status === 'DONE' && !item.dry_run
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the import is done
  useEffect(() => void (isWritten && refresh()), [isWritten, item?.is_undone])
  if (error && !item) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!item) return <Spinner />
  const reason = eventProblemText(fileProblemOf(item), i18n)
  const isHalfway = item.status === 'FAILED' && !item.dry_run && item.rows_done > 0
  if (item.status === 'FAILED' && !isHalfway) return <ImportFailed reason={reason} onAgain={onAgain} />
  if (item.status !== 'DONE' && !isHalfway) return <UnderWay item={item} onAgain={onAgain} />
  return (
    <section data-slot="import-result" aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {isHalfway ? <ImportFailed reason={reason} /> : <Summary item={item} />}
      <ImportCounts item={item} />
      {!item.is_undone && <BroughtBesides item={item} />}
      <EventsBrought item={item} />
      <OrdersOfEvents item={item} />
      <ProblemList
        problems={item.problems}
        textOf={(line) => eventProblemText(line, i18n)}
        nameOf={({ external_id, title }) => {
          const name = title || external_id
          return name ? `(${name})` : ''
        }}
      />
      <WhatNext item={item} onStarted={onStarted} onAgain={onAgain} />
    </section>
  )
}

function UnderWay({ item, onAgain }: { item: EventsImportProgress; onAgain: () => void }) {
  const { t } = useLingui()
  const format = useFormat()
  const { rows_done, rows_total, orders_done, orders_total } = item
  // Orders follow once their events are there.
  const isAtOrders = rows_done === rows_total && orders_total > 0
  const [countDone, countTotal] = isAtOrders ? [orders_done, orders_total] : [rows_done, rows_total]
  const [done, total] = [format.number(countDone), format.number(countTotal ?? 0)]
  return (
    <>
      <ImportUnderWay
        item={item}
        undoing={<Trans>Taking events back</Trans>}
        label={isAtOrders ? t`Orders` : t`Events`}
        done={countDone}
        total={countTotal}
        progress={
          isAtOrders ? (
            <Trans>
              Orders of {done} of {total} events
            </Trans>
          ) : (
            <Trans>
              {done} of {total} events
            </Trans>
          )
        }
        onAgain={onAgain}
      />
      {isAtOrders && !item.is_undone && <OrdersOfEvents item={item} />}
    </>
  )
}

function Summary({ item: { dry_run, is_undone, counts } }: { item: EventsImportProgress }) {
  const { created = 0, updated = 0, undone = 0 } = counts
  const changes = created + updated
  if (is_undone)
    return (
      <Alert
        role="status"
        title={
          <Plural
            value={undone}
            _0="No events were archived"
            one="# event was archived"
            other="# events were archived"
          />
        }
      >
        <Trans>Events that are live, and what was changed since the import, were kept.</Trans>
      </Alert>
    )
  if (!dry_run)
    return (
      <Alert
        tone="success"
        role="status"
        title={<Plural value={changes} one="# event was imported" other="# events were imported" />}
      >
        <Trans>They are drafts. Look at them, and put them on sale when they are ready.</Trans>
      </Alert>
    )
  if (changes === 0)
    return (
      <Alert role="status" title={<Trans>No events would be imported</Trans>}>
        <Trans>All of them are here already, or were refused.</Trans>
      </Alert>
    )
  return (
    <Alert
      role="status"
      title={<Plural value={changes} one="# event would be imported" other="# events would be imported" />}
    >
      <Trans>This was a try. Nothing has changed yet.</Trans>
    </Alert>
  )
}

interface WhatNextProps extends Pick<EventsImportResultProps, 'onStarted' | 'onAgain'> {
  item: EventsImportProgress
}

function WhatNext({ item, onStarted, onAgain }: WhatNextProps) {
  const { t } = useLingui()
  const start = useStartEventsImport(item.account_id)
  const undo = useUndoEventsImport(item.account_id)
  const { counts, made, orders_total } = item
  const { created = 0, updated = 0 } = counts
  const events = created + updated
  const brought = events + made.organizers + made.taxes_and_fees + made.message_templates + orders_total
  const importNow = () => {
    const { id: file_of, format, with_orders, organizer_id, tax_and_fee_ids } = item
    const body = {
      ...{ format, dry_run: false, with_orders, file_of, tax_and_fee_ids },
      ...(organizer_id && { organizer_id }),
    }
    start.mutate({ body }, { onSuccess: ({ id }) => onStarted(id) })
  }
  const question = {
    title: t`Undo this import?`,
    description:
      item.format === 'archive'
        ? t`Its drafts are archived, and its orders canceled: their codes no longer admit. Live events, what was changed since, organizers, taxes and fees stay.`
        : t`Its drafts are archived. Live events and events with orders stay.`,
    action: t`Undo import`,
    refusal: t`Keep events`,
    isDestructive: true,
  }
  return (
    <NextStep
      item={item}
      importAction={
        brought === 0
          ? null
          : {
              label:
                events > 0 ? (
                  <Plural value={events} one="Import # event" other="Import # events" />
                ) : (
                  <Trans>Import the archive</Trans>
                ),
              ...{ isBusy: start.isPending, error: start.error, onImport: importNow },
            }
      }
      shownAt={{ to: paths.events(), label: <Trans>Show events</Trans> }}
      undo={
        created + orders_total === 0
          ? null
          : { question, isBusy: undo.isPending, onUndo: () => undo.mutate(item.id) }
      }
      onAgain={onAgain}
    />
  )
}
