import type { FoyerWidgetAttributes } from './foyer-widget.d.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'foyer-widget': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & FoyerWidgetAttributes
    }
  }
}
