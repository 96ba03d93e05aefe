import type { Plugin } from 'vite'

/** What packages do that our pages' content security policy forbids, and what is done in its place. */
const rewrites: { file: RegExp; rewrite: (code: string) => string }[] = [
  {
    // Writes its styles into the page when it is loaded.
    file: /\/sonner\/dist\/index\.mjs$/,
    rewrite: (code) => `import './styles.css'\n${code.replace(/^__insertCSS\(".*"\)/m, '')}`,
  },
  {
    // Writes its styles into the page once it is shown; ours are in `styles/color-picker.css`.
    file: /\/react-colorful\/dist\/index\.mjs$/,
    rewrite: (code) => code.replace(/if\(![\w$]+\.has\(t\)\)(?=\{var o="head"in t)/, 'if(false)'),
  },
  {
    // Asks whether it may make functions of text, which a browser reports as a violation even where that is caught.
    file: /\/zod\/v4\/core\/core\.js$/,
    rewrite: (code) => `${code}\nglobalConfig.jitless = true\n`,
  },
]

/**
 * Lets every script and style of the app come from a file: `'unsafe-inline'` and `'unsafe-eval'` are for no page
 * (docs/decisions/0019-response-headers.md).
 */
export function nothingInline(root: string): Plugin {
  return {
    name: 'foyer:nothing-inline',
    // Before Vite's own resolver has found the package.
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) =>
      id === 'react-style-singleton' ? `${root}/src/lib/look/style-singleton.ts` : undefined,
    transform(code, id) {
      const found = rewrites.find(({ file }) => file.test(id.split('?')[0] ?? ''))
      if (!found) return
      const rewritten = found.rewrite(code)
      if (rewritten === code || /^__insertCSS\(/m.test(rewritten))
        this.error(`${id} is not what its rewrite knows: it may write styles into the page.`)
      return { code: rewritten, map: null }
    },
  }
}
