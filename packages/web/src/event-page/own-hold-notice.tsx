import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button, buttonVariants } from '../components/ui/button.tsx'
import { forgetOwnHold } from '../lib/session/own-hold.ts'
import { loadCalls } from './load-calls.ts'
import { checkoutAddress } from './page-address.ts'
import type { OwnHold } from './use-own-hold.ts'

interface OwnHoldNoticeProps {
  eventId: string
  hold: OwnHold
  /** Some frames may not navigate the whole window, but every frame may open a new one. */
  isWidget: boolean
  /** Called when the hold has ended or was given back. */
  onEnd: () => void
}

/** After the back button the tickets are still held. Lets the buyer continue with them or give them back (F22). */
export function OwnHoldNotice({ eventId, hold, isWidget, onEnd }: OwnHoldNoticeProps) {
  const [isBusy, setIsBusy] = useState(false)
  const release = async () => {
    setIsBusy(true)
    try {
      const { giveBack } = await loadCalls()
      await giveBack(hold.orderShortId)
      forgetOwnHold(eventId, hold.orderShortId)
    } finally {
      setIsBusy(false)
      onEnd()
    }
  }
  return (
    <div role="status" className="grid gap-2 rounded-md bg-accent p-3 text-accent-foreground">
      <p className="text-sm font-medium">
        <Plural value={hold.count} one="You are holding a ticket" other="You are holding # tickets" />
      </p>
      <div className="flex flex-wrap gap-2">
        <a
          href={checkoutAddress(eventId, hold.orderShortId)}
          target={isWidget ? '_blank' : undefined}
          className={buttonVariants({ size: 'sm' })}
        >
          <Trans>Continue checkout</Trans>
        </a>
        <Button size="sm" variant="quiet" isBusy={isBusy} onClick={() => void release().catch(() => {})}>
          <Trans>Release</Trans>
        </Button>
      </div>
    </div>
  )
}
