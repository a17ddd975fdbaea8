// SPDX-License-Identifier: Apache-2.0
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openServer } from '../server/open-server.ts'
import { expect, test } from '../support/journey.ts'
import { text } from '../support/texts.ts'

// What a page says while the site is dead and the network is not, or the other way round.

const failedLoads =
  /Failed to load resource|ERR_|status of 503|WebSocket|dynamically imported|MissingPart|preload CSS/i

test('an open page says that the site is away, though the network is there, and stops when it is back', async ({
  page,
  complaints,
}) => {
  complaints.allow(failedLoads)
  let isDead = true
  await page.routeWebSocket(/.*/, (socket) => {
    if (isDead) return socket.close()
    socket.connectToServer()
    return undefined
  })
  await page.goto('/')
  await expect(page.getByText(text('trouble.away'))).toBeVisible({ timeout: 30_000 })
  isDead = false
  await expect(page.getByText(text('trouble.away'))).toBeHidden({ timeout: 60_000 })
})

test('a part that failed while the network was down is loaded again when it is back @long', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(failedLoads)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: text('lobby.hot') })).toBeVisible()
  await context.setOffline(true)
  await page
    .getByRole('navigation')
    .getByRole('link', { name: text('lobby.type.RNG'), exact: true })
    .first()
    .click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(text('common.error.network'))
  await context.setOffline(false)
  await expect(page.getByRole('main').getByRole('link').nth(5)).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test.describe('a dead site', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'is named by the page that the browser has stored, which does not blame the network',
    { tag: '@long' },
    async ({ page, complaints }) => {
      test.setTimeout(900_000)
      complaints.allow(failedLoads)
      const server = await openServer({ dataDir: mkdtempSync(join(tmpdir(), 'tessera-away-')) })
      try {
        await page.goto(server.siteUrl)
        await page.evaluate(() =>
          navigator.serviceWorker.ready.then(
            () =>
              new Promise<void>((resolve) => {
                if (navigator.serviceWorker.controller) resolve()
                else navigator.serviceWorker.addEventListener('controllerchange', () => resolve())
              }),
          ),
        )
      } finally {
        await server.stop()
      }
      await page.goto(`${server.siteUrl}/rng`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('shell.offline.title'))
      await expect(page.getByText(text('trouble.offlinePage.title'))).toHaveCount(0)
    },
  )
})
