import { Trans } from '@lingui/react/macro'
import { Card, CardContent, CardTitle } from '../../components/ui/card.tsx'
import { useFormat } from '../../lib/format/use-format.ts'

/** The share of each payment that the operator of this Foyer keeps. `rate` is in thousandths of a percent. */
export function ApplicationFee({ rate }: { rate: number }) {
  const format = useFormat()
  const share = format.rate(rate)
  return (
    <Card>
      <CardContent className="grid gap-2">
        <CardTitle>
          <Trans>Billing</Trans>
        </CardTitle>
        <p className="max-w-prose text-muted-foreground">
          {rate > 0 ? (
            <Trans>
              This platform keeps {share} of each payment. Stripe’s own fees are extra and are listed in your
              Stripe dashboard.
            </Trans>
          ) : (
            <Trans>
              This platform takes no share of your payments. Stripe’s own fees are listed in your Stripe
              dashboard.
            </Trans>
          )}
        </p>
      </CardContent>
    </Card>
  )
}
