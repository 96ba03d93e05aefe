import { Trans, useLingui } from '@lingui/react/macro'
import { BuyerMessagePage } from '../../components/layout/buyer-message-page.tsx'
import { Button } from '../../components/ui/button.tsx'
import { useErrorText } from '../../lib/words/use-error-text.ts'

interface FailedCheckoutProps {
  eventId: string
  error: Error
  onRetry: () => void
}

/** Shown if the checkout's order could not be loaded (specification §8). */
export function FailedCheckout({ eventId, error, onRetry }: FailedCheckoutProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  return (
    <BuyerMessagePage
      title={t`Sorry, something went wrong`}
      eventId={eventId}
      action={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          Your tickets stay held until the time runs out. Try again, or restart the checkout process.
        </Trans>
      </p>
      <p className="mt-2 text-sm">{errorText(error)}</p>
    </BuyerMessagePage>
  )
}
