import type { ReactNode } from 'react'

interface FactProps {
  label: ReactNode
  children: ReactNode
}

/** Two cells of a `<dl>` grid: a label and its value. */
export function Fact({ label, children }: FactProps) {
  return (
    <>
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  )
}

/** One cell of a `<dl>` grid, with the label above the value. */
export function StackedFact({ label, children }: FactProps) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
