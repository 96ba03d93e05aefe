import { html } from 'hono/html'

type Markup = ReturnType<typeof html>

/** What the stand-in's pages may do: their own scripts, styles and calls; framed only where allowed. */
export function pageHeaders(frames: 'framed' | 'alone'): Record<string, string> {
  const ancestors = frames === 'framed' ? '*' : "'none'"
  return {
    'Content-Security-Policy': `default-src 'none'; script-src 'self'; style-src 'self'; font-src * data:; connect-src 'self'; base-uri 'none'; frame-ancestors ${ancestors}`,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  }
}

/** A page of the stand-in. `depth` is how many folders deep its address is, for relative links. */
export function pageHtml(page: {
  title: string
  depth: number
  style: string
  script?: string
  body: Markup
}): Markup {
  const base = '../'.repeat(page.depth)
  const script = page.script ? html`<script defer src="${base}assets/${page.script}"></script>` : ''
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title}</title>
        <link rel="stylesheet" href="${base}assets/${page.style}" />
        ${script}
      </head>
      <body>
        ${page.body}
      </body>
    </html>`
}
