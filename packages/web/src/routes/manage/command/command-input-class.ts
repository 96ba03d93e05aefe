/** Shared by the field before the menu has loaded and the menu's own, so that the swap is not visible. */
export const commandInputClass =
  'h-11 w-full bg-transparent text-sm outline-none placeholder:text-muted-foreground'
