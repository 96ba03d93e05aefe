import { fullName } from '@foyer/contracts/person-name'
import type { AccountUser } from '@foyer/contracts/user/account-user'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import type { To } from 'react-router-dom'
import { EditMenuItem } from '../../components/foyer/edit-menu-item.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { dataColumns } from '../../components/ui/data-table/data-columns.ts'
import { DataTable } from '../../components/ui/data-table/data-table.tsx'
import { DropdownMenuItem } from '../../components/ui/dropdown-menu.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { newestFirst } from '../../lib/list/list-state.ts'
import { useListState } from '../../lib/list/use-list-state.ts'
import { accountUserQueries } from './account-user-queries.ts'
import { useActionsOf } from './use-actions-of.ts'
import { userRoleWords } from './user-role-words.ts'
import { UserStatusBadge } from './user-status-badge.tsx'

const column = dataColumns<AccountUser>()

interface UserTableProps {
  ownId: string
  /** The zone in which the viewer reads times. */
  timeZone: string
  hrefFor: (userId: string) => To
  empty: ReactNode
}

export function UserTable({ ownId, timeZone, hrefFor, empty }: UserTableProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const actionsOf = useActionsOf(ownId)
  const [list, setList] = useListState(newestFirst)
  const result = useQuery(accountUserQueries.list(list))
  const columns = useMemo(
    () => [
      column.accessor('first_name', {
        header: t({ message: 'Name', context: 'of a person' }),
        enableSorting: true,
        cell: ({ row }) => <UserName user={row.original} isSelf={row.original.id === ownId} />,
      }),
      column.accessor('email', { header: t`Email`, enableSorting: true }),
      column.accessor('role', {
        header: t`Role`,
        enableSorting: true,
        cell: ({ getValue }) => i18n._(userRoleWords[getValue()].name),
      }),
      column.accessor('status', {
        header: t`Status`,
        enableSorting: true,
        cell: ({ row }) => <UserStatusBadge user={row.original} />,
      }),
      column.accessor('last_login_at', {
        header: t`Last login`,
        enableSorting: true,
        cell: ({ getValue }) => {
          const at = getValue()
          return at ? (
            <time dateTime={at} className="whitespace-nowrap">
              {format.date(at, timeZone)}
            </time>
          ) : (
            <span className="text-muted-foreground">{t`Never`}</span>
          )
        },
      }),
    ],
    [t, i18n, format, timeZone, ownId],
  )
  const filters = [
    {
      field: 'role',
      operator: 'in' as const,
      label: t`Role`,
      options: [
        { value: 'ADMIN', label: t`Admin` },
        { value: 'ORGANIZER', label: t`Organizer` },
      ],
    },
    {
      field: 'status',
      operator: 'in' as const,
      label: t`Status`,
      options: [
        { value: 'ACTIVE', label: t`Active` },
        { value: 'INVITED', label: t`Invited` },
        { value: 'INACTIVE', label: t`Deactivated` },
      ],
    },
  ]
  return (
    <DataTable
      label={t`Users`}
      columns={columns}
      result={result}
      list={list}
      onListChange={setList}
      rowId={({ id }) => id}
      rowName={(user) => fullName(user)}
      rowHref={({ id }) => hrefFor(id)}
      phoneRow={(user) => ({
        title: <UserName user={user} isSelf={user.id === ownId} />,
        end: <UserStatusBadge user={user} />,
        status: user.email,
        note: i18n._(userRoleWords[user.role].name),
      })}
      rowMenu={(user) => (
        <>
          <EditMenuItem href={hrefFor(user.id)} />
          {actionsOf(user).map(({ label, icon: Icon, isDestructive = false, run }) => (
            <DropdownMenuItem key={label} isDestructive={isDestructive} onSelect={run}>
              <Icon />
              {label}
            </DropdownMenuItem>
          ))}
        </>
      )}
      searchPlaceholder={t`Search name or email`}
      filters={filters}
      empty={empty}
    />
  )
}

function UserName({ user, isSelf }: { user: AccountUser; isSelf: boolean }) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <bdi className="min-w-0 wrap-anywhere">{fullName(user)}</bdi>
      {user.is_account_owner && (
        <Badge tone="accent">
          <Trans>Owner</Trans>
        </Badge>
      )}
      {isSelf && (
        <Badge>
          <Trans>You</Trans>
        </Badge>
      )}
    </span>
  )
}
