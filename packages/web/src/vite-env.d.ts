/// <reference types="vite/client" />

declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

declare module 'virtual:page-assets' {
  interface Files {
    /** Addresses of the built files that the script needs, from the manifest of the client build. */
    script: string
    preloads: string[]
    /** The file of each font of `homepageFont` that has one. Empty outside a build. */
    fonts: Record<string, string>
    /** The inline stylesheet, and its hash for the content security policy. Empty outside a build. */
    css: string
    cssHash: string
  }
  /** Of the public pages. The loader is the event page's small script; `script` is what it loads later. */
  export const assets: Files & { loader: string }
  /** The icon of the browser's tab, as an address that asks for no file. */
  export const icon: string
  /** Of the buyers' pages: what each of them loads in addition, and the texts by locale. */
  export const buyerAssets: Files & { pages: Record<string, string[]>; words: Record<string, string> }
}

declare module 'virtual:buyer-words' {
  import type { Locale } from '@foyer/contracts/locale'
  import type { Messages } from '@lingui/core'
  export const words: Record<Locale, () => Promise<{ messages: Messages }>>
}

declare module 'virtual:event-words' {
  export { words } from 'virtual:buyer-words'
}

declare module 'virtual:login-words' {
  export { words } from 'virtual:buyer-words'
}

declare module '*.md?page' {
  /** A text of `docs/`, made by `vite/markdown-pages.ts`. */
  export const html: string
}

declare module 'virtual:door-files' {
  /** The paths of the check-in page's files, and a name for this set of them (`vite/door-files.ts`). */
  export const doorFiles: { release: string; shell: string; paths: string[] }
}

declare module 'virtual:sign-in-shell' {
  import type { Locale } from '@foyer/contracts/locale'
  /** HTML by language. */
  export const shells: Record<Locale, string>
  /** The address of the form's words in each language. */
  export const words: Record<Locale, string>
}
