import type { ReactNode } from 'react'
import { useProofWait } from '../../lib/api/proof-of-work/use-proof-wait.ts'

/** Says why the page needs a moment while the browser solves a proof of work. Screen readers announce it politely. */
export function ProofNotice({ children }: { children: ReactNode }) {
  const isSolving = useProofWait()
  return (
    <p role="status" className="text-sm text-muted-foreground empty:hidden">
      {isSolving && children}
    </p>
  )
}
