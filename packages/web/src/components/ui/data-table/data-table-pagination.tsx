import type { ListMeta } from '@foyer/contracts/list'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useFormat } from '../../../lib/format/use-format.ts'
import type { ListState } from '../../../lib/list/list-state.ts'
import { Button } from '../button.tsx'
import { NativeSelect } from '../native-select.tsx'

interface PaginationProps {
  /** The page on screen. While another page loads, this is still the previous one. */
  meta: ListMeta
  /** The requested page. The buttons continue from it. */
  page: number
  onListChange: (change: Partial<ListState>) => void
}

const pageSizes = [20, 50, 100]

export function DataTablePagination({ meta, page, onListChange }: PaginationProps) {
  const { t } = useLingui()
  const format = useFormat()
  if (meta.total <= Math.min(meta.per_page, 20)) return null
  const from = format.number((meta.page - 1) * meta.per_page + 1)
  const to = format.number(Math.min(meta.page * meta.per_page, meta.total))
  const total = format.number(meta.total)
  return (
    <nav aria-label={t`Pages`} className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <p className="text-muted-foreground tabular-nums" aria-live="polite">
        <Trans>
          {from} to {to} of {total}
        </Trans>
      </p>
      <div className="flex items-center gap-2 print:hidden">
        <NativeSelect
          aria-label={t`Rows per page`}
          value={meta.per_page}
          onChange={(event) => onListChange({ per_page: Number(event.target.value), page: 1 })}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {t`${size} per page`}
            </option>
          ))}
        </NativeSelect>
        <Button
          variant="secondary"
          size="icon"
          aria-label={t`Previous page`}
          disabled={page <= 1}
          onClick={() => onListChange({ page: page - 1 })}
        >
          <ChevronLeft className="rtl:rotate-180" />
        </Button>
        <Button
          variant="secondary"
          size="icon"
          aria-label={t`Next page`}
          disabled={page >= meta.last_page}
          onClick={() => onListChange({ page: page + 1 })}
        >
          <ChevronRight className="rtl:rotate-180" />
        </Button>
      </div>
    </nav>
  )
}
