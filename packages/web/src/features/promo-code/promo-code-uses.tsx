import type { PromoCode } from '@foyer/contracts/promo-code/promo-code'
import { Trans, useLingui } from '@lingui/react/macro'
import { Meter } from '../../components/ui/meter.tsx'
import { useFormat } from '../../lib/format/use-format.ts'

/** How often a promo code was used, its maximum, and the number of checkouts that hold it now. */
export function PromoCodeUseCount({ promoCode }: { promoCode: PromoCode }) {
  const format = useFormat()
  const { max_uses, times_used, times_held } = promoCode
  const used = format.number(times_used)
  const held = format.number(times_held)
  const most = max_uses === null ? null : format.number(max_uses)
  return (
    <>
      {most === null ? (
        <Trans>{used}, unlimited</Trans>
      ) : (
        <Trans>
          {used} of {most}
        </Trans>
      )}
      {times_held > 0 && (
        <span className="text-muted-foreground">
          {' '}
          <Trans>+ {held} in checkout</Trans>
        </span>
      )}
    </>
  )
}

/** The same with a bar. */
export function PromoCodeUses({ promoCode }: { promoCode: PromoCode }) {
  const { t } = useLingui()
  const { code, max_uses, times_used, times_held } = promoCode
  return (
    <div className="grid min-w-32 gap-1.5">
      <p className="tabular-nums">
        <PromoCodeUseCount promoCode={promoCode} />
      </p>
      {max_uses !== null && (
        <Meter label={t`Uses of ${code}`} value={times_used} max={max_uses} pending={times_held} />
      )}
    </div>
  )
}
