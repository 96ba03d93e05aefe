import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { AuthFrame } from './auth-frame.tsx'
import { FrontDoor } from './front-door.tsx'
import { LegalLinks } from './legal-links.tsx'
import { LocaleSelect } from './locale-select.tsx'
import { Logo } from './logo.tsx'
import { ProductPicture } from './product-picture.tsx'

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
        <Link to={paths.home()} className="inline-block rounded-md">
          <Logo />
        </Link>
      }
      footer={
        <>
          <LocaleSelect />
          <LegalLinks />
        </>
      }
      beside={<FrontDoor picture={<ProductPicture />} />}
    >
      {children}
      {footer && <div className="text-sm text-muted-foreground">{footer}</div>}
    </AuthFrame>
  )
}
