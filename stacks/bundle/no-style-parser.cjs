/** In place of postcss, with which the sanitizer could read styles; Foyer has it leave them alone (`rich-text/sanitise.ts`). */
module.exports = {}
