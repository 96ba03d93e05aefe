/// <reference types="vite/client" />

declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

declare module 'virtual:event-page-assets' {
  /** Addresses of the built files that the event page needs, from the manifest of the client build. */
  export const assets: {
    /** The page's small script, and the one that it loads later with that one's imports. */
    loader: string
    script: string
    preloads: string[]
    /** The inline stylesheet, and its hash for the content security policy. Empty outside a build. */
    css: string
    cssHash: string
    fonts: string[]
    /** By catalog locale. */
    catalogs: Record<string, string>
  }
}

declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  // biome-ignore lint/style/noDefaultExport: that is how the package exports it
  export { SwaggerUIBundle as default } from 'swagger-ui-dist'
}

declare module 'virtual:door-files' {
  /** The paths of the check-in page's files, and a name for this set of them (`vite/door-files.ts`). */
  export const doorFiles: { release: string; shell: string; paths: string[] }
}
