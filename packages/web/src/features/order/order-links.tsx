import type { Order } from '@foyer/contracts/order/order'
import { Trans } from '@lingui/react/macro'
import { ExternalLink, MessageSquare, Printer } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { paths } from '../../paths.ts'

/** An order's links: a message to its buyer, the buyer's page, and the print. */
export function OrderLinks({ order }: { order: Order }) {
  const { event_id, short_id, email } = order
  if (email === '') return null
  const message = `${paths.event(event_id, 'messages')}?${new URLSearchParams({ message: 'new', order_id: short_id })}`
  return (
    <div className="flex flex-wrap gap-2">
      <Button asChild variant="secondary" size="sm">
        <Link to={message}>
          <MessageSquare />
          <Trans>Message buyer</Trans>
        </Link>
      </Button>
      <Button asChild variant="secondary" size="sm">
        <a href={paths.checkout(event_id, short_id, 'summary')} target="_blank" rel="noreferrer">
          <ExternalLink />
          <Trans>Buyer’s view</Trans>
        </a>
      </Button>
      <Button asChild variant="secondary" size="sm">
        <a href={paths.orderPrint(event_id, short_id)} target="_blank" rel="noreferrer">
          <Printer />
          <Trans>Print</Trans>
        </a>
      </Button>
    </div>
  )
}
