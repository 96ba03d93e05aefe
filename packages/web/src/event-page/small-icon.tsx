import type { ComponentProps } from 'react'

/** Each is drawn as in Lucide. The code with which Lucide draws icons would be 2 KB of this page’s script. */
const shapes = {
  plus: 'M5 12h14M12 5v14',
  minus: 'M5 12h14',
  down: 'm6 9 6 6 6-6',
  alert: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 8v4M12 16h.01',
}

interface SmallIconProps extends ComponentProps<'svg'> {
  /** One that every page needs, or the path of another. */
  shape: keyof typeof shapes | { path: string }
}

/** One of the icons of the event page's script, for the eye only. */
export function SmallIcon({ shape, ...props }: SmallIconProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      <path d={typeof shape === 'string' ? shapes[shape] : shape.path} />
    </svg>
  )
}
