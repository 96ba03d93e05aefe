import type { StripeConnectionStatus } from '@foyer/contracts/account/account'
import type { PaymentConnection } from '@foyer/contracts/account/payment-connection'
import { Trans } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { type BadgeTone, StatusBadge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardContent, CardTitle } from '../../components/ui/card.tsx'
import { useConnectStripe } from './account-mutations.ts'
import { PaymentExplanation } from './payment-explanation.tsx'
import { PaymentRequirements } from './payment-requirements.tsx'

const tones: Record<StripeConnectionStatus, BadgeTone> = {
  NOT_CONNECTED: 'neutral',
  SETUP_INCOMPLETE: 'warning',
  CONNECTED: 'success',
}

/** Specification §4: not connected, setup incomplete, connected. */
const names: Record<StripeConnectionStatus, ReactNode> = {
  NOT_CONNECTED: <Trans>Not connected</Trans>,
  SETUP_INCOMPLETE: <Trans>Setup incomplete</Trans>,
  CONNECTED: <Trans>Connected</Trans>,
}

interface PaymentConnectionCardProps {
  accountId: string
  connection: PaymentConnection
  /** Whether the viewer has confirmed their address, without which no payments are connected. */
  mayConnect: boolean
}

/** How far the account has come with Stripe, what is missing, and the one thing to do next. */
export function PaymentConnectionCard({ accountId, connection, mayConnect }: PaymentConnectionCardProps) {
  const connect = useConnectStripe(accountId)
  const { status, requirements, dashboard_url } = connection
  const isAsked = mayConnect && (status === 'NOT_CONNECTED' || requirements.length > 0)
  return (
    <Card aria-label="Stripe">
      <CardContent className="grid justify-items-start gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <CardTitle>Stripe</CardTitle>
          <StatusBadge tone={tones[status]}>{names[status]}</StatusBadge>
        </div>
        <PaymentExplanation connection={connection} />
        <PaymentRequirements connection={connection} />
        <div className="flex flex-wrap gap-2">
          {isAsked && (
            <Button isBusy={connect.isPending || connect.isSuccess} onClick={() => connect.mutate()}>
              {status === 'NOT_CONNECTED' ? <Trans>Connect Stripe</Trans> : <Trans>Continue setup</Trans>}
              <ExternalLink />
            </Button>
          )}
          {dashboard_url && status === 'CONNECTED' && (
            <Button asChild variant="secondary">
              <a href={dashboard_url} target="_blank" rel="noreferrer">
                <Trans>Open Stripe dashboard</Trans>
                <ExternalLink />
              </a>
            </Button>
          )}
        </div>
      </CardContent>
    </Card>
  )
}
