import type { WidgetOptions } from './widget-options.ts'

interface SnippetEvent {
  id: string
  slug: string
  /** The text of the link that replaces the widget when no script runs. */
  linkText: string
  /** Room for its tickets on a phone, in pixels (`widget-room.ts`). */
  room: number
}

/** The height of the widget's button. */
const buttonRoom = 48

/** The code to paste into a page: the script, and the element with a plain link in it. */
export function widgetSnippet(origin: string, event: SnippetEvent, options: WidgetOptions): string {
  const attributes = Object.entries({
    event: event.id,
    mode: options.mode === 'button' ? 'button' : '',
    'button-text': options.mode === 'button' ? options.button_text : '',
    theme: options.theme === 'light' ? '' : options.theme,
    locale: options.locale,
    'promo-code': options.promo_code,
    aff: options.aff,
    'background-color': options.background_color,
    'primary-color': options.primary_color,
    'text-color': options.primary_text_color,
    'button-color': options.button_color,
    // What stands below must not move once the script has run. The page knows this before.
    style: `display: block; min-height: ${options.mode === 'button' ? buttonRoom : event.room}px`,
  }).flatMap(([name, value]) => (value ? [`${name}="${escaped(value)}"`] : []))
  return [
    `<script async src="${origin}/widget.js"></script>`,
    `<foyer-widget ${attributes.join(' ')}>`,
    `  <a href="${escaped(widgetLink(origin, event, options))}">${escaped(event.linkText)}</a>`,
    '</foyer-widget>',
  ].join('\n')
}

/** The same tickets in a plain frame, for sites that allow no scripts. The frame's height does not change. */
export function widgetFrame(origin: string, event: SnippetEvent, options: WidgetOptions): string {
  const { mode: _mode, button_text: _text, theme, ...parameters } = options
  const address = new URL(`/widget/${event.id}`, origin)
  for (const [name, value] of Object.entries({ theme: theme === 'light' ? '' : theme, ...parameters }))
    if (value) address.searchParams.set(name, value)
  const attributes = `src="${escaped(address.href)}" title="${escaped(event.linkText)}"`
  return `<iframe ${attributes} width="100%" height="${event.room}" style="border: 0" loading="lazy"></iframe>`
}

/** The event page with the same codes, for newsletters and sites that allow no scripts. */
export function widgetLink(
  origin: string,
  { id, slug }: Pick<SnippetEvent, 'id' | 'slug'>,
  { promo_code, aff }: Pick<WidgetOptions, 'promo_code' | 'aff'>,
): string {
  const address = new URL(`/e/${id}/${slug}`, origin)
  if (promo_code) address.searchParams.set('promo_code', promo_code)
  if (aff) address.searchParams.set('aff', aff)
  return address.href
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
