import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { type CSSProperties, useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { offerToasts } from '../../lib/browser/toasts.ts'
import { useReachableToasts } from './use-reachable-toasts.ts'

const colours = {
  '--normal-bg': 'var(--popover)',
  '--normal-text': 'var(--popover-foreground)',
  '--normal-border': 'var(--border)',
  '--border-radius': '8px',
  // An open sheet blocks the pointer on the rest of the page, but a toast's button must stay clickable.
  pointerEvents: 'auto',
} as CSSProperties

/** Specification §9: at most 5 toasts at once, for 4 seconds, bottom right. Rendered once, in the app's root. Use sonner's `toast`. */
export function Toaster() {
  const { t } = useLingui()
  useReachableToasts()
  useEffect(() => offerToasts(toast), [])
  return (
    <Sonner
      position="bottom-right"
      mobileOffset={{ bottom: 'calc(1rem + var(--phone-tabs, 0px))' }}
      visibleToasts={5}
      duration={4000}
      style={colours}
      containerAriaLabel={t`Notifications`}
      toastOptions={{
        classNames: { toast: 'font-sans! shadow-float!', description: 'text-muted-foreground!' },
      }}
      icons={{
        success: <CircleCheck className="size-4 text-success" />,
        error: <CircleAlert className="size-4 text-destructive" />,
        warning: <TriangleAlert className="size-4 text-warning" />,
        info: <Info className="size-4 text-accent-foreground" />,
      }}
    />
  )
}
