import type { ReactNode } from 'react'

interface AuthFrameProps {
  logo: ReactNode
  title: string
  description?: ReactNode
  /** The form, and below it the link to the other page. */
  children: ReactNode
  footer: ReactNode
  /** Beside the form, or below it on phones. */
  beside: ReactNode
}

/** Where the parts of sign-in and sign-up stand, with the script and before it. */
export function AuthFrame({ logo, title, description, children, footer, beside }: AuthFrameProps) {
  return (
    <div data-slot="auth-shell" className="grid min-h-dvh grid-cols-[minmax(0,1fr)] lg:grid-cols-2">
      <div className="flex flex-col px-4 py-6 sm:px-8">
        <header>{logo}</header>
        <main className="m-auto grid w-full max-w-sm gap-6 py-12">
          <div className="grid gap-2">
            <h1 className="text-xl font-semibold">{title}</h1>
            {description && <p className="text-base text-muted-foreground">{description}</p>}
          </div>
          {children}
        </main>
        <footer className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted-foreground">
          {footer}
        </footer>
      </div>
      {beside}
    </div>
  )
}
