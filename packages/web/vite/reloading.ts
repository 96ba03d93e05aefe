import { createServerModuleRunner, type DevEnvironment, type ViteDevServer } from 'vite'

/**
 * An object of functions, at any depth, that are those of a module's newest version: after a change of the module, or of
 * anything that it imports, the next call loads what has changed. `load` makes the object of the module. A version that does not
 * load fails the calls until it is mended.
 */
export async function reloading<Module, Loaded extends object>(
  { environments, watcher }: Pick<ViteDevServer, 'environments' | 'watcher'>,
  { file, load }: { file: string; load: (module: Module) => Promise<Loaded> },
): Promise<Loaded> {
  const environment = environments.functions as DevEnvironment
  const runner = createServerModuleRunner(environment, { hmr: false })
  const newest = async () => load(await runner.import<Module>(file))
  let current = newest()
  watcher.on('change', (changed) => {
    const modules = environment.moduleGraph.getModulesByFile(changed.replaceAll('\\', '/'))
    if (!modules?.size) return
    runner.clearCache()
    current = newest()
    current.catch((error) => console.error(error))
  })
  return withNewest(await current, () => current)
}

/** The same object, with functions that each ask for their newest version when they are called. */
function withNewest<Loaded extends object>(known: Loaded, newest: () => Promise<Loaded>): Loaded {
  const entries = Object.entries(known).map(([name, value]) => {
    const newestValue = async () => (await newest())[name as keyof Loaded]
    if (typeof value === 'function')
      return [name, async (...args: unknown[]) => ((await newestValue()) as typeof value)(...args)]
    if (typeof value !== 'object' || value === null) return [name, value]
    return [name, withNewest(value, newestValue as () => Promise<object>)]
  })
  return Object.fromEntries(entries)
}
