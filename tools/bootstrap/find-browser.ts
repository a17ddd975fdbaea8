// SPDX-License-Identifier: Apache-2.0
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const programNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const otherPlaces = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium']

/**
 * Path of a Chromium for the browser journeys: CHROMIUM_PATH, the system's, Playwright's own, or, for root on Debian,
 * one installed now. Throws with what is missing and how to get it.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (!runs(named)) throw new Error(`CHROMIUM_PATH is ${named}, which cannot be run.`)
    return named
  }
  const found = findInstalled() ?? await findPlaywrightsOwn() ?? installOnDebian()
  if (found) return found
  throw new Error(`The browser journeys need a Chromium, and none was found. One of these brings it:
  - your system's package: for example "sudo apt-get install chromium", or Google Chrome from its site
  - Playwright's own: npx playwright install chromium
  - CHROMIUM_PATH=/path/to/chrome for one that is somewhere else`)
}

function findInstalled(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = programNames.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, ...otherPlaces].find((path) => existsSync(path) && runs(path))
}

async function findPlaywrightsOwn(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) && runs(path) ? path : undefined
}

function installOnDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('No Chromium found; installing the system package (apt-get install chromium) …')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const steps = [['update', '-q'], ['install', '-y', '-q', '--no-install-recommends', 'chromium']]
  for (const step of steps) spawnSync('apt-get', step, { stdio: ['ignore', 'inherit', 'inherit'], env: environment })
  return findInstalled()
}

/** Some systems ship a script of that name that only asks for another installation. */
function runs(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}
