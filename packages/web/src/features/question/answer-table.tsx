import type { Event } from '@foyer/contracts/event/event'
import { shownName } from '@foyer/contracts/person-name'
import type { AnswerRow } from '@foyer/contracts/question/answer'
import type { Question } from '@foyer/contracts/question/question'
import { useLingui as useWords } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { dataColumns } from '../../components/ui/data-table/data-columns.ts'
import { DataTable } from '../../components/ui/data-table/data-table.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { answerText } from '../../lib/format/answer-text.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { type ListState, newestFirst } from '../../lib/list/list-state.ts'
import { useListState } from '../../lib/list/use-list-state.ts'
import { paths } from '../../paths.ts'
import { questionQueries } from './question-queries.ts'

const column = dataColumns<AnswerRow>()

interface AnswerTableProps {
  event: Event
  question: Question
  /** Renders actions beside the search, for the filtered list. */
  toolbar: (list: ListState) => ReactNode
}

/** Every answer to a question with its person. A row opens the order or the attendee. */
export function AnswerTable({ event, question, toolbar }: AnswerTableProps) {
  const { t } = useLingui()
  const { i18n } = useWords()
  const format = useFormat()
  const [list, setList] = useListState(newestFirst)
  const result = useQuery(questionQueries.answers(event.id, question.id, list))
  const columns = useMemo(
    () => [
      column.accessor('last_name', {
        header: t`Who`,
        enableSorting: true,
        cell: ({ row }) => <bdi className="wrap-anywhere">{shownName(row.original)}</bdi>,
      }),
      column.accessor('answer', {
        header: t`Answer`,
        enableSorting: false,
        cell: ({ getValue }) => (
          <span className="whitespace-pre-line wrap-anywhere">{answerText(getValue(), i18n.locale)}</span>
        ),
      }),
      column.accessor('created_at', {
        header: t`Date`,
        enableSorting: true,
        cell: ({ getValue }) => (
          <time dateTime={getValue()} className="whitespace-nowrap">
            {format.date(getValue(), event.timezone, 'date')}
          </time>
        ),
      }),
    ],
    [t, i18n.locale, format, event.timezone],
  )
  return (
    <DataTable
      label={t`Answers`}
      columns={columns}
      result={result}
      list={list}
      onListChange={setList}
      rowId={({ attendee_short_id, order_short_id }) => attendee_short_id ?? order_short_id}
      rowHref={(row) =>
        row.attendee_short_id
          ? `${paths.event(event.id, 'attendees')}?attendee=${row.attendee_short_id}`
          : `${paths.event(event.id, 'orders')}?order=${row.order_short_id}`
      }
      phoneRow={(row) => ({
        title: <bdi>{shownName(row)}</bdi>,
        status: answerText(row.answer, i18n.locale),
        note: format.date(row.created_at, event.timezone, 'date'),
      })}
      searchPlaceholder={t`Search by person`}
      toolbar={toolbar(list)}
      empty={
        <EmptyState icon={MessageSquareText} title={<Trans>No answers yet</Trans>}>
          <Trans>Answers appear here once orders are completed.</Trans>
        </EmptyState>
      }
    />
  )
}
