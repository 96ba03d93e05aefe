/// <reference types="vite/client" />

declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

declare module 'virtual:event-page-assets' {
  /** Addresses of the built files that the event page needs, from the client build's manifest. */
  export const assets: {
    script: string
    styles: string[]
    preloads: string[]
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
