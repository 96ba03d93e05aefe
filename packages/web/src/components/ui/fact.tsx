import type { ReactNode } from 'react'

interface FactProps {
  label: ReactNode
  children: ReactNode
}

/** Two cells of a `<dl>` grid: what it is, and how it is here. */
export function Fact({ label, children }: FactProps) {
  return (
    <>
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  )
}

/** One cell of a `<dl>` grid, the label above. */
export function StackedFact({ label, children }: FactProps) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
