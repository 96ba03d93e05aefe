// CloudFront Function (viewer response) of the images: their keys are generated, so one never changes. Not by a
// response headers policy, which would let browsers keep a missing image's 404 as long; this runs below 400 only.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const response = event.response
  response.headers['cache-control'] = { value: 'public, max-age=31536000, immutable' }
  return response
}
