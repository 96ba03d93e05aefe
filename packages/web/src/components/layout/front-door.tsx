import { Trans } from '@lingui/react/macro'
import { Banknote, type LucideIcon, ScanLine, TicketCheck } from 'lucide-react'
import type { ReactNode } from 'react'

interface FrontDoorProps {
  /** Of both sides of a sale. */
  picture: ReactNode
  /** The link to a live event, where the stage has one. Its line is kept for it. */
  demo?: ReactNode
}

/** What Foyer is, for people who see it for the first time: one sentence, three proofs, and a picture. */
export function FrontDoor({ picture, demo }: FrontDoorProps) {
  return (
    <aside className="grid grid-cols-[minmax(0,1fr)] content-center gap-8 overflow-hidden bg-accent px-4 py-10 text-accent-foreground sm:px-8 lg:p-12">
      <p className="max-w-xl text-2xl font-semibold text-balance">
        <Trans>Sell tickets on your own site, paid straight to you, scanned at the door.</Trans>
      </p>
      {picture}
      <div className="-mt-4 min-h-10">{demo}</div>
      <ul className="grid max-w-xl gap-4 text-sm">
        <Proof icon={Banknote}>
          <Trans>The money goes to your own Stripe account, not to ours.</Trans>
        </Proof>
        <Proof icon={TicketCheck}>
          <Trans>A rush never sells a ticket twice, and buyers need no account.</Trans>
        </Proof>
        <Proof icon={ScanLine}>
          <Trans>Any phone scans at the door, even without a network.</Trans>
        </Proof>
      </ul>
    </aside>
  )
}

function Proof({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
      {children}
    </li>
  )
}
