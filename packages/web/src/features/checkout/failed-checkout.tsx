import { Trans, useLingui } from '@lingui/react/macro'
import { MessagePage } from '../../components/layout/message-page.tsx'
import { Button } from '../../components/ui/button.tsx'
import { useErrorText } from '../../lib/words/use-error-text.ts'
import { RestartCheckout } from './restart-checkout.tsx'

interface FailedCheckoutProps {
  eventId: string
  error: Error
  onRetry: () => void
}

/** A checkout with an order that could not be loaded (specification §8). */
export function FailedCheckout({ eventId, error, onRetry }: FailedCheckoutProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  return (
    <MessagePage
      title={t`Sorry, something went wrong`}
      homeLabel={t`Go to the home page`}
      action={
        <>
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
          <RestartCheckout isSecond eventId={eventId} />
        </>
      }
    >
      <p>
        <Trans>
          Your tickets stay held until the time runs out. Try again, or restart the checkout process.
        </Trans>
      </p>
      <p className="mt-2 text-sm">{errorText(error)}</p>
    </MessagePage>
  )
}
