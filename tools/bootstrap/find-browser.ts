// SPDX-License-Identifier: Apache-2.0
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Headless Chromium: half the work of the full browser, which draws its toolbars even when nobody sees them.
 */
const shellName = 'chromium-headless-shell'
const programNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const otherPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Path of a Chromium for the browser journeys: CHROMIUM_PATH, the system's, Playwright's own, or, for root on
 * Debian, one installed now. `shell`: a headless one is enough, and preferred. Throws an error that says what
 * is missing and how to get it.
 */
export async function findBrowser({ shell = false } = {}): Promise<string> {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (!runs(named)) throw new Error(`CHROMIUM_PATH is ${named}, which cannot be run.`)
    return named
  }
  const found = shell
    ? (findInstalled([shellName]) ??
      installOnDebian(shellName) ??
      findInstalled(programNames) ??
      (await findPlaywrightsOwn()) ??
      installOnDebian('chromium'))
    : (findInstalled(programNames) ?? (await findPlaywrightsOwn()) ?? installOnDebian('chromium'))
  if (found) return found
  throw new Error(`The browser journeys need a Chromium, and none was found. One of these brings it:
  - your system's package: for example "sudo apt-get install chromium", or Google Chrome from its site
  - Playwright's own: npx playwright install chromium
  - CHROMIUM_PATH=/path/to/chrome for one that is somewhere else`)
}

function findInstalled(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, ...(names === programNames ? otherPaths : [])].find(
    (path) => existsSync(path) && runs(path),
  )
}

async function findPlaywrightsOwn(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) && runs(path) ? path : undefined
}

function installOnDebian(name: string): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log(`No Chromium found; installing the system package (apt-get install ${name}) …`)
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const steps = [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', name],
  ]
  for (const step of steps)
    spawnSync('apt-get', step, { stdio: ['ignore', 'inherit', 'inherit'], env: environment })
  return findInstalled([name])
}

/** Some systems have a script of that name that only recommends another package. */
function runs(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}
