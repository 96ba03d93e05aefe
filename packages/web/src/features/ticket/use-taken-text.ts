import type { TicketPrice } from '@foyer/contracts/ticket/ticket'
import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../../lib/use-format.ts'

/** How many of a price are sold and on hold, below its quantity; nothing where there are none. */
export function useTakenText() {
  const { t } = useLingui()
  const format = useFormat()
  return (price: TicketPrice | undefined): string | undefined => {
    if (!price || price.quantity_sold + price.quantity_held === 0) return undefined
    const sold = format.number(price.quantity_sold)
    const held = format.number(price.quantity_held)
    return price.quantity_held > 0 ? t`${sold} sold, ${held} on hold` : t`${sold} sold`
  }
}
