// SPDX-License-Identifier: Apache-2.0
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { text } from '../support/texts.ts'

test('a first visit is dark, also where the system prefers light; the switch knows these two, and both can be read [I18N-001]', async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const seen: (string | null)[] = []
  for (const path of ['/', '/rng', '/promotions', '/help', '/register']) {
    await page.goto(path)
    await expect(page.locator('#content')).toBeVisible()
    seen.push(await page.locator('html').getAttribute('data-theme'))
  }
  expect(seen).toEqual(['dark', 'dark', 'dark', 'dark', 'dark'])
  await page.goto('/rng')
  const to = (theme: 'dark' | 'light') => page.getByRole('button', { name: text(`shell.theme.${theme}`) })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page, 'a category in the dark')
  await to('light').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#f3f5f9')
  await expectAccessible(page, 'a category in the light')
  await to('dark').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  if (!isMobile) await expect(to('light')).toBeVisible()
})

test('the chosen theme is there after a reload, before anything is drawn [STORE-010]', async ({
  page,
  picture,
  isMobile,
}) => {
  await page.goto('/')
  if (isMobile) await expect(page.getByRole('button', { name: text('shell.theme.light') })).toBeVisible()
  await page.getByRole('button', { name: text('shell.theme.light') }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.getByRole('heading', { name: text('lobby.hot') })).toBeVisible()
  await picture('light')
  await page.getByRole('button', { name: text('shell.theme.dark') }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
