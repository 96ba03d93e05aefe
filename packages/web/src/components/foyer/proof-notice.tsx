import type { ReactNode } from 'react'
import { useProofWait } from '../../lib/api/proof-of-work/use-proof-wait.ts'

/** Says why it takes a moment longer while the browser solves a proof of work; announced politely. */
export function ProofNotice({ children }: { children: ReactNode }) {
  const isSolving = useProofWait()
  return (
    <p role="status" className="text-sm text-muted-foreground empty:hidden">
      {isSolving && children}
    </p>
  )
}
