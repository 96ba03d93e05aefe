/** Items that are locked until a moment by the clock of `performance`, however long this machine takes. */
export function keptItems<Keeper>() {
  const kept = new Map<string, { keeper: Keeper; until: number }>()

  function keeperOf(item: string): Keeper | undefined {
    const found = kept.get(item)
    if (found && found.until > performance.now()) return found.keeper
    kept.delete(item)
    return undefined
  }

  return {
    keeperOf,
    keep(items: readonly string[], keeper: Keeper, milliseconds: number): void {
      const until = performance.now() + milliseconds
      for (const item of items) kept.set(item, { keeper, until })
    },
    giveBack(items: readonly string[], keeper: Keeper): void {
      for (const item of items) if (kept.get(item)?.keeper === keeper) kept.delete(item)
    },
  }
}
