/** CSS variables, and `colorScheme` where it is the same for every visitor. */
export type LookStyle = Record<string, string>

/**
 * The element attributes for a look: `colorScheme` selects from the pairs in `styles/tokens.css`, and the variables
 * override them.
 */
export function lookProps({ colorScheme, ...style }: LookStyle) {
  return { 'data-scheme': colorScheme, style }
}
