/** In place of bowser, with which AWS's clients tell browsers apart: no function runs in one. */
module.exports = {}
