import type { CapacityAssignment } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import { Trans, useLingui } from '@lingui/react/macro'
import { Meter } from '../../components/ui/meter.tsx'
import { useFormat } from '../../lib/format/use-format.ts'

/** How full a capacity is: the sold part, then the part that is on hold in checkouts. */
export function CapacityAssignmentUse({ assignment }: { assignment: CapacityAssignment }) {
  const { t } = useLingui()
  const format = useFormat()
  const { name, capacity, quantity_sold, quantity_held } = assignment
  const sold = format.number(quantity_sold)
  const held = format.number(quantity_held)
  const limit = capacity === null ? null : format.number(capacity)
  return (
    <div className="grid min-w-44 gap-1.5">
      <p className="tabular-nums">
        {limit === null ? (
          <Trans>{sold} sold, unlimited</Trans>
        ) : (
          <Trans>
            {sold} of {limit} sold
          </Trans>
        )}
        {quantity_held > 0 && (
          <span className="text-muted-foreground">
            {' · '}
            <Trans>{held} on hold</Trans>
          </span>
        )}
      </p>
      {capacity !== null && (
        <Meter
          label={t`Tickets sold for ${name}`}
          value={quantity_sold}
          max={capacity}
          pending={quantity_held}
        />
      )}
    </div>
  )
}
