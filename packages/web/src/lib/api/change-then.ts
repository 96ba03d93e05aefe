/** The part of `useMutation`'s result that makes the change. */
interface Change<Input, Answer> {
  mutateAsync: (input: Input) => Promise<Answer>
}

/**
 * Makes a change and then does `onDone`, even if the menu, dialog or screen that asked for it is closed by then: the callbacks of `mutate` are
 * dropped together with its component. What closes or leaves that screen stays such a callback. A failure has its own toast, unless the
 * change's `meta` says that `onRefused` shows it.
 */
export function changeThen<Input, Answer>(
  change: Change<Input, Answer>,
  input: Input,
  onDone: (answer: Answer) => unknown,
  onRefused: (error: Error) => unknown = () => undefined,
): void {
  void change.mutateAsync(input).then(onDone, onRefused)
}
