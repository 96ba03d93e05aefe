/** Of the field before the menu has come, and of the menu's own: one takes the other's place unnoticed. */
export const commandInputClass =
  'h-11 w-full bg-transparent text-sm outline-none placeholder:text-muted-foreground'
