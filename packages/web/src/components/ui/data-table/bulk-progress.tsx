import { Trans } from '@lingui/react/macro'
import type { BulkProgress } from '../../../lib/list/use-bulk-run.ts'

/** How far it has come with the chosen rows. */
export function BulkProgressText({ done, total }: BulkProgress) {
  return (
    <span role="status" className="text-sm text-muted-foreground tabular-nums">
      <Trans>
        {done} of {total}
      </Trans>
    </span>
  )
}
