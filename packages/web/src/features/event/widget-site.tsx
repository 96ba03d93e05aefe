import { Trans, useLingui } from '@lingui/react/macro'
import { useSettled } from '../../lib/browser/use-settled.ts'
import type { WidgetOptions } from './widget-options.ts'

interface WidgetSiteProps {
  snippet: string
  theme: WidgetOptions['theme']
}

/** The pause in typing after which the site is rendered again. */
const settledMs = 400

/**
 * A website with the code pasted into it, so that the element loads, grows and responds as it does there. Its sandbox only stops the
 * checkout from taking over this window. The checkout opens in a new window instead.
 */
export function WidgetSite({ snippet, theme }: WidgetSiteProps) {
  const { t } = useLingui()
  const page = useSettled(sitePage(snippet, theme), settledMs)
  return (
    <div className="overflow-hidden rounded-lg border">
      <p className="flex items-center gap-2 border-b bg-muted px-4 py-2 text-sm text-muted-foreground">
        <span aria-hidden className="flex gap-1.5">
          {['close', 'fold', 'grow'].map((name) => (
            <span key={name} className="size-2.5 rounded-full bg-border" />
          ))}
        </span>
        <Trans>Your website</Trans>
      </p>
      <iframe
        title={t`Preview`}
        srcDoc={page}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        className="block h-180 w-full"
      />
    </div>
  )
}

/** A page with Foyer's styles, a few bars in place of a site's own text, and the code as it is pasted. */
function sitePage(snippet: string, theme: WidgetOptions['theme']): string {
  const sheets = document.querySelectorAll('link[rel="stylesheet"], style')
  const styles = [...sheets].map(({ outerHTML }) => outerHTML).join('')
  const bar = (size: string) => `<div class="rounded-sm bg-muted ${size}"></div>`
  const scheme = theme === 'auto' ? '' : ` data-scheme="${theme}"`
  return `<!doctype html><html lang="${document.documentElement.lang}"${scheme}>
<head><title>Preview</title>${styles}</head>
<body class="bg-background"><main class="mx-auto grid max-w-3xl grid-cols-1 gap-6 p-4 sm:p-8">
<div class="flex items-center justify-between gap-4">${bar('h-6 w-28')}${bar('h-3 w-40')}</div>
<div class="grid gap-3">${bar('h-8 w-3/4')}${bar('h-3 w-full')}${bar('h-3 w-5/6')}</div>
${snippet}
<div class="grid gap-3">${bar('h-3 w-full')}${bar('h-3 w-2/3')}</div>
</main></body></html>`
}
