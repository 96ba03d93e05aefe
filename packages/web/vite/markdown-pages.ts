import { readFile } from 'node:fs/promises'
import { Marked, type Tokens } from 'marked'
import type { Plugin } from 'vite'

const asked = /^(.*\.md)\?page$/

/** Where the texts of `docs/` that link to each other stand on a stage. Null: it has no page there, so its name stays as text. */
const addresses: Record<string, string | null> = {
  'webhooks.md': '/docs/webhooks',
  '../api-stability.md': '/docs/stability',
  'api/changes.md': '/docs/changes',
  'api/released.txt': null,
}
const recipe = /(?:^|^recipes\/(?:python\/)?)([\w-]+\.(?:ts|py))$/

/** `import { html } from '…/guide.md?page'`: a text of `docs/` as the site shows it, made while building, so that no page loads what reads it. */
export function markdownPages(): Plugin {
  return {
    name: 'foyer:markdown-pages',
    enforce: 'pre',
    async load(id) {
      const file = asked.exec(id)?.[1]
      if (!file) return null
      this.addWatchFile(file)
      return `export const html = ${JSON.stringify(htmlOf(await readFile(file, 'utf8')))}`
    },
  }
}

/** Headings have addresses. What is wider than a phone scrolls by itself, with the keyboard too. */
export function htmlOf(markdown: string): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${slug(text)}">${this.parser.parseInline(tokens)}</h${depth}>`
      },
      code({ text }: Tokens.Code) {
        return `<pre tabindex="0"><code>${escaped(text)}</code></pre>`
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens)
        const address = addressOf(href)
        return address === null ? words : `<a href="${escaped(address)}">${words}</a>`
      },
      table(token) {
        const rows = [token.header, ...token.rows].map((cells, index) => {
          const tag = index === 0 ? 'th' : 'td'
          return `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`
        })
        const [head, ...body] = rows
        return `<div class="wide" tabindex="0"><table><thead>${head}</thead><tbody>${body.join('')}</tbody></table></div>`
      },
    },
  })
  return marked.parse(markdown, { async: false })
}

function addressOf(href: string): string | null {
  if (/^https?:/.test(href)) return href
  const known = addresses[href]
  if (known !== undefined) return known
  const file = recipe.exec(href)?.[1]
  if (file) return `/docs/recipes/${file}`
  throw new Error(`A text of the documentation links to ${href}, which has no page.`)
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '')
}

function escaped(text: string): string {
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
}
