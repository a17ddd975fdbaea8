// SPDX-License-Identifier: Apache-2.0
import { gameLink } from '../pages/game.ts'
import { centerPages, expectNoOverflow, expectSettled } from '../pages/site.ts'
import { expect, test } from '../support/journey.ts'
import { openMember, payIn } from '../support/member.ts'
import { anyText, text } from '../support/texts.ts'

test('the pages of the member centre open by their addresses and survive a reload', async ({
  page,
  picture,
}) => {
  const { token } = await openMember(page)
  await payIn(page.context(), token, 20)
  for (const [id, title] of centerPages) {
    await page.goto(`/?center=${id}`)
    const panel = page.getByRole('dialog', { name: text('members.center') })
    await expect(panel.getByRole('button', { name: title, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(panel.getByRole('heading', { level: 2, name: title })).toBeAttached()
    await expectSettled(page)
    await expectNoOverflow(page, id)
    await picture(id)
  }
  await page.reload()
  await expect(page.getByRole('dialog', { name: text('members.center') })).toBeVisible()
})

test('an address that leads nowhere says so and leads home @long', async ({ page, picture, complaints }) => {
  complaints.allow(/status of 404/)
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: text('shell.notFound.title') }).first()).toBeVisible()
  await expectNoOverflow(page, 'the page that is not there')
  await picture('not-found')
  await page
    .getByRole('main')
    .getByRole('link', { name: text('shell.notFound.home') })
    .click()
  await expect(page).toHaveURL('/')
})

test('a visitor who starts a game is asked to log in, and nothing is launched [AUTH-060]', async ({
  page,
  picture,
}) => {
  const launches: string[] = []
  page.on('request', (request) => {
    if (/launch/i.test(request.url())) launches.push(request.url())
  })
  await page.goto('/inhouse')
  await gameLink(page, 'Dice').click()
  await expect(
    page
      .getByRole('dialog', { name: anyText('identity.title') })
      .getByRole('tab', { name: text('identity.login') }),
  ).toHaveAttribute('aria-selected', 'true')
  await picture('login-needed')
  expect(launches).toEqual([])
})
