import type { Plugin } from 'vite'

/** Has browsers fetch the font with the page: else words are drawn in another one first, and lines move when it arrives. */
export function preloadFont(): Plugin {
  return {
    name: 'foyer:preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const font = Object.keys(bundle).find((file) => /figtree-latin-wght-normal[^/]*\.woff2$/.test(file))
        if (font === undefined) return []
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: true }
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }]
      },
    },
  }
}
