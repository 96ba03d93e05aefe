import { type AuditEntry, auditActions } from '@foyer/contracts/audit/audit'
import { auditTable } from '@foyer/contracts/audit/audit-words'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { dataColumns } from '../../components/ui/data-table/data-columns.ts'
import { DataTable } from '../../components/ui/data-table/data-table.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import type { ListState } from '../../lib/list/list-state.ts'
import { useListState } from '../../lib/list/use-list-state.ts'
import { auditQueries } from './audit-queries.ts'
import { AuditReach } from './audit-reach.tsx'
import { AuditActor, AuditSentence } from './audit-sentence.tsx'
import { AuditSpanFields } from './audit-span-fields.tsx'

const column = dataColumns<AuditEntry>()
const newestFirst: Partial<ListState> = { sort_by: 'at', sort_direction: 'desc' }

interface AuditTableProps {
  accountId: string
  /** The zone in which the viewer reads times. */
  timeZone: string
  /** The actors to filter by: people and keys, by id. */
  actors: readonly { value: string; label: string }[]
  empty: ReactNode
}

export function AuditTable({ accountId, timeZone, actors, empty }: AuditTableProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const [list, setList] = useListState(newestFirst)
  const result = useQuery(auditQueries.list(accountId, list))
  const columns = useMemo(
    () => [
      column.accessor('action', {
        header: t`What happened`,
        enableSorting: false,
        cell: ({ row }) => <AuditSentence entry={row.original} />,
      }),
      column.accessor('actor_name', {
        header: t`By`,
        enableSorting: false,
        cell: ({ row }) => <AuditActor entry={row.original} />,
      }),
      column.accessor('at', {
        header: t`When`,
        enableSorting: true,
        cell: ({ getValue }) => (
          <time dateTime={getValue()} className="whitespace-nowrap">
            {format.date(getValue(), timeZone, 'date_time')}
          </time>
        ),
      }),
    ],
    [t, format, timeZone],
  )
  const actions = auditActions.map((value) => ({
    value,
    label: i18n._({ id: `audit.word.${value}`, message: auditTable[value][0] }),
  }))
  const until = result.data?.meta.searched_until
  return (
    <div className="grid gap-4">
      <DataTable
        label={t`Audit log`}
        columns={columns}
        result={result}
        list={list}
        onListChange={setList}
        rowId={(entry) => entry.id}
        phoneRow={(entry) => ({
          title: <AuditSentence entry={entry} />,
          status: <AuditActor entry={entry} />,
          note: format.short(entry.at, timeZone),
        })}
        searchPlaceholder={t`Search name, event or order`}
        filters={[
          { field: 'action', operator: 'in', label: t`Action`, options: actions },
          { field: 'actor_id', operator: 'in', label: t`By`, options: actors },
        ]}
        toolbar={<AuditSpanFields list={list} onListChange={setList} timeZone={timeZone} />}
        empty={empty}
      />
      {until && <AuditReach until={until} list={list} onListChange={setList} timeZone={timeZone} />}
    </div>
  )
}
