import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { cn } from '../../lib/look/cn.ts'

interface ClosedRowProps {
  title: ReactNode
  /** What it holds now, so that only people who want to change it open it. */
  value: ReactNode
  icon?: ReactNode
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

/** A part that most people leave as it is: one line with its value, which opens. What is inside loads when it first opens. */
export function ClosedRow({ title, value, icon, isOpen, onToggle, children }: ClosedRowProps) {
  const id = useId()
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return (
    <div data-slot="closed-row">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
        className="flex min-h-12 w-full items-center gap-3 rounded-md px-4 py-2.5 text-start text-sm transition-colors hover:bg-muted"
      >
        {icon}
        <span className="grid min-w-0 grow gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <span className="font-medium">{title}</span>
          <span className="text-muted-foreground">{value}</span>
        </span>
        <ChevronDown
          aria-hidden
          className={cn('size-4 shrink-0 text-muted-foreground transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!isOpen} className="px-4 pt-2 pb-5">
        {wasOpen && children}
      </div>
    </div>
  )
}
