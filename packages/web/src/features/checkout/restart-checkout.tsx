import { Trans } from '@lingui/react/macro'
import { Button } from '../../components/ui/button.tsx'
import { paths } from '../../paths.ts'

/** Leads back to where tickets are picked. */
export function RestartCheckout({ eventId, isSecond = false }: { eventId: string; isSecond?: boolean }) {
  return (
    <Button asChild variant={isSecond ? 'secondary' : 'primary'}>
      <a href={paths.eventPage(eventId, '')}>
        <Trans>Start a new order</Trans>
      </a>
    </Button>
  )
}
