/// <reference types="vite/client" />

declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

declare module 'virtual:event-page-assets' {
  /** Addresses of the built files that the event page needs, from the client build's manifest. */
  export const assets: {
    /** The small script that comes with the page, and the one that it fetches later, with what that imports. */
    loader: string
    script: string
    preloads: string[]
    /** The stylesheet, which stands inline, and its hash for the content security policy; empty outside a build. */
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
  /** What the door's page needs, as paths, and a name for this state of it (`vite/door-files.ts`). */
  export const doorFiles: { release: string; shell: string; paths: string[] }
}
