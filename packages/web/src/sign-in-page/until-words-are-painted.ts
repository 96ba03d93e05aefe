const mostFrames = 8

/**
 * Waits for the words of `show-sign-in.ts` and the frame that shows them: a phone that is busy with the form's script would paint them
 * seconds later. Where they are late, the form goes first.
 */
export async function untilWordsArePainted(): Promise<void> {
  const root = document.getElementById('root')
  for (let frames = 0; frames < mostFrames && !root?.firstChild; frames += 1) await nextFrame()
  await nextFrame()
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    // A tab in the background has no frames.
    setTimeout(resolve, 50)
  })
}
