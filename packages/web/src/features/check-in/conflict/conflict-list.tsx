import { Trans } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import type { Conflict } from './conflict.ts'
import { ConflictCard } from './conflict-card.tsx'

interface ConflictListProps {
  conflicts: readonly Conflict[]
  zone: string
  onDismiss: (scanId: string) => Promise<void>
}

/** Scans that the server decided differently from what the steward was told. Each stays until it is dismissed. */
export function ConflictList({ conflicts, zone, onDismiss }: ConflictListProps) {
  const titleId = useId()
  if (conflicts.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="grid gap-3 text-start">
      <h2 id={titleId} className="flex items-center gap-2 font-semibold text-destructive">
        <TriangleAlert aria-hidden className="size-5 shrink-0" />
        <Trans>Conflicts</Trans>
      </h2>
      <ul className="grid gap-3">
        {conflicts.map((conflict) => (
          <ConflictCard
            key={conflict.scan_id}
            conflict={conflict}
            zone={zone}
            onDismiss={() => void onDismiss(conflict.scan_id)}
          />
        ))}
      </ul>
    </section>
  )
}
