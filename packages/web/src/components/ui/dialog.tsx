import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { Dialog as DialogPrimitive } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { useReturnFocus } from '../../lib/browser/use-return-focus.ts'
import { cn } from '../../lib/look/cn.ts'
import { Button } from './button.tsx'
import { stayForToast } from './stay-for-toast.ts'

export const Dialog = DialogPrimitive.Root
export const DialogTrigger = DialogPrimitive.Trigger
export const DialogClose = DialogPrimitive.Close

export const overlayClass =
  'fixed inset-0 z-50 bg-overlay duration-150 data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=open]:animate-in data-[state=open]:fade-in-0'

export const dialogClass =
  'fixed start-1/2 top-1/2 z-50 grid [--phone-tabs:0px] max-h-[calc(100dvh-2rem)] grid-cols-[minmax(0,1fr)] w-[calc(100%-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 gap-6 overflow-y-auto rounded-lg border bg-card p-6 text-card-foreground shadow-float outline-none duration-150 data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:zoom-in-[0.98] rtl:translate-x-1/2'

interface DialogContentProps extends Omit<ComponentProps<typeof DialogPrimitive.Content>, 'title'> {
  title: ReactNode
  description?: ReactNode
}

export function DialogContent({ title, description, className, children, ...props }: DialogContentProps) {
  const returnFocus = useReturnFocus()
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className={overlayClass} />
      <DialogPrimitive.Content
        data-slot="dialog-content"
        className={cn(dialogClass, className)}
        {...(description ? {} : { 'aria-describedby': undefined })}
        {...stayForToast}
        {...returnFocus}
        {...props}
      >
        <header className="grid gap-2 pe-8">
          <DialogPrimitive.Title className="text-lg font-semibold">{title}</DialogPrimitive.Title>
          {description && (
            <DialogPrimitive.Description className="text-sm text-muted-foreground">
              {description}
            </DialogPrimitive.Description>
          )}
        </header>
        {children}
        <CloseButton />
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  )
}

/** The buttons of a dialog. The action comes last. They have full width on phones. */
export function DialogFooter({ className, ...props }: ComponentProps<'footer'>) {
  return (
    <footer
      data-slot="dialog-footer"
      className={cn('flex flex-col-reverse gap-2 sm:flex-row sm:justify-end', className)}
      {...props}
    />
  )
}

export function CloseButton() {
  const { t } = useLingui()
  return (
    <DialogPrimitive.Close asChild>
      <Button
        variant="quiet"
        size="icon-sm"
        className="absolute end-[calc(1rem+var(--edge,0px))] top-4"
        aria-label={t`Close`}
      >
        <X />
      </Button>
    </DialogPrimitive.Close>
  )
}
