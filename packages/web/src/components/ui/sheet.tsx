import { cva, type VariantProps } from 'class-variance-authority'
import { Dialog as SheetPrimitive } from 'radix-ui'
import { type ComponentProps, createContext, type FocusEvent, type ReactNode, use, useRef } from 'react'
import { useReturnFocus } from '../../lib/browser/use-return-focus.ts'
import { cn } from '../../lib/look/cn.ts'
import { CloseButton, overlayClass } from './dialog.tsx'
import { stayForToast } from './stay-for-toast.ts'

const SheetOpenContext = createContext(true)

export function Sheet(props: ComponentProps<typeof SheetPrimitive.Root>) {
  return (
    <SheetOpenContext value={props.open ?? true}>
      <SheetPrimitive.Root {...props} />
    </SheetOpenContext>
  )
}

export const SheetTrigger = SheetPrimitive.Trigger
export const SheetClose = SheetPrimitive.Close

const sheetVariants = cva(
  'fixed z-50 flex flex-col pb-[env(safe-area-inset-bottom)] [--phone-tabs:0px] bg-card text-card-foreground shadow-float outline-none duration-200 data-[state=closed]:animate-out data-[state=open]:animate-in',
  {
    variants: {
      side: {
        end: 'inset-y-0 end-0 w-[calc(100%-env(safe-area-inset-left))] pe-(--edge) border-s [--edge:env(safe-area-inset-right)] data-[state=closed]:slide-out-to-right-8 data-[state=closed]:fade-out-0 data-[state=open]:slide-in-from-right-8 data-[state=open]:fade-in-0 sm:max-w-xl',
        bottom:
          'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-lg border-t data-[state=closed]:slide-out-to-bottom-8 data-[state=closed]:fade-out-0 data-[state=open]:slide-in-from-bottom-8 data-[state=open]:fade-in-0',
      },
    },
    defaultVariants: { side: 'end' },
  },
)

interface SheetContentProps
  extends Omit<ComponentProps<typeof SheetPrimitive.Content>, 'title'>,
    VariantProps<typeof sheetVariants> {
  title: ReactNode
  /** The description. Null reserves its line while it loads. */
  description?: ReactNode
  /** The footer, which stays in view below the scrolling body. */
  footer?: ReactNode
}

/** A panel from the side, for a row's details or for a form beside its list. */
export function SheetContent({ side, className, ...content }: SheetContentProps) {
  const { title, description, footer, children, ...props } = useLastOpen(content)
  const returnFocus = useReturnFocus()
  return (
    <SheetPrimitive.Portal>
      <SheetPrimitive.Overlay className={overlayClass} />
      <SheetPrimitive.Content
        data-slot="sheet-content"
        className={cn(sheetVariants({ side }), className)}
        {...(description ? {} : { 'aria-describedby': undefined })}
        {...stayForToast}
        onFocus={bringIntoView}
        {...returnFocus}
        {...props}
      >
        <header className="grid gap-1 border-b px-6 py-4 pe-14">
          <SheetPrimitive.Title className="min-w-0 text-lg font-semibold wrap-anywhere">
            {title}
          </SheetPrimitive.Title>
          {description !== undefined && (
            <SheetPrimitive.Description className="text-sm text-muted-foreground">
              {description ?? '\u00a0'}
            </SheetPrimitive.Description>
          )}
        </header>
        <div className="grow overflow-y-auto overscroll-contain scroll-pb-24 p-6 text-sm">{children}</div>
        {footer && (
          <footer className="flex justify-end gap-2 border-t px-6 py-4 has-[>div:empty]:hidden">
            {footer}
          </footer>
        )}
        <CloseButton />
      </SheetPrimitive.Content>
    </SheetPrimitive.Portal>
  )
}

/** Keeps a sheet's last content while it closes. The address names no row by then, so there is no new content. */
function useLastOpen<Content>(content: Content): Content {
  const isOpen = use(SheetOpenContext)
  const last = useRef(content)
  if (isOpen) last.current = content
  return last.current
}

/** Scrolls the focus into view. From the last Tab stop to the first, browsers do not scroll. */
function bringIntoView({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' })
}
