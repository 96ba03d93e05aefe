import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../format/use-format.ts'

interface Taken {
  quantity_sold: number
  quantity_held: number
}

/** Describes how many are sold and held, for the help of a quantity's field. Undefined if none are. */
export function useTakenText() {
  const { t } = useLingui()
  const format = useFormat()
  return (taken: Taken | undefined): string | undefined => {
    if (!taken || taken.quantity_sold + taken.quantity_held === 0) return undefined
    const sold = format.number(taken.quantity_sold)
    const held = format.number(taken.quantity_held)
    return taken.quantity_held > 0 ? t`${sold} sold, ${held} on hold` : t`${sold} sold`
  }
}
