/** The style of surfaces that float above the page: menus, selects, popovers. */
export const floatClass =
  'z-50 rounded-lg border bg-popover text-popover-foreground shadow-float outline-none duration-150 data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:zoom-in-[0.98]'

export const menuContentClass = `${floatClass} overflow-x-hidden overflow-y-auto p-1`

export const menuItemClass =
  'relative flex min-h-9 cursor-default items-center gap-2 rounded-md px-2 py-2 text-sm select-none outline-none data-disabled:pointer-events-none data-disabled:opacity-55 data-highlighted:bg-accent data-highlighted:text-accent-foreground [&_svg]:size-4 [&_svg]:shrink-0'
