/** The attributes of `<foyer-widget>`. Copy this folder's files into your project (docs/api/guide.md). */
export interface FoyerWidgetAttributes {
  event: string
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

interface OfEvent {
  event: string
}

/** What the element tells its page. Totals are in minor units of their currency. */
export interface FoyerWidgetEvents {
  'foyer:ready': CustomEvent<OfEvent>
  'foyer:resized': CustomEvent<OfEvent & { height: number }>
  'foyer:reserved': CustomEvent<OfEvent & { tickets: number; total: number; currency: string }>
  'foyer:ordered': CustomEvent<OfEvent & { reference: string; total: number; currency: string }>
  'foyer:unavailable': CustomEvent<OfEvent>
  'foyer:failed': CustomEvent<OfEvent>
}

declare global {
  interface HTMLElementEventMap extends FoyerWidgetEvents {}
  interface DocumentEventMap extends FoyerWidgetEvents {}
}
