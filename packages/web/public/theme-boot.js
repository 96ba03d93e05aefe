// Runs before the first paint, so that a stored theme never flashes. A file, not inline: the page's CSP forbids inline scripts.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is blocked: the system's preference applies.
}
