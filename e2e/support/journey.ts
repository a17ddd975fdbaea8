// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'
import { rootFolder } from '../server/open-server.ts'
import { type Complaints, watchForComplaints } from './complaints.ts'
import { text } from './texts.ts'

interface JourneyFixtures {
  /** Whether the publicity popup may open by itself: it would lie on whatever else a journey is about. */
  publicity: boolean
  /**
   * What the browser may complain of in this journey, because the journey provokes it. Anything else fails
   * it.
   */
  complaints: Complaints
  /**
   * With `PICTURES=1` it keeps a picture of the page for eyes, below .cache/e2e/screenshots. Else it does
   * nothing, because pictures take time.
   */
  picture: (name: string, options?: { of?: BrowserContext }) => Promise<void>
}

export const siteUrl = (): string => fromEnvironment('E2E_SITE')
export const studioUrl = (): string => fromEnvironment('E2E_STUDIO')

/** A journey comes from an address of its own and ends without a word of complaint from the browser. */
export const test = base.extend<JourneyFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- the shape that the runner asks for
  baseURL: async ({}, use) => use(siteUrl()),
  // oxlint-disable-next-line no-empty-pattern -- the shape that the runner asks for
  extraHTTPHeaders: async ({}, use, { testId }) => use({ 'x-forwarded-for': addressOf(testId) }),
  publicity: [false, { option: true }],
  context: async ({ context, publicity }, use) => {
    if (!publicity) await context.addInitScript(keepPublicityClosed)
    await use(context)
  },
  page: async ({ page, publicity }, use) => {
    if (!publicity) await closePublicity(page)
    await use(page)
  },
  complaints: [
    async ({ context }, use) => {
      const complaints = await watchForComplaints(context)
      await use(complaints)
      expect(complaints.received(), 'what the browser complained of').toEqual([])
    },
    { auto: true },
  ],
  picture: async ({ page }, use, { project, title }) => {
    if (process.env['PICTURES'] !== '1') return use(async () => undefined)
    const folder = join(
      rootFolder,
      '.cache/e2e/screenshots',
      project.name,
      title
        .replace(/\s*\[.*$/, '')
        .replace(/[^a-z0-9]+/gi, '-')
        .slice(0, 60),
    )
    mkdirSync(folder, { recursive: true })
    let count = 0
    await use(async (name, { of } = {}) => {
      count += 1
      const visible = of?.pages().at(-1) ?? page
      await takePicture(visible, join(folder, `${String(count).padStart(2, '0')}-${name}.png`))
    })
  },
})

export { expect }

/** Signing out forgets that a member had closed it: whenever it lies above a page, it is closed again. */
async function closePublicity(page: Page): Promise<void> {
  const popup = page.getByRole('dialog', { name: text('messages.publicity') })
  await page.addLocatorHandler(popup, () => popup.getByRole('button', { name: text('common.close') }).click())
}

/** As if a member had closed it in this tab. A frame without a storage has no popup either. */
function keepPublicityClosed(): void {
  try {
    sessionStorage.setItem('publicityClose', '1')
  } catch {
    // Nothing is kept there.
  }
}

/**
 * Pictures are for eyes: where a busy browser takes none even at the second try, the journey goes on without.
 */
async function takePicture(page: Page, path: string): Promise<void> {
  for (let tries = 0; tries < 2; tries += 1) {
    try {
      await page.screenshot({ path, animations: 'disabled', timeout: 10_000 })
      return
    } catch (error) {
      console.log(
        `No picture ${path}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
      )
    }
  }
}

/** An address that no other journey has: wrong logins are counted by address. */
function addressOf(testId: string): string {
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(`${testId} ${process.pid}`).digest()
  return `10.${a}.${b}.${c}`
}

function fromEnvironment(name: string): string {
  const value = process.env[name]
  if (!value)
    throw new Error(
      `${name} is not set: the journeys are run by Playwright, which starts the installation first`,
    )
  return value
}
