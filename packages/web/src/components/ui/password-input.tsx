import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Button } from './button.tsx'
import { Input } from './input.tsx'

/** A password, hidden until its reader asks to see it. Name its purpose in `autoComplete`. */
export function PasswordInput(props: Omit<ComponentProps<typeof Input>, 'type'>) {
  const { t } = useLingui()
  const [isShown, setIsShown] = useState(false)
  return (
    <div data-slot="password-input" className="relative">
      <Input {...props} type={isShown ? 'text' : 'password'} spellCheck={false} className="pe-11" />
      <Button
        variant="quiet"
        size="icon-sm"
        aria-label={t`Show what is typed`}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
        className="absolute end-1 top-1"
      >
        {isShown ? <EyeOff /> : <Eye />}
      </Button>
    </div>
  )
}
