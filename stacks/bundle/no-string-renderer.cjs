/** In place of React's renderer of whole strings: emails are streamed, and the web app's renderer of pages brings its own. */
module.exports = {}
