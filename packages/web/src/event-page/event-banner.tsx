import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { Picture } from '../components/ui/picture.tsx'
import { bannerOf } from '../lib/look/banner-of.ts'

/** A wide strip above the cover, in the banner's own shape within limits. Renders nothing without a banner. */
export function EventBanner({ event }: { event: PublicEvent }) {
  const banner = bannerOf(event)
  if (!banner) return null
  return (
    <Picture
      image={banner}
      sizes="(min-width: 64rem) 61rem, 100vw"
      className="-mx-4 h-auto max-h-48 w-[calc(100%+2rem)] max-w-none object-cover sm:mx-0 sm:mt-6 sm:w-full sm:rounded-lg"
    />
  )
}
