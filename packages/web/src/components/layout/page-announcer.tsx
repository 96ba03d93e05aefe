import { usePageReached } from '../ui/page-title.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

/** Tells screen readers which page a link has opened. The browser does not, because it loads no document. */
export function PageAnnouncer() {
  return <VisuallyHidden role="status">{usePageReached()}</VisuallyHidden>
}
