import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'

/** A route that loads its module on the first visit: `lazyPage('/a', () => import('./a-page.tsx'), 'APage')`. */
export function lazyPage<Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  children?: RouteObject[],
): RouteObject {
  const lazy = async () => ({ Component: (await load())[name] })
  // Case-sensitive like the edge, where headers depend on the exact address (docs/decisions/0044).
  const route = { path, caseSensitive: true, lazy }
  return children ? { ...route, children } : route
}
