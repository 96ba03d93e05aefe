import type { ReactNode } from 'react'
import { cn } from '../../lib/look/cn.ts'
import { Card } from './card.tsx'

interface StatProps {
  label: ReactNode
  value: ReactNode
  /** A note, such as a comparison or a total. */
  note?: ReactNode
  className?: string
}

/** An important number with its label. */
export function Stat({ label, value, note, className }: StatProps) {
  return (
    <Card data-slot="stat" className={cn('grid content-start gap-1 p-4', className)}>
      <p className="text-sm text-muted-foreground">{label}</p>
      <p className="text-xl font-semibold tabular-nums">{value}</p>
      {note && <p className="text-xs text-muted-foreground">{note}</p>}
    </Card>
  )
}
