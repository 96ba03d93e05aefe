import type { FoyerEventsAttributes, FoyerWidgetAttributes } from './foyer-widget.d.ts'

declare module 'vue' {
  interface GlobalComponents {
    'foyer-events': new () => { $props: FoyerEventsAttributes }
    'foyer-widget': new () => { $props: FoyerWidgetAttributes }
  }
}
