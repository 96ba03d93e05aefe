import { Trans } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { type ComponentProps, useEffect, useState } from 'react'
import { Button } from './button.tsx'

interface CopyButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  value: string
}

/** Copies `value` and says so for two seconds. */
export function CopyButton({ value, children, ...props }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = () => void navigator.clipboard.writeText(value).then(() => setIsCopied(true))
  return (
    <Button variant="secondary" {...props} onClick={copy}>
      {isCopied ? <Check /> : <Copy />}
      <span aria-live="polite">{isCopied ? <Trans>Copied</Trans> : (children ?? <Trans>Copy</Trans>)}</span>
    </Button>
  )
}
