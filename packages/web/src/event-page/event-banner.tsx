import type { HomepageLayout } from '@foyer/contracts/event/homepage-design'
import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { Picture } from '../components/ui/picture.tsx'
import { bannerOf } from '../lib/look/banner-of.ts'
import { layoutOf } from './page-layout.ts'

const frames: Record<HomepageLayout, string> = {
  CLASSIC: '-mx-4 w-[calc(100%+2rem)] sm:mx-0 sm:mt-6 sm:w-full sm:rounded-lg',
  STAGE: 'w-full',
  COLUMN: 'order-2 w-full rounded-lg',
}

/** A wide strip above the cover, in the banner's own shape within limits. Renders nothing without a banner. */
export function EventBanner({ event }: { event: PublicEvent }) {
  const banner = bannerOf(event)
  if (!banner) return null
  return (
    <Picture
      image={banner}
      sizes="(min-width: 64rem) 61rem, 100vw"
      data-part="banner"
      className={`h-auto max-h-48 max-w-none object-cover ${frames[layoutOf(event)]}`}
    />
  )
}
