import { imageMediaTypes, imagePixelLimits, maxImageBytes } from '@foyer/contracts/image/image'

const files = { accept: imageMediaTypes, maxBytes: maxImageBytes }

/** The specification's limits (§5), and the size that it recommends. */
export const coverRules = { ...files, pixels: imagePixelLimits.EVENT_COVER, aspect: 2, cropWidth: 2160 }
/** A banner keeps its shape and is never cropped. */
export const bannerRules = { ...files, pixels: imagePixelLimits.EVENT_BANNER, aspect: null, cropWidth: 3000 }
export const logoRules = { ...files, pixels: imagePixelLimits.ORGANIZER_LOGO, aspect: 1, cropWidth: 800 }
