import path from 'node:path'
import { createServer, type Plugin, type ViteDevServer } from 'vite'

const web = path.resolve(import.meta.dirname, '..')
const root = path.resolve(web, '../..')

/** What the gateway answers; all else is the web app: Vite makes its files when they are asked for. */
const atGateway = ['/api/', '/media/', '/s3/', '/stripe/', '/inbox', '/widget.js', '/sw.js']
/** Whole pages that the page function draws. */
const pages = [
  ...['/e/', '/event/', '/o/', '/widget/', '/robots.txt', '/.well-known/', '/sitemap'],
  ...['/checkout/', '/order/', '/ticket/'],
]

/**
 * Vite's server for the web app, in front of the gateway: a change of a component is in the browser at once, with its state.
 * Its environment `functions` makes the modules of the Lambda functions (`reloading.ts`).
 */
export async function openDevServer(options: { port: number; gateway: string }): Promise<ViteDevServer> {
  const target = { target: options.gateway, xfwd: true }
  return createServer({
    configFile: path.join(web, 'vite.config.ts'),
    clearScreen: false,
    logLevel: 'warn',
    plugins: [drawnPages(options.gateway), pageSources()],
    environments: { functions: { consumer: 'server' } },
    server: {
      port: options.port,
      strictPort: true,
      fs: { allow: [root] },
      proxy: Object.fromEntries(atGateway.map((prefix) => [prefix, target])),
    },
  })
}

/** Lets the browser hear of changes on the pages that the page function draws, too. Their policy forbids Vite's script. */
function drawnPages(gateway: string): Plugin {
  return {
    name: 'foyer:drawn-pages',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const address = request.url ?? '/'
        if (request.method !== 'GET' || !pages.some((prefix) => address.startsWith(prefix))) return next()
        const { cookie, 'accept-language': language } = request.headers
        const given = { ...(cookie ? { cookie } : {}), ...(language ? { 'accept-language': language } : {}) }
        const answer = await fetch(`${gateway}${address}`, { headers: given, redirect: 'manual' })
        const body = Buffer.from(await answer.arrayBuffer())
        const headers = new Headers(answer.headers)
        for (const name of ['content-security-policy', 'content-encoding', 'content-length', 'etag'])
          headers.delete(name)
        headers.set('cache-control', 'no-store')
        const isPage = headers.get('content-type')?.startsWith('text/html')
        response.writeHead(answer.status, Object.fromEntries(headers))
        response.end(isPage ? await server.transformIndexHtml(address, String(body)) : body)
      })
    },
  }
}

/** The page function's renderer from its sources instead of from the last build. */
function pageSources(): Plugin {
  return {
    name: 'foyer:page-sources',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'functions',
    resolveId: (id) => (id === '@foyer/web/render-pages' ? path.join(web, 'src/render-pages.ts') : undefined),
  }
}
