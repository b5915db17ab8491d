/** The pages that are written as HTML when the site is built. Everything else is drawn in the browser. */
export const publicPaths = ['/', '/home', '/signup']
