/** In place of brotli's decoder, which is half a megabyte with its dictionary: Node has its own. fontkit reads WOFF2 with it. */
const { brotliDecompressSync } = require('node:zlib')

module.exports = (bytes) => brotliDecompressSync(bytes)
