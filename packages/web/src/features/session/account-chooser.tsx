import type { Session } from '@foyer/contracts/session/session'
import { useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { Alert } from '../../components/ui/alert.tsx'
import { Avatar } from '../../components/ui/avatar.tsx'
import { useErrorText } from '../../lib/words/use-error-text.ts'
import type { Credentials } from './login-form.tsx'
import { useLogin } from './session-mutations.ts'

interface AccountChooserProps {
  accounts: Session['accounts']
  credentials: Credentials
  onSignedIn: () => void
}

/** Lets a person with several accounts choose one after sign-in (specification §6). */
export function AccountChooser({ accounts, credentials, onSignedIn }: AccountChooserProps) {
  const { t } = useLingui()
  const describe = useErrorText()
  const login = useLogin()
  const choose = (account_id: string) =>
    login.mutate({ ...credentials, account_id }, { onSuccess: onSignedIn })
  return (
    <div className="grid gap-4">
      {login.error && (
        <Alert role="alert" tone="danger">
          {describe(login.error)}
        </Alert>
      )}
      <ul aria-label={t`Accounts`} aria-busy={login.isPending} className="grid gap-2">
        {accounts.map((account) => (
          <li key={account.id}>
            <button
              type="button"
              disabled={login.isPending}
              onClick={() => choose(account.id)}
              className="flex w-full items-center gap-3 rounded-lg border bg-card p-3 text-start text-sm font-medium transition-colors hover:bg-muted disabled:opacity-55"
            >
              <Avatar name={account.name} />
              <span className="min-w-0 grow wrap-anywhere">{account.name}</span>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-muted-foreground rtl:rotate-180" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
