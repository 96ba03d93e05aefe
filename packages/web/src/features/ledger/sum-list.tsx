import { type ReactNode, useId } from 'react'
import { Card, CardTitle } from '../../components/ui/card.tsx'

interface SumListProps {
  title: ReactNode
  /** Instead of rows, where there are none. */
  none?: ReactNode
  /** `SumRow`s. */
  children?: ReactNode
  note?: ReactNode
}

/** Amounts below each other, with what they are for. */
export function SumList({ title, none, note, children }: SumListProps) {
  const id = useId()
  return (
    <Card
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 p-4 sm:p-6"
    >
      <CardTitle id={id}>{title}</CardTitle>
      {none ? (
        <p className="text-sm text-muted-foreground">{none}</p>
      ) : (
        <ul className="divide-y text-sm">{children}</ul>
      )}
      {note && <p className="text-sm text-muted-foreground">{note}</p>}
    </Card>
  )
}

interface SumRowProps {
  name: ReactNode
  note?: ReactNode
  amount: string
  isTotal?: boolean
}

export function SumRow({ name, note, amount, isTotal = false }: SumRowProps) {
  return (
    <li
      data-total={isTotal || undefined}
      className="flex items-start justify-between gap-4 py-2.5 first:pt-1 last:pb-0 data-total:font-semibold"
    >
      <div className="grid min-w-0 gap-0.5">
        <div className="min-w-0 wrap-anywhere">{name}</div>
        {note && <div className="text-xs font-normal text-muted-foreground wrap-anywhere">{note}</div>}
      </div>
      <span className="shrink-0 whitespace-nowrap tabular-nums">{amount}</span>
    </li>
  )
}
