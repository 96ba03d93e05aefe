import type { Event } from '@foyer/contracts/event/event'
import { discountType, type PromoCode, promoCodeStatus } from '@foyer/contracts/promo-code/promo-code'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import type { To } from 'react-router-dom'
import { dataColumns } from '../../components/ui/data-table/data-columns.ts'
import { DataTable } from '../../components/ui/data-table/data-table.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { newestFirst } from '../../lib/list/list-state.ts'
import { useListState } from '../../lib/list/use-list-state.ts'
import { discountTypeWords } from './discount-type-words.ts'
import { PromoCodeDiscount } from './promo-code-discount.tsx'
import { PromoCodeMenu } from './promo-code-menu.tsx'
import { promoCodeQueries } from './promo-code-queries.ts'
import { PromoCodeStatusBadge, promoCodeStatusWord } from './promo-code-status-badge.tsx'
import { PromoCodeUseCount, PromoCodeUses } from './promo-code-uses.tsx'

const column = dataColumns<PromoCode>()

interface PromoCodeTableProps {
  event: Event
  hrefFor: (id: string) => To
  empty: ReactNode
}

export function PromoCodeTable({ event, hrefFor, empty }: PromoCodeTableProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const [list, setList] = useListState(newestFirst)
  const result = useQuery(promoCodeQueries.list(event.id, list))
  const columns = useMemo(
    () => [
      column.accessor('code', {
        header: t`Code`,
        enableSorting: true,
        cell: ({ getValue }) => <bdi className="wrap-anywhere">{getValue()}</bdi>,
      }),
      column.accessor('discount_amount', {
        header: t`Discount`,
        enableSorting: false,
        meta: { align: 'end' },
        cell: ({ row }) => <PromoCodeDiscount promoCode={row.original} currency={event.currency} />,
      }),
      column.accessor('times_used', {
        header: t`Used`,
        enableSorting: true,
        cell: ({ row }) => <PromoCodeUses promoCode={row.original} />,
      }),
      column.accessor('expires_at', {
        header: t`Expires`,
        enableSorting: true,
        cell: ({ getValue }) => {
          const at = getValue()
          return at ? (
            <time dateTime={at} className="whitespace-nowrap">
              {format.date(at, event.timezone)}
            </time>
          ) : (
            <span className="text-muted-foreground">{t`Never`}</span>
          )
        },
      }),
      column.accessor('status', {
        header: t`Status`,
        enableSorting: false,
        cell: ({ getValue }) => <PromoCodeStatusBadge status={getValue()} />,
      }),
    ],
    [t, format, event.currency, event.timezone],
  )
  const filters = [
    {
      field: 'status',
      operator: 'in' as const,
      label: t`Status`,
      options: promoCodeStatus.options.map((value) => ({ value, label: i18n._(promoCodeStatusWord(value)) })),
    },
    {
      field: 'discount_type',
      operator: 'in' as const,
      label: t`Discount`,
      options: discountType.options.map((value) => ({ value, label: i18n._(discountTypeWords[value]) })),
    },
  ]
  return (
    <DataTable
      label={t`Promo codes`}
      columns={columns}
      result={result}
      list={list}
      onListChange={setList}
      rowId={({ id }) => id}
      rowName={({ code }) => code}
      rowHref={({ id }) => hrefFor(id)}
      phoneRow={(row) => ({
        title: <bdi>{row.code}</bdi>,
        end: <PromoCodeDiscount promoCode={row} currency={event.currency} />,
        status: <PromoCodeStatusBadge status={row.status} />,
        note: <PromoCodeUseCount promoCode={row} />,
      })}
      rowMenu={(row) => <PromoCodeMenu event={event} promoCode={row} hrefFor={hrefFor} />}
      searchPlaceholder={t`Search codes`}
      filters={filters}
      empty={empty}
    />
  )
}
