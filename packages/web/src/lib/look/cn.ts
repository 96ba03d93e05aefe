import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({ extend: { theme: { shadow: ['float'] } } })

/** Joins class names. Of two Tailwind classes that set the same property, the later wins. */
export function cn(...inputs: ClassValue[]): string {
  return merge(clsx(inputs))
}
