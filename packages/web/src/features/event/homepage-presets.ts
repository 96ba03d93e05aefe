import {
  type HomepageColors,
  type HomepageDesign,
  homepageDesign,
} from '@foyer/contracts/event/homepage-design'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export interface HomepagePreset {
  name: MessageDescriptor
  colors: Partial<HomepageColors>
}

/** Designs to start with. A preset sets every color, and keeps layout, font and the kind of background. */
export const homepagePresets: HomepagePreset[] = [
  { name: msg`Foyer`, colors: {} },
  {
    name: msg`Paper`,
    colors: {
      background_color: '#f4ecdf',
      content_background_color: '#fffaf2',
      primary_color: '#a63d2f',
      button_color: '#a63d2f',
      link_color: '#8f3327',
      ticket_widget_color: '#fffdf9',
    },
  },
  {
    name: msg`Harbor`,
    colors: {
      background_color: '#eaf2f6',
      primary_color: '#0b6a88',
      button_color: '#0b5670',
      link_color: '#0b5670',
      ticket_widget_color: '#ffffff',
    },
  },
  {
    name: msg`Meadow`,
    colors: {
      background_color: '#eef4ea',
      content_background_color: '#fbfdf9',
      primary_color: '#2f6b3a',
      button_color: '#2f6b3a',
      link_color: '#27592f',
      secondary_color: '#e2efdc',
    },
  },
  {
    name: msg`Midnight`,
    colors: {
      background_color: '#0d1321',
      content_background_color: '#141c30',
      primary_color: '#7cc4ff',
      button_color: '#f2b84b',
      link_color: '#9fd3ff',
      ticket_widget_color: '#1b2540',
    },
  },
  {
    name: msg`Velvet`,
    colors: {
      background_color: '#2a0d16',
      content_background_color: '#3a1420',
      primary_color: '#ffb3a7',
      button_color: '#e8505b',
      link_color: '#ffc9c0',
      ticket_widget_color: '#481b29',
    },
  },
]

/** The preset's colors in a design that keeps everything else. */
export function applyPreset(preset: HomepagePreset, { background_type, layout, font }: HomepageDesign) {
  return homepageDesign.parse({ ...preset.colors, background_type, layout, font })
}
