// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { expectBalance, expectNoOverflow, expectSettled } from '../pages/site.ts'
import { expectAccessible, openIn } from '../support/accessibility.ts'
import { openBrand, openMemberOf, registerOn } from '../support/brand.ts'
import { callServer } from '../support/server-client.ts'
import { expect, test } from '../support/journey.ts'
import { openMember, payIn } from '../support/member.ts'
import { readQrCode } from '../support/read-qr-code.ts'
import { text } from '../support/texts.ts'

test.describe.configure({ timeout: 240_000 })

/** What the demonstration pays for a deposit of 200.00 in a week. */
const mission = { title: 'Deposit $200', deposit: 200, reward: 5 }

const panelOf = (page: Page) => page.getByRole('dialog', { name: text('members.center') })
const menuOf = (page: Page) =>
  panelOf(page)
    .getByRole('navigation', { name: text('members.center.pages') })
    .getByRole('button')
const cardOf = (page: Page, title: string) => panelOf(page).getByRole('listitem').filter({ hasText: title })

/** The side menu: beside the page where it is wide, in a drawer on a phone. */
async function openSideMenu(page: Page, isMobile: boolean) {
  if (isMobile)
    await page
      .getByRole('navigation', { name: text('shell.quickMenu') })
      .getByRole('button', { name: text('shell.menu') })
      .click()
  return page.getByRole('navigation', { name: text('shell.mainMenu') })
}

test('what a finished mission brings waits in the reward centre, and is claimed there once [MEMBER-012, PROMO-002, NAV-038] @long', async ({
  page,
  picture,
  isMobile,
}) => {
  await openIn(page, isMobile ? 'light' : 'dark')
  const { token } = await openMember(page, { balance: mission.deposit })
  await expect
    .poll(async () => (await callServer(page.request, 'rewardCentre.list', {}, token)).claimable)
    .toBe(1)
  await page.goto('/hot')
  const menu = await openSideMenu(page, isMobile)
  await menu.getByRole('button', { name: text('shell.eventBonus') }).click()
  await expect(page).toHaveURL(/center=rewardCenter/)
  const row = cardOf(page, mission.title)
  await expect(row).toContainText(text('rewardCentre.source.MISSION'))
  await expect(row).toContainText('5.00')
  await expectSettled(page)
  await expectNoOverflow(page, 'reward centre')
  await expectAccessible(page, 'reward centre')
  await picture('to-claim')
  await row.getByRole('button', { name: `${text('rewardCentre.claim')}: ${mission.title}` }).click()
  await expect(row).toContainText(text('rewardCentre.claimed'))
  await expect(panelOf(page).getByRole('region', { name: text('rewardCentre.open') })).toHaveCount(0)
  await expect(panelOf(page).getByText(text('rewardCentre.empty'))).toBeVisible()
  await expectNoOverflow(page, 'nothing to claim')
  await picture('claimed')
  await panelOf(page)
    .getByRole('button', { name: text('common.close') })
    .first()
    .click()
  await expectBalance(page, mission.deposit + mission.reward)
})

test('missions show how far the member is, and the leaderboard who has finished most [MEMBER-014, CALL-065, CALL-066] @long', async ({
  page,
  picture,
  isMobile,
}) => {
  await openIn(page, isMobile ? 'dark' : 'light')
  const { token } = await openMember(page)
  await page.goto('/hot?center=missionLeaderboard')
  const card = cardOf(page, mission.title)
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  await expect(card).toContainText(text('missions.kind.ONCE'))
  await expectSettled(page)
  await picture('begun')
  await payIn(page.context(), token, mission.deposit)
  // The page is told; nobody reloads it.
  const claim = card.getByRole('button', { name: text('rewardCentre.claim') })
  await expect(claim).toBeVisible()
  const board = panelOf(page).getByRole('region', { name: text('missions.leaderboard') })
  await page.reload()
  await expect(board.getByRole('listitem').first()).toBeVisible()
  await expect(board).toContainText(new RegExp(`${text('missions.you')}|${text('missions.leaderboard.own')}`))
  await expectNoOverflow(page, 'missions')
  await expectAccessible(page, 'missions')
  await picture('finished')
  await claim.click()
  await expect(card).toContainText(text('rewardCentre.claimed'))
  await expectBalance(page, mission.deposit + mission.reward)
})

test('the menu of the member centre counts what can be claimed, not what is merely open [MEMBER-015]', async ({
  page,
  context,
}) => {
  const brand = await openBrand(context)
  const { token } = await openMemberOf(page, brand)
  for (const [title, target] of [
    ['Deposit a little', 10],
    ['Deposit more', 20],
    ['Deposit a lot', 100_000],
  ] as const)
    await brand.addMission({
      ...{ kind: 'ONCE', titles: { EN: title }, counts: 'DEPOSITS', gameType: null, vendor: null, target },
      ...{ reward: 1, wagerTimes: 0, startTime: 0, endTime: null, budget: 100, enabled: true, position: 1 },
    })
  await page.goto(brand.at('/hot?center=missionLeaderboard'))
  const entry = menuOf(page).filter({ hasText: text('missions.title') })
  await expect(cardOf(page, 'Deposit a lot')).toBeVisible()
  await expect(entry).toHaveText(text('missions.title'))
  const visitor = await brand.visit()
  await payIn({ request: visitor }, token, 20)
  await visitor.dispose()
  // The page is told; nobody reloads it.
  await expect(entry).toHaveText(`${text('missions.title')}2`)
  await expect(menuOf(page).filter({ hasText: text('shell.eventBonus') })).toHaveText(
    `${text('shell.eventBonus')}2`,
  )
  await cardOf(page, 'Deposit a little').getByRole('button').click()
  await expect(entry).toHaveText(`${text('missions.title')}1`)
  await cardOf(page, 'Deposit more').getByRole('button').click()
  await expect(entry).toHaveText(text('missions.title'))
})

test('members invite friends where the brand offers it: by code, link and QR code [MEMBER-013, NAV-040, NAV-045, SITE-013]', async ({
  page,
  context,
  browser,
  picture,
  isMobile,
}) => {
  await openIn(page, isMobile ? 'dark' : 'light')
  const brand = await openBrand(context, { 'site.referralPromo': true })
  await registerOn(page, brand)
  await page.goto(brand.at('/hot'))
  if (!isMobile) {
    await page
      .getByRole('complementary', { name: text('shell.sideTools') })
      .getByRole('button', { name: text('shell.invite') })
      .click()
    await expect(page).toHaveURL(/center=referral/)
    await page.goto(brand.at('/hot'))
  }
  const menu = await openSideMenu(page, isMobile)
  await menu.getByRole('button', { name: text('shell.invite') }).click()
  await expect(page).toHaveURL(/center=referral/)
  const panel = panelOf(page)
  await expect(panel.getByText(text('referral.friends.empty'))).toBeVisible()
  await expect(panel.getByText(text('referral.rules.text'))).toBeVisible()
  const link = await panel
    .getByRole('paragraph')
    .filter({ hasText: /\/register\?referralCode=[A-Z2-9]{8}$/ })
    .innerText()
  expect(await readQrCode(panel.getByRole('img', { name: link }))).toBe(link)
  await expectSettled(page)
  await expectNoOverflow(page, 'referral')
  await expectAccessible(page, 'referral')
  await picture('invitation')

  const friend = await browser.newContext()
  const theirs = await friend.newPage()
  await theirs.goto(link)
  await registerOn(theirs, brand)
  await friend.close()
  await page.reload()
  await expect(panel.getByText(text('referral.status.Process'))).toBeVisible()
  await expectNoOverflow(page, 'friends')
  await picture('friends')
})

test('without the switch nothing offers to invite friends [SITE-013, NAV-040, NAV-045] @long', async ({
  page,
  context,
  isMobile,
}) => {
  const brand = await openBrand(context)
  await registerOn(page, brand)
  await page.goto(brand.at('/hot?center=referral'))
  await expect(panelOf(page).locator('[aria-current="page"]')).toHaveText(text('members.security'))
  await expect(menuOf(page).filter({ hasText: text('shell.invite') })).toHaveCount(0)
  await page.goto(brand.at('/hot'))
  const menu = await openSideMenu(page, isMobile)
  await expect(menu.getByRole('button', { name: text('shell.eventBonus') })).toBeVisible()
  await expect(page.getByRole('button', { name: text('shell.invite') })).toHaveCount(0)
})
