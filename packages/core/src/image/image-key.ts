/** Where an upload waits to be checked. */
export function uploadKey(owner_id: string, image_id: string): string {
  return `uploads/${owner_id}/${image_id}`
}

/** Where an image's file lies, given its address: the site serves `/media/…` from there. */
export function mediaKey(url: string): string {
  return url.replace(/^\//, '')
}
