import { usePageReached } from '../ui/page-title.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

/** Tells screen readers which page a link has led to: no document is loaded then, so the browser does not. */
export function PageAnnouncer() {
  return <VisuallyHidden role="status">{usePageReached()}</VisuallyHidden>
}
