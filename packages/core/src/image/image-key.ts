/** Where an upload waits to be checked. */
export function uploadKey(event_id: string, image_id: string): string {
  return `uploads/${event_id}/${image_id}`
}

/** Where an image's file lies, given its address: the site serves `/media/…` from there. */
export function mediaKey(url: string): string {
  return url.replace(/^\//, '')
}
