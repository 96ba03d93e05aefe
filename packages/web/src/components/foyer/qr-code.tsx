import { encode } from 'uqr'
import { cn } from '../../lib/look/cn.ts'

interface QrCodeProps {
  value: string
  /** For screen readers: what scanning the code does. */
  label: string
  className?: string
}

/** Black on white in every theme, with the quiet border that scanners need. */
export function QrCode({ value, label, className }: QrCodeProps) {
  const { data, size } = encode(value, { border: 2, ecc: 'M' })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={cn('aspect-square rounded-md bg-white text-black', className)}
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
