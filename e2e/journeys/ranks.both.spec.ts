// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { admin } from '../pages/console.ts'
import { openGame, playRound } from '../pages/game.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { openBrand, registerOn } from '../support/brand.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { callServer, signInOperator } from '../support/server-client.ts'
import { giveRank } from '../support/standing.ts'
import { text } from '../support/texts.ts'

const center = (page: Page) => page.getByRole('dialog', { name: text('members.center') })
const ranksPage = (page: Page) => center(page).getByRole('region', { name: text('ranks.yours'), exact: true })

/** Stakes this much in one round of dice, which settles at once. */
async function playDice(page: Page, stake: number): Promise<void> {
  const game = await openGame(page, 'Dice')
  await game.stake.fill(String(stake))
  await playRound(game)
}

test('a member sees the rank, the next one and what each rank brings [MEMBER-018, NAV-039]', async ({
  page,
  picture,
}) => {
  const { username } = await openMember(page)
  await page.goto('/hot?center=playerRank')
  const panel = center(page)
  await expect(ranksPage(page)).toContainText('VIP0')
  await expect(ranksPage(page)).toContainText('VIP1')
  await expect(panel.getByRole('progressbar', { name: text('ranks.progress') })).toBeVisible()
  await picture('rank')
  const choices = panel.getByRole('group', { name: text('ranks.all') }).getByRole('button')
  await expect(choices).toHaveCount(8)
  await choices.nth(7).click()
  await expect(panel.getByText('18,888')).toBeVisible()
  await expect(panel.getByRole('list', { name: text('ranks.rates') })).toContainText('1.20%')
  await expectAccessible(page, 'rank')

  await giveRank(page.context(), username, 3)
  await expect(ranksPage(page)).toContainText('VIP3')
  await expect(panel.getByText(text('ranks.cause.OPERATOR'))).toBeVisible()
  await picture('rank-3')
})

test('a bet brings a rebate, which the member claims from the header [MEMBER-017, NAV-064] @long', async ({
  page,
  picture,
}) => {
  const { token } = await openMember(page, { balance: 1_000 })
  // Its edge is 1 %, so that half of it counts.
  await playDice(page, 800)
  await expect
    .poll(async () => (await callServer(page.request, 'rewards.manualRebate', {}, token)).total, {
      message: 'the bet is counted',
      timeout: 30_000,
    })
    .toBe(2)
  await page.goto('/hot')
  await page.getByRole('button', { name: text('shell.account.menu') }).click()
  await page.getByRole('menuitem', { name: text('shell.manualRebate') }).click()
  const panel = center(page)
  const rows = panel.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText([/400\.00.*0\.50%.*2\.00/])
  await picture('rebate')
  const before = (await callServer(page.request, 'wallet.balance', {}, token)).sumBalance
  await panel.getByRole('button', { name: /2\.00/ }).click()
  await expect(panel.getByText(text('rebates.empty'))).toBeVisible()
  expect((await callServer(page.request, 'wallet.balance', {}, token)).sumBalance).toBe(before + 2)
  await expectAccessible(page, 'rebate')
  await picture('rebate-claimed')
})

test('a brand without a member centre offers no manual rebate [NAV-064] @long', async ({ page, context }) => {
  const brand = await openBrand(context, { 'site.memberCenter': false })
  await registerOn(page, brand)
  await page.getByRole('button', { name: text('shell.account.menu') }).click()
  await expect(page.getByRole('menuitem', { name: text('wallet.history') })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: text('shell.manualRebate') })).toHaveCount(0)
  await page.goto(brand.at('/hot?center=manualRebate'))
  await expect(center(page).getByRole('button', { name: text('shell.vipBonus') })).toBeVisible()
  await expect(center(page).getByRole('button', { name: text('shell.manualRebate') })).toHaveCount(0)
})

test('a member of a high rank meets their manager on the rank page @long', async ({
  page,
  context,
  picture,
}) => {
  const { username } = await openMember(page)
  await giveRank(context, username, 5)
  const { token } = await signInOperator(context.request, admin)
  const managers = await callServer(context.request, 'backoffice.rankManagers', {}, token)
  const operator = managers.find(({ operatorName }) => operatorName === admin.name)!
  await callServer(
    context.request,
    'backoffice.saveRankManager',
    { operatorId: operator.operatorId, name: 'Ann of the harbour', link: 'https://chat.example.com/ann' },
    token,
  )
  const { list } = await callServer(context.request, 'backoffice.members', { search: username }, token)
  await callServer(
    context.request,
    'backoffice.assignManager',
    { id: list[0]!.memberId, operatorId: operator.operatorId, reason: 'For a journey' },
    token,
  )
  await page.goto('/hot?center=playerRank')
  const card = center(page).getByRole('region', { name: text('ranks.manager') })
  await expect(card).toContainText('Ann of the harbour')
  await expect(card.getByRole('link')).toHaveAttribute('href', 'https://chat.example.com/ann')
  await picture('manager')
})

test('the bonus of a new rank waits in the reward centre and is credited by a claim [MEMBER-012, NAV-038]', async ({
  page,
  picture,
}, { project }) => {
  const { username } = await openMember(page)
  await giveRank(page.context(), username, 1)
  await page.goto('/hot')
  if (project.name === 'phone')
    await page
      .getByRole('navigation', { name: text('shell.quickMenu') })
      .getByRole('button', { name: text('shell.menu') })
      .click()
  await page
    .getByRole('navigation', { name: text('shell.mainMenu') })
    .getByRole('button', { name: text('shell.eventBonus') })
    .click()
  const panel = center(page)
  await expect(panel.getByText('18.00')).toBeVisible()
  await picture('rewards')
  await expectAccessible(page, 'rewards')
  await panel.getByRole('button', { name: text('rewardCentre.claim') }).click()
  await expect(panel.getByText(text('rewardCentre.claimed')).first()).toBeVisible()
  await expect(page.getByTestId('balance').first()).toHaveText(/18\.00/)
  await picture('rewards-claimed')
})
