// SPDX-License-Identifier: Apache-2.0
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { text } from '../support/texts.ts'

test.describe.configure({ timeout: 300_000 })

interface NamedPath {
  name: string
  path: string
}

/** The visible names of the links in a menu, without a count behind them, and where they lead. */
const linksIn = async (menu: Locator): Promise<NamedPath[]> => {
  await expect(menu.getByRole('link').first()).toBeVisible()
  const links = await menu.getByRole('link').evaluateAll((list) =>
    list.map((link) => ({
      name: (link instanceof HTMLElement ? link.innerText : '').trim().split('\n')[0] ?? '',
      path: link.getAttribute('href') ?? '',
    })),
  )
  // Home has no heading; an address with a query is a part of a page, such as the games of one vendor.
  return links.filter(({ name, path }) => name !== '' && /^\/[^?]/.test(path) && !path.includes('?'))
}

const sideMenu = async (page: Page, isMobile: boolean): Promise<Locator> => {
  if (isMobile)
    await page
      .getByRole('navigation', { name: text('shell.quickMenu') })
      .getByRole('button', { name: text('shell.menu') })
      .click()
  return page.getByRole('navigation', { name: text('shell.mainMenu') })
}

test('every entry of a menu is called as the page that it opens, in its heading and in the tab', async ({
  page,
  isMobile,
}) => {
  await openMember(page)
  await page.goto('/hot')
  const named = [
    ...(await linksIn(page.getByRole('navigation', { name: text('shell.topMenu') }))),
    ...(await linksIn(page.getByRole('contentinfo'))),
    ...(isMobile ? await linksIn(page.getByRole('navigation', { name: text('shell.quickMenu') })) : []),
    ...(await linksIn(await sideMenu(page, isMobile))),
  ]
  const distinct = [...new Map(named.map((each) => [`${each.path} ${each.name}`, each])).values()]
  expect(distinct.length).toBeGreaterThan(12)
  for (const { name, path } of distinct)
    await test.step(`${name}: ${path}`, async () => {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(name)} - `))
      const heading = page.getByRole('main').getByRole('heading', { level: 1, name, exact: true })
      // Help is a dialog above home.
      await expect(heading.or(page.getByRole('dialog', { name, exact: true })).first()).toBeAttached()
    })
})

test('every entry that opens the member centre is called as its page there', async ({ page, isMobile }) => {
  await openMember(page)
  await page.goto('/hot')
  const heading = (name: string): Locator =>
    page
      .getByRole('dialog', { name: text('members.center') })
      .getByRole('heading', { level: 2, name, exact: true })
  for (const name of [text('shell.eventBonus'), text('shell.vipBonus')]) {
    const menu = await sideMenu(page, isMobile)
    await menu.getByRole('button', { name }).click()
    await expect(heading(name)).toBeAttached()
    await page.goto('/hot')
  }
  const account = page.getByRole('button', { name: text('shell.account.menu') })
  await account.click()
  const names = (await page.getByRole('menuitem').allInnerTexts()).map((name) => name.split('\n')[0] ?? '')
  for (const name of names.filter((one) => one !== text('identity.logout'))) {
    await test.step(name, async () => {
      await page.goto('/hot')
      await account.click()
      await page.getByRole('menuitem', { name }).click()
      const own = page.getByRole('dialog', { name, exact: true })
      const inMain = page.getByRole('main').getByRole('heading', { level: 1, name, exact: true })
      await expect(heading(name).or(own).or(inMain).first()).toBeAttached()
    })
  }
})
