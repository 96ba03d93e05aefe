import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { ErrorPage } from '../components/layout/error-page.tsx'
import { NoPermissionPage } from '../components/layout/no-permission-page.tsx'
import { NotFoundPage } from '../components/layout/not-found-page.tsx'
import { PublicShell } from '../components/layout/public-shell.tsx'
import { AuthExample } from './auth-example.tsx'
import { ChoiceExamples } from './choice-examples.tsx'
import { ColourExamples } from './colour-examples.tsx'
import { FloatExamples } from './float-examples.tsx'
import { FormExample } from './form-example.tsx'
import { ManageExample } from './manage-example.tsx'
import { StateExamples } from './state-examples.tsx'

const views: Record<string, ReactNode> = {
  colours: <ColourExamples />,
  choices: <ChoiceExamples />,
  floats: <FloatExamples />,
  states: <StateExamples />,
  form: <FormExample />,
}

/** The style guide of development builds, at `/styleguide/{view}`. Production builds never include it. */
export function StyleguidePage() {
  const { view = 'table' } = useParams()
  if (view === 'auth') return <AuthExample />
  if (view === 'not-found') return <NotFoundPage />
  if (view === 'no-permission') return <NoPermissionPage />
  if (view === 'error') return <ErrorPage error={new Error('styleguide')} />
  if (view === 'public') return <PublicShell header="Summer night in the park">{views.choices}</PublicShell>
  return <ManageExample>{views[view]}</ManageExample>
}
