import type { Order } from '@foyer/contracts/order/order'
import { shownName } from '@foyer/contracts/person-name'
import { Trans } from '@lingui/react/macro'
import { Checkbox } from '../../components/ui/checkbox.tsx'
import { useFormat } from '../../lib/format/use-format.ts'

interface RefundTicketsFieldProps {
  order: Order
  /** What each ticket cost, by its id. */
  amounts: ReadonlyMap<string, number>
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** The tickets of an order with what they cost. Ticking some fills in the amount to refund. */
export function RefundTicketsField({ order, amounts, chosen, onChange }: RefundTicketsFieldProps) {
  const format = useFormat()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-medium">
        <Trans>For these tickets</Trans>
      </legend>
      <div className="max-h-60 divide-y overflow-y-auto rounded-lg border">
        {order.attendees.map((attendee) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox inside is a button with a role
          <label key={attendee.short_id} className="flex items-center gap-3 px-3 py-2 text-sm">
            <Checkbox
              checked={chosen.includes(attendee.short_id)}
              onCheckedChange={(isOn) =>
                onChange(
                  isOn === true
                    ? [...chosen, attendee.short_id]
                    : chosen.filter((id) => id !== attendee.short_id),
                )
              }
            />
            <span className="grid min-w-0 grow">
              <span className="truncate">{shownName(attendee) || attendee.reference}</span>
              <span className="truncate text-muted-foreground">
                {attendee.ticket_title}
                {attendee.price_label && ` · ${attendee.price_label}`}
              </span>
            </span>
            <span className="shrink-0 tabular-nums">
              {format.money(amounts.get(attendee.short_id) ?? 0, order.currency)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
