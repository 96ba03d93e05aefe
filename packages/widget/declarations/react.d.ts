import type { FoyerEventsAttributes, FoyerWidgetAttributes } from './foyer-widget.d.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'foyer-events': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & FoyerEventsAttributes
      'foyer-widget': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & FoyerWidgetAttributes
    }
  }
}
