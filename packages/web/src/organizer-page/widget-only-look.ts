import { homepageColors } from '@foyer/contracts/event/homepage-design'
import type { WidgetLook } from '@foyer/contracts/event/widget-look'
import { homepageLook } from '../lib/look/homepage-look.ts'
import type { LookStyle } from '../lib/look/look-props.ts'

/** The look of a frame that shows no single event: what its site asks for. */
export function widgetOnlyLook({ theme, ...colors }: WidgetLook): LookStyle {
  const { page } = homepageLook(homepageColors.parse(colors))
  return page.colorScheme || theme === 'auto' ? page : { ...page, colorScheme: theme }
}
