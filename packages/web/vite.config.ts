import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions } from 'vite'
import { appIcons } from './vite/app-icons.ts'
import { doorFiles } from './vite/door-files.ts'
import { endpointAddresses } from './vite/endpoint-addresses.ts'
import { markdownPages } from './vite/markdown-pages.ts'
import { nothingInline } from './vite/nothing-inline.ts'
import { ownSchemas, ownZod } from './vite/own-schemas.ts'
import { pageAssets } from './vite/page-assets.ts'
import { pageChunks } from './vite/page-chunks.ts'
import { pageWords } from './vite/page-words.ts'
import { preloadFont } from './vite/preload-font.ts'
import { schemasThatOnlyParse } from './vite/schemas-that-only-parse.ts'
import { signInShell } from './vite/sign-in-shell.ts'
import { buildTargets } from './vite/supported-browsers.ts'

const root = import.meta.dirname
const hydration = `${root}/src/event-page/hydrate-event-page.tsx`
const signIn = `${root}/src/sign-in-page/start-sign-in.tsx`
const takeOver = `${root}/src/buyer-page/take-over.tsx`

/**
 * One `vite build` makes the static site (`dist/client`: the app, the small script of the public event page, and the
 * widget's, which is `packages/widget`) and the public pages' renderer for the page Lambda (`dist/server`, one self-contained file).
 */
export default defineConfig({
  root,
  plugins: [
    react(),
    babel({
      cwd: root,
      presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig({ cwd: root }) }, { cwd: root })],
    }),
    lingui({ cwd: root }),
    tailwindcss(),
    markdownPages(),
    nothingInline(root),
    preloadFont(),
    appIcons(),
    doorFiles(`${root}/public`),
    endpointAddresses(),
    ownSchemas(),
    schemasThatOnlyParse(),
    pageWords(root, {
      buyer: { entry: takeOver, saysErrors: true },
      event: { entry: hydration, saysErrors: false },
      login: { entry: signIn, saysErrors: true },
    }),
    pageAssets(root, `${root}/dist/client`),
    signInShell(`${root}/dist/shell`, `${root}/dist/client`),
  ],
  // React has it itself. Lingui's copy is for older ones.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: { target: buildTargets, cssTarget: buildTargets },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: {
            app: `${root}/index.html`,
            'event-page-loader': `${root}/src/event-page/load-event-page.ts`,
            'event-page': hydration,
            'buyer-page': takeOver,
            sw: `${root}/src/service-worker/door-worker.ts`,
          },
          // Schemas that nothing checks with are left out, and zod with them.
          treeshake: { manualPureFunctions: [ownZod] },
          // A service worker is found by its address, which never changes.
          output: {
            entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
            codeSplitting: pageChunks({
              root,
              app: `${root}/src/start-app.tsx`,
              eventPage: hydration,
              buyerPage: takeOver,
              signInPage: signIn,
            }),
          },
        },
      },
    },
    // For other sites' pages.
    widget: oneScript('widget', `${root}/../widget/src/foyer-widget.ts`),
    // What is drawn once, while building.
    shell: {
      consumer: 'server',
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        outDir: 'dist/shell',
        copyPublicDir: false,
        emitAssets: false,
        rolldownOptions: {
          input: { 'draw-sign-in': `${root}/src/sign-in-page/draw-sign-in.tsx` },
          platform: 'node',
          output: { entryFileNames: '[name].js', codeSplitting: false },
        },
      },
    },
    // `public/theme-boot.js` loads it by its address.
    signIn: oneScript('sign-in', `${root}/src/sign-in-page/show-sign-in.ts`),
    // Apart, so that the event page's small script shares no file with it.
    organizerFrame: oneScript('organizer-frame', `${root}/src/organizer-page/start-frame.ts`),
    server: {
      consumer: 'server',
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        outDir: 'dist/server',
        target: 'node24',
        minify: true,
        copyPublicDir: false,
        emitAssets: false,
        rolldownOptions: {
          input: { 'render-pages': `${root}/src/render-pages.ts` },
          platform: 'node',
          output: { entryFileNames: '[name].js', codeSplitting: false },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['shell', 'client', 'widget', 'signIn', 'organizerFrame', 'server']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    },
  },
})

/** One classic script below an address that never changes, with no names but its own. */
function oneScript(name: string, source: string): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: { [name]: source },
        output: { format: 'iife', entryFileNames: `${name}.js` },
      },
    },
  }
}
