/** The key and the words that local storage keeps: `themeMode`, `dark` or `light`. */
export const COLOR_MODE_KEY = 'themeMode'
export const DEFAULT_COLOR_MODE = 'dark'
