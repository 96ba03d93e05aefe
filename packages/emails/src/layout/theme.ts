// Mail clients read neither CSS variables nor oklch: these are the product's tokens as hex, light and dark.
export const light = {
  page: '#f2f0fb',
  card: '#ffffff',
  panel: '#faf9fe',
  line: '#e8e6f4',
  ink: '#1c1827',
  muted: '#565265',
  brand: '#7544cd',
}

export const dark = {
  page: '#100e17',
  card: '#191623',
  panel: '#252131',
  line: '#363243',
  ink: '#efedf5',
  muted: '#afabbd',
  brand: '#bda6ff',
  button: '#7544cd',
}

export const fontFamily =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', sans-serif"
