import { expect, test } from '../support/journey.ts'

test('the chosen theme is there after a reload, before anything is drawn [STORE-010]', async ({ page, picture, isMobile }) => {
  await page.goto('/')
  if (isMobile) await expect(page.getByRole('button', { name: 'Switch to the light theme' })).toBeVisible()
  await page.getByRole('button', { name: 'Switch to the light theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible()
  await picture('light')
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
