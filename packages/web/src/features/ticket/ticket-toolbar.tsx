import { saleState } from '@foyer/contracts/ticket/public-ticket'
import { ticketType } from '@foyer/contracts/ticket/ticket'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { DataTableToolbar } from '../../components/ui/data-table/data-table-toolbar.tsx'
import { NativeSelect } from '../../components/ui/native-select.tsx'
import type { ListState } from '../../lib/list/list-state.ts'
import { isHomepageOrder, type TicketSort, ticketSorts } from './narrow-tickets.ts'
import type { TicketEvent, TicketState } from './ticket-state.ts'
import { ticketStateWord } from './ticket-state-badge.tsx'
import { ticketTypeWords } from './ticket-type-words.ts'

interface TicketToolbarProps {
  event: TicketEvent
  list: ListState
  onListChange: (change: Partial<ListState>) => void
}

/** Search, filters and sorting of the list of tickets. While they are in use, it says why the order cannot be changed. */
export function TicketToolbar({ event, list, onListChange }: TicketToolbarProps) {
  const { t, i18n } = useLingui()
  const sortWords: Record<TicketSort, string> = {
    title: t`By title`,
    price: t`By price`,
    sold: t`Most sold first`,
  }
  const filters = [
    {
      field: 'state',
      operator: 'in' as const,
      label: t`Status`,
      options: statesOf(event).map((value) => ({ value, label: i18n._(ticketStateWord(value)) })),
    },
    {
      field: 'type',
      operator: 'in' as const,
      label: t`Kind`,
      options: ticketType.options.map((value) => ({ value, label: i18n._(ticketTypeWords[value]) })),
    },
  ]
  const reset = () => onListChange({ query: undefined, filter_fields: undefined, sort_by: undefined })
  return (
    <div className="mb-4 grid gap-4">
      <DataTableToolbar
        list={list}
        onListChange={onListChange}
        searchPlaceholder={t`Search tickets`}
        filters={filters}
        toolbar={
          <NativeSelect
            aria-label={t`Sort by`}
            value={list.sort_by ?? ''}
            onChange={({ target }) => onListChange({ sort_by: target.value || undefined })}
          >
            <option value="">{t`As on the event page`}</option>
            {ticketSorts.map((sort) => (
              <option key={sort} value={sort}>
                {sortWords[sort]}
              </option>
            ))}
          </NativeSelect>
        }
      />
      {!isHomepageOrder(list) && (
        <Alert
          title={t`Tickets cannot be sorted right now`}
          action={
            <Button variant="secondary" size="sm" onClick={reset}>
              <Trans>Show all in that order</Trans>
            </Button>
          }
        >
          <Trans>To change their order, clear search and filters, and sort them as on the event page.</Trans>
        </Alert>
      )}
    </div>
  )
}

/** The states that tickets of this event can have: those of a draft are not on sale yet. */
function statesOf({ status }: TicketEvent): TicketState[] {
  if (status !== 'DRAFT') return saleState.options
  return saleState.options.map((state) => (state === 'ON_SALE' ? 'ON_SALE_WHEN_LIVE' : state))
}
