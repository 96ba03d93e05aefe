import { AlertDialog as AlertDialogPrimitive } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { useReturnFocus } from '../../lib/browser/use-return-focus.ts'
import { cn } from '../../lib/look/cn.ts'
import { dialogClass, overlayClass } from './dialog.tsx'
import { stayForToast } from './stay-for-toast.ts'

export const AlertDialog = AlertDialogPrimitive.Root
export const AlertDialogAction = AlertDialogPrimitive.Action
export const AlertDialogCancel = AlertDialogPrimitive.Cancel

interface AlertDialogContentProps extends Omit<ComponentProps<typeof AlertDialogPrimitive.Content>, 'title'> {
  title: ReactNode
  description: ReactNode
}

/** Asks before something that matters. Most screens want `useConfirm` instead of this. */
export function AlertDialogContent({
  title,
  description,
  className,
  children,
  ...props
}: AlertDialogContentProps) {
  const returnFocus = useReturnFocus()
  return (
    <AlertDialogPrimitive.Portal>
      <AlertDialogPrimitive.Overlay className={overlayClass} />
      <AlertDialogPrimitive.Content
        data-slot="alert-dialog-content"
        className={cn(dialogClass, 'max-w-md', className)}
        onEscapeKeyDown={stayForToast.onEscapeKeyDown}
        {...returnFocus}
        {...props}
      >
        <header className="grid gap-2">
          <AlertDialogPrimitive.Title className="text-lg font-semibold">{title}</AlertDialogPrimitive.Title>
          <AlertDialogPrimitive.Description className="text-sm text-muted-foreground">
            {description}
          </AlertDialogPrimitive.Description>
        </header>
        {children}
      </AlertDialogPrimitive.Content>
    </AlertDialogPrimitive.Portal>
  )
}
