// SPDX-License-Identifier: Apache-2.0
import { expect, test } from '../support/journey.ts'

test.use({ serviceWorkers: 'allow' })

/** Waits until the worker rules the page; it is asked for only when the first view has had its time. */
const settledWorker = (): Promise<boolean> =>
  navigator.serviceWorker.ready.then(
    () =>
      new Promise((resolve) => {
        if (navigator.serviceWorker.controller) resolve(true)
        else navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true))
      }),
  )

test('a page that cannot reach the installation says so in the language and theme of the visitor, and opens again by itself @long', async ({
  page,
  context,
  complaints,
  picture,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|status of 503|WebSocket/i)
  await page.addInitScript(() => {
    if (localStorage.getItem('hisLang')) return
    localStorage.setItem('hisLang', 'AR')
    localStorage.setItem('theme', 'light')
  })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.evaluate(settledWorker)
  await context.setOffline(true)
  await page.goto('/rng')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  await expect(page.getByRole('button')).toBeVisible()
  await picture('offline-page')
  await context.setOffline(false)
  await expect(page.locator('#content')).toBeVisible()
})

test('the worker keeps the program and nothing that the platform has answered @long', async ({
  page,
  request,
}) => {
  await page.goto('/')
  await page.evaluate(settledWorker)
  await page.goto('/rng')
  await expect(page.getByRole('main').getByRole('link').nth(5)).toBeVisible()
  const stored = await page.evaluate(async () =>
    (
      await Promise.all(
        (await caches.keys()).map(async (key) =>
          (await (await caches.open(key)).keys()).map(({ url }) => new URL(url).pathname),
        ),
      )
    ).flat(),
  )
  expect(stored.length).toBeGreaterThan(2)
  expect(stored.filter((path) => !path.startsWith('/assets/'))).toEqual([])
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache')
})

test('the site can be put on a home screen: a manifest in the language of the page, with icons that are there @long', async ({
  page,
  request,
}) => {
  await page.context().addCookies([
    {
      name: 'hisLang',
      value: 'TH',
      url: page.url() === 'about:blank' ? (await request.get('/')).url() : page.url(),
    },
  ])
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await request.get(address!)).json()) as {
    lang: string
    name: string
    icons: { src: string; type: string; sizes: string }[]
  }
  expect(manifest).toMatchObject({ lang: 'th', name: 'Tessera', display: 'standalone' })
  for (const icon of manifest.icons) {
    const answer = await request.get(icon.src)
    expect(answer.status(), icon.src).toBe(200)
    expect(answer.headers()['content-type'], icon.src).toContain(icon.type)
  }
  expect(manifest.icons.some(({ sizes }) => /512x512|any/.test(sizes))).toBe(true)
})
