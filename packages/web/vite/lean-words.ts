import type { Plugin } from 'vite'

/** What is built says compiled texts with a small part of Lingui (docs/decisions/0110). While working, Lingui itself also compiles new ones. */
export function leanWords(root: string): Plugin {
  const own = (name: string) => `${root}/src/lib/words/lean/${name}`
  return {
    name: 'foyer:lean-words',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^@lingui\/core$/, replacement: own('core.ts') },
          { find: /^@lingui\/react$/, replacement: own('react.tsx') },
        ],
      },
    }),
  }
}
