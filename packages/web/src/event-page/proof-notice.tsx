import { Trans } from '@lingui/react/macro'
import { useProofWait } from '../lib/proof-of-work/use-proof-wait.ts'

/** Says why it takes a moment longer while the browser solves a proof of work; announced politely. */
export function ProofNotice() {
  const isSolving = useProofWait()
  return (
    <p role="status" className="text-sm text-muted-foreground empty:hidden">
      {isSolving && <Trans>One moment: your tickets are being reserved. Your network is busy.</Trans>}
    </p>
  )
}
