import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Meter } from '../../components/ui/meter.tsx'

interface ImportUnderWayProps {
  item: { dry_run: boolean; is_undone: boolean; status: string; created_at: string }
  /** What is said while it is undone. */
  undoing: ReactNode
  /** What the bar counts. */
  label: string
  done: number
  total: number | null
  /** The same in words. */
  progress: ReactNode
  onAgain: () => void
}

/** A file that was sent is looked at within seconds. */
const usualWaitMs = 60_000

/** How much is done. One may leave meanwhile. */
export function ImportUnderWay({
  item,
  undoing,
  label,
  done,
  total,
  progress,
  onAgain,
}: ImportUnderWayProps) {
  const isOverdue = item.status === 'WAITING' && Date.now() - Date.parse(item.created_at) > usualWaitMs
  return (
    <Card data-slot="import-under-way" className="grid gap-3 p-6 text-sm" role="status">
      <p className="font-medium">
        {item.is_undone ? undoing : item.dry_run ? <Trans>Trying the file</Trans> : <Trans>Importing</Trans>}
      </p>
      <Meter label={label} value={item.is_undone ? 0 : done} max={total} />
      <p className="text-muted-foreground">
        {total !== null && !item.is_undone && <span className="me-2 tabular-nums">{progress}</span>}
        <Trans>You can leave this page. It goes on.</Trans>
      </p>
      {isOverdue && (
        <div className="grid justify-items-start gap-3">
          <p>
            <Trans>The file has not arrived yet. If sending it was stopped, choose it again.</Trans>
          </p>
          <Button variant="secondary" onClick={onAgain}>
            <Trans>Choose another file</Trans>
          </Button>
        </div>
      )}
    </Card>
  )
}
