/** The shared style of all controls in which a person types or chooses. */
export const controlClass =
  'w-full min-w-0 rounded-md border border-input bg-card text-base text-foreground transition-colors placeholder:text-muted-foreground placeholder-shown:text-ellipsis focus-visible:border-ring focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-muted disabled:text-muted-foreground aria-invalid:border-destructive md:pointer-fine:text-sm'
