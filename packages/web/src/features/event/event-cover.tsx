import type { Image } from '@foyer/contracts/image/image'
import { LogoMark } from '../../components/layout/logo.tsx'
import { Picture } from '../../components/ui/picture.tsx'
import { cn } from '../../lib/look/cn.ts'

interface EventCoverProps {
  event: { images: readonly Image[] }
  className?: string
}

/** The cover at 2:1, or a quiet placeholder on screens wider than a phone. The title beside it describes it. */
export function EventCover({ event, className }: EventCoverProps) {
  const cover = event.images.find((image) => image.type === 'EVENT_COVER' && image.variants)
  return (
    <div
      className={cn('aspect-2/1 overflow-hidden rounded-md bg-accent', !cover && 'max-sm:hidden', className)}
    >
      {cover ? (
        <Picture
          image={cover}
          sizes="(min-width: 40rem) 24rem, 100vw"
          loading="lazy"
          className="size-full object-cover"
        />
      ) : (
        <div className="grid size-full place-content-center">
          <LogoMark className="opacity-25" />
        </div>
      )}
    </div>
  )
}
