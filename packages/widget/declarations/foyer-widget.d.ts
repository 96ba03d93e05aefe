interface Attributes {
  'promo-code'?: string
  aff?: string
  locale?: string
  theme?: 'light' | 'dark' | 'auto'
  'background-color'?: string
  'primary-color'?: string
  'text-color'?: string
  'button-color'?: string
  mode?: 'button'
  'button-text'?: string
}

/** The attributes of `<foyer-widget>` (docs/api/guide.md). */
export interface FoyerWidgetAttributes extends Attributes {
  event: string
}

/** The attributes of `<foyer-events>`. */
export interface FoyerEventsAttributes extends Attributes {
  organizer: string
}

/** Which of them the element names. */
interface Named {
  event?: string
  organizer?: string
}

/** What the element tells its page. Totals are in minor units of their currency. */
export interface FoyerWidgetEvents {
  'foyer:ready': CustomEvent<Named>
  'foyer:resized': CustomEvent<Named & { height: number }>
  'foyer:reserved': CustomEvent<Named & { tickets: number; total: number; currency: string }>
  'foyer:ordered': CustomEvent<Named & { reference: string; total: number; currency: string }>
  'foyer:unavailable': CustomEvent<Named>
  'foyer:failed': CustomEvent<Named>
}

declare global {
  interface HTMLElementEventMap extends FoyerWidgetEvents {}
  interface DocumentEventMap extends FoyerWidgetEvents {}
}
