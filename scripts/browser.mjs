// Finds a Chromium for the tests, or gets one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { runSync } from './run.mjs'
import { root, stop } from './setup.mjs'

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

function onThisMachine() {
  const named = process.env.CHROMIUM_PATH
  if (named)
    return existsSync(named) ? named : stop(`CHROMIUM_PATH names ${named}, and there is nothing there.`)
  return KNOWN_PLACES.find((place) => existsSync(place))
}

function fromPackageManager() {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Getting a Chromium for the browser tests from the package manager…')
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update'], options)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options)
  return onThisMachine()
}

async function fromPlaywright() {
  const { chromium } = await import('playwright')
  if (!existsSync(chromium.executablePath())) {
    console.log('Getting a Chromium for the browser tests from Playwright…')
    runSync(path.join(root, 'node_modules', 'playwright', 'cli.js'), ['install', 'chromium'])
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

/** The path of a Chromium that the tests can drive. Stops with what to do where none can be had. */
export async function ensureBrowser() {
  const found = onThisMachine() ?? fromPackageManager() ?? (await fromPlaywright())
  return (
    found ??
    stop(
      'The browser tests need Chromium or Chrome, and none could be had. Install one, or set CHROMIUM_PATH to it, then run npm test again.',
    )
  )
}
