import { languageTag } from '@foyer/contracts/language-tag'
import { type Messages, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AuthFrame } from '../components/layout/auth-frame.tsx'
import { FrontDoor } from '../components/layout/front-door.tsx'
import { Logo } from '../components/layout/logo.tsx'
import { PictureShape } from '../components/layout/picture-shape.tsx'
import { Skeleton } from '../components/ui/skeleton.tsx'
import { localeNames } from '../lib/words/locales.ts'

const catalogs = import.meta.glob<{ messages: Messages }>('../locales/app/*.po')

/** The words of the sign-in page as HTML, by language. The build draws them. The fields come with the script. */
export async function drawSignIn(): Promise<Record<string, string>> {
  const drawn = Object.keys(localeNames).map(async (locale) => {
    const catalog = await catalogs[`../locales/app/${locale}.po`]?.()
    const messages = { [locale]: catalog?.messages ?? {} }
    const i18n = setupI18n({ locale, locales: languageTag(locale), messages })
    const html = renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <SignInShell />
      </I18nProvider>,
    )
    return [locale, html] as const
  })
  return Object.fromEntries(await Promise.all(drawn))
}

function SignInShell() {
  const { t } = useLingui()
  return (
    <AuthFrame
      title={t`Sign in`}
      description={t`Manage your events, orders and check-in.`}
      logo={<Logo />}
      footer={null}
      beside={<FrontDoor picture={<PictureShape />} />}
    >
      <div aria-hidden className="grid gap-6">
        <FieldShape>
          <Trans>Email</Trans>
        </FieldShape>
        <FieldShape>
          <Trans>Password</Trans>
        </FieldShape>
        <Skeleton className="h-12" />
      </div>
      <Skeleton className="h-5" />
    </AuthFrame>
  )
}

function FieldShape({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <span className="text-sm leading-5 font-medium">{children}</span>
      <Skeleton className="h-10" />
    </div>
  )
}
