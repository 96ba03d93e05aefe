import { Avatar as AvatarPrimitive } from 'radix-ui'
import { cn } from '../../lib/look/cn.ts'

interface AvatarProps {
  name: string
  image?: string | undefined
  className?: string
}

/** An avatar beside its name. Screen readers skip it. */
export function Avatar({ name, image, className }: AvatarProps) {
  return (
    <AvatarPrimitive.Root
      data-slot="avatar"
      aria-hidden
      className={cn(
        'inline-flex size-8 shrink-0 overflow-hidden rounded-md bg-accent text-accent-foreground',
        className,
      )}
    >
      {image && <AvatarPrimitive.Image src={image} alt="" className="size-full object-cover" />}
      <AvatarPrimitive.Fallback className="grid size-full place-content-center text-xs font-medium">
        {initials(name)}
      </AvatarPrimitive.Fallback>
    </AvatarPrimitive.Root>
  )
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
}
