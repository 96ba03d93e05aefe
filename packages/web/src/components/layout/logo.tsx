import { cn } from '../../lib/look/cn.ts'

/** The logo's mark: an open door. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cn('size-8', className)}>
      <rect width="32" height="32" rx="8" className="fill-primary" />
      <path d="M9 25V11a7 7 0 0 1 14 0v14h-5v-8a2 2 0 0 0-4 0v8z" className="fill-primary-foreground" />
    </svg>
  )
}

export function Logo({ className }: { className?: string }) {
  return (
    <span
      data-slot="logo"
      className={cn('inline-flex items-center gap-2 text-lg font-semibold tracking-tight', className)}
    >
      <LogoMark />
      Foyer
    </span>
  )
}
