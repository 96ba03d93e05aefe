import type { ImportProgress } from '@foyer/contracts/import/import'
import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '../../components/ui/card.tsx'
import { Meter } from '../../components/ui/meter.tsx'
import { useFormat } from '../../lib/format/use-format.ts'

/** How many rows are done. One may leave meanwhile. */
export function ImportUnderWay({ item }: { item: ImportProgress }) {
  const { t } = useLingui()
  const format = useFormat()
  const done = format.number(item.rows_done)
  const total = item.rows_total === null ? null : format.number(item.rows_total)
  return (
    <Card data-slot="import-under-way" className="grid gap-3 p-6 text-sm" role="status">
      <p className="font-medium">
        {item.is_undone ? (
          <Trans>Taking tickets back</Trans>
        ) : item.dry_run ? (
          <Trans>Trying the file</Trans>
        ) : (
          <Trans>Importing</Trans>
        )}
      </p>
      <Meter label={t`Rows`} value={item.is_undone ? 0 : item.rows_done} max={item.rows_total} />
      <p className="text-muted-foreground">
        {total !== null && !item.is_undone && (
          <span className="me-2 tabular-nums">
            <Trans>
              {done} of {total} rows
            </Trans>
          </span>
        )}
        <Trans>You can leave this page. It goes on.</Trans>
      </p>
    </Card>
  )
}
