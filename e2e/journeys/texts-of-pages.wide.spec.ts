// SPDX-License-Identifier: Apache-2.0
import { expectSettled } from '../pages/site.ts'
import { expect, test } from '../support/journey.ts'
import { text } from '../support/texts.ts'
import { expectWhole } from '../support/whole.ts'

/** The texts of accounts in some language; the list of where they are is no text. */
const textsOfAccounts = /\/assets\/account-[\w-]+\.js/
/** Pages that everybody reads, and of these one of each kind. */
const publicPages = ['/', '/rng', '/sports', '/sportsbook', '/lottery', '/lotteryCenter', '/helpmc', '/down']
/** Pages that say what accounts say, too. */
const pagesOfAccounts = ['/promotions', '/pointMall', '/owned', '/register']

test('a public page says its sentences without the texts of accounts, which come with what needs them', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (textsOfAccounts.test(request.url())) loaded.push(request.url())
  })
  for (const path of publicPages) {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await expectSettled(page)
    await expectWhole(page, path)
    expect(loaded, path).toEqual([])
  }
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('identity.login'), exact: true })
    .click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByLabel(text('identity.password'), { exact: true })).toBeVisible()
  await expectWhole(page, 'the login panel')
  expect(new Set(loaded).size).toBe(1)
  for (const path of pagesOfAccounts) {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await expectSettled(page)
    await expectWhole(page, path)
  }
})
