import type { FoyerWidgetAttributes } from './foyer-widget.d.ts'

declare module 'vue' {
  interface GlobalComponents {
    'foyer-widget': new () => { $props: FoyerWidgetAttributes }
  }
}
