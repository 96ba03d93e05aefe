import type { HomepageLayout } from '@foyer/contracts/event/homepage-design'
import type { PublicEvent } from '@foyer/contracts/event/public-event'

/** The classes of each part in each layout (docs/decisions/0139). What is said of no layout, all have. */
export const pageLayouts: Record<HomepageLayout, { page: string; body: string; picker: string }> = {
  CLASSIC: {
    page: 'max-w-5xl px-4 sm:px-6',
    body: 'mt-8 grid gap-x-12 gap-y-10 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]',
    picker: 'lg:col-start-2 lg:row-span-2 lg:row-start-1',
  },
  STAGE: {
    page: '',
    body: 'relative mx-auto -mt-4 grid max-w-5xl gap-x-12 gap-y-10 rounded-t-lg bg-background px-4 pt-6 sm:-mt-16 sm:rounded-lg sm:px-8 sm:py-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]',
    picker: 'lg:col-start-2 lg:row-span-2 lg:row-start-1',
  },
  // The cover follows the title, so body is no box: all parts are rows of the page.
  COLUMN: {
    page: 'grid max-w-2xl grid-cols-1 content-start gap-y-8 px-4 pt-8 sm:px-6 sm:pt-12',
    body: 'contents',
    picker: '',
  },
}

export function layoutOf({ settings }: Pick<PublicEvent, 'settings'>): HomepageLayout {
  return settings.homepage_design.layout
}
