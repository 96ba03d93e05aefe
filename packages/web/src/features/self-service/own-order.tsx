import type { PublicOrder } from '@foyer/contracts/order/order'
import { Trans } from '@lingui/react/macro'
import { PencilLine, TicketX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import type { OwnOrderAct } from './self-service-calls.ts'

const OwnOrderDialog = lazy(async () => ({
  default: (await import('./own-order-dialog.tsx')).OwnOrderDialog,
}))

/** What the buyer of an order may do with it alone, where its event allows that. */
export function OwnOrder({ order }: { order: PublicOrder }) {
  const [act, setAct] = useState<OwnOrderAct | null>(null)
  const { can_change_until, cancellation } = order
  if (!can_change_until && !cancellation && !act) return null
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {can_change_until && (
        <Button variant="secondary" onClick={() => setAct('change')}>
          <PencilLine />
          <Trans>Change name or email address</Trans>
        </Button>
      )}
      {cancellation && (
        <Button variant="secondary" onClick={() => setAct('cancel')}>
          <TicketX />
          <Trans>Cancel tickets</Trans>
        </Button>
      )}
      {act && (
        <Suspense fallback={null}>
          <OwnOrderDialog order={order} act={act} onClose={() => setAct(null)} />
        </Suspense>
      )}
    </div>
  )
}
