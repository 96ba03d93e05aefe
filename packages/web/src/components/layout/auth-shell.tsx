import { lazy, type ReactNode, Suspense } from 'react'
import { paths } from '../../paths.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { AuthFrame } from './auth-frame.tsx'
import { DemoEventLink } from './demo-event-link.tsx'
import { FrontDoor } from './front-door.tsx'
import { LegalLinks } from './legal-links.tsx'
import { LocaleSelect } from './locale-select.tsx'
import { Logo } from './logo.tsx'
import { PictureShape } from './picture-shape.tsx'

/** With a QR code to draw, so that the form does not wait for it. */
const ProductPicture = lazy(async () => ({
  default: (await import('./product-picture.tsx')).ProductPicture,
}))

interface AuthShellProps {
  title: string
  description?: ReactNode
  /** The link to the other page, below the form. */
  footer?: ReactNode
  children: ReactNode
}

/** The frame of sign-in and sign-up: the form, and beside or below it what Foyer is. */
export function AuthShell({ title, description, footer, children }: AuthShellProps) {
  usePageTitle(title)
  return (
    <AuthFrame
      title={title}
      description={description}
      logo={
        <a href={paths.home()} className="inline-block rounded-md">
          <Logo />
        </a>
      }
      footer={
        <>
          <LocaleSelect />
          <LegalLinks />
        </>
      }
      beside={
        <FrontDoor
          demo={<DemoEventLink />}
          picture={
            <Suspense fallback={<PictureShape />}>
              <ProductPicture />
            </Suspense>
          }
        />
      }
    >
      {children}
      {footer && <div className="text-sm text-muted-foreground">{footer}</div>}
    </AuthFrame>
  )
}
