/** Saves a file as a download under this name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Browsers read the file after the click, and none needs a minute to begin.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
