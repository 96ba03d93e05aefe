import { Navigate, type RouteObject } from 'react-router-dom'
import { MissingPage } from '../../components/layout/page-error.tsx'
import { lazyPage } from '../../lazy-page.ts'
import { paths, patterns } from '../../paths.ts'

/** What developers read on each stage: the guide, and every call. Open to everybody. */
export const docsRoutes: RouteObject[] = [
  {
    path: patterns.formerReference,
    caseSensitive: true,
    element: <Navigate to={paths.apiReference()} replace />,
  },
  lazyPage(patterns.docs, () => import('./docs-layout.tsx'), 'DocsLayout', [
    lazyPage('', () => import('./doc-pages.tsx'), 'GuidePage'),
    lazyPage('webhooks', () => import('./doc-pages.tsx'), 'WebhooksDocPage'),
    lazyPage('stability', () => import('./doc-pages.tsx'), 'StabilityPage'),
    lazyPage('changes', () => import('./doc-pages.tsx'), 'ChangesPage'),
    lazyPage('recipes/:recipe', () => import('./recipe-page.tsx'), 'RecipePage'),
    lazyPage('reference', () => import('./reference-page.tsx'), 'ReferencePage'),
    lazyPage('reference/:operation', () => import('./call-page.tsx'), 'CallPage'),
    { path: '*', Component: MissingPage },
  ]),
]
