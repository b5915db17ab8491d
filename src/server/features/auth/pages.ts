import { CLOSE_SCRIPT_PATH, noticePage } from '#server/plugins/pages/page.ts'

/** The last page of the sign-in window. It closes itself; its sentence is for when it may not. */
export const signedInPage = noticePage({
  title: 'You are signed in',
  body: '<p data-signed-in>You can close this window and go back to the page that you came from, or <a href="/app">go on here</a>.</p>',
  script: CLOSE_SCRIPT_PATH,
})

const again = '<p><a href="/v1/auth/login/google">Try again</a>, or close this window.</p>'

export const refusedPage = noticePage({
  title: 'You are not signed in',
  body: `<p>The sign-in was cancelled, took too long, or was used already. Nothing has changed on your account.</p>${again}`,
})

export const unavailablePage = noticePage({
  title: 'Sign-in does not work just now',
  body: `<p>The sign-in provider does not answer. This is not about your account; please try again in a few minutes.</p>${again}`,
})

export const notSetUpPage = noticePage({
  title: 'Sign-in is not set up',
  body: '<p>Whoever runs this site has to name a sign-in provider first (the settings GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET).</p>',
})
