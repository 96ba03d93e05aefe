/** CSS variables, and `colorScheme` where it is the same for every visitor. */
export type LookStyle = Record<string, string>

/** A look as an element takes it: its scheme picks among the pairs of `styles/tokens.css`, its colors go over them. */
export function lookProps({ colorScheme, ...style }: LookStyle) {
  return { 'data-scheme': colorScheme, style }
}
