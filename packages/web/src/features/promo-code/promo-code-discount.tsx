import type { PromoCode } from '@foyer/contracts/promo-code/promo-code'
import { Trans } from '@lingui/react/macro'
import { useFormat } from '../../lib/format/use-format.ts'

interface PromoCodeDiscountProps {
  promoCode: Pick<PromoCode, 'discount_type' | 'discount_amount'>
  currency: string
}

/** What a promo code takes off each ticket, in a few words. */
export function PromoCodeDiscount({ promoCode, currency }: PromoCodeDiscountProps) {
  const format = useFormat()
  const { discount_type, discount_amount } = promoCode
  if (discount_type === 'PERCENTAGE') return format.rate(discount_amount)
  if (discount_type === 'FIXED') return format.money(discount_amount, currency)
  return (
    <span className="text-muted-foreground">
      <Trans>None</Trans>
    </span>
  )
}
