// SPDX-License-Identifier: Apache-2.0
import type { Locator, Page } from '@playwright/test'
import type { TextKey } from '@tessera/texts'
import { gameLink, playRound, waitForGame } from '../pages/game.ts'
import { readWelcome } from '../pages/site.ts'
import { openBrand, type Brand } from '../support/brand.ts'
import { openAgentOf } from '../support/agent.ts'
import { offerByTwo } from '../support/by-two.ts'
import { expect, test } from '../support/journey.ts'
import { payIn, registerMember, type Member } from '../support/member.ts'
import { callServer } from '../support/server-client.ts'
import { text } from '../support/texts.ts'

const windowMs = 5 * 60_000
const tiers = [0, 1, 2].map((minBets) => ({ minBets, minProfitLoss: 0, minActiveMembers: 0, rate: 0.1 }))
const terms = { periodType: 'Daily', tiers } as const

const centerOf = (page: Page): Locator => page.getByRole('dialog', { name: text('agents.center') })
const figureOf = (page: Page, name: TextKey): Locator =>
  centerOf(page)
    .locator('dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${text(name)}$`) }) })
    .locator('dd')

async function visit(page: Page, brand: Brand, { token }: Member, path: string): Promise<void> {
  await page.goto(brand.at('/'))
  await page.evaluate((token) => sessionStorage.setItem('token', token), token)
  await page.goto(brand.at(path))
}

/** Opens the newest payment of an account and reads why it is what it is. */
async function readWhy(page: Page, account: string): Promise<{ amount: string; period: string }> {
  await centerOf(page)
    .getByRole('searchbox', { name: text('agents.search') })
    .fill(account)
  await page.keyboard.press('Enter')
  await centerOf(page)
    .getByRole('button', { name: text('contracts.why') })
    .first()
    .click()
  await expect(centerOf(page).getByText(text('contracts.same'))).toBeVisible()
  return {
    amount: await figureOf(page, 'contracts.amount').innerText(),
    period: await figureOf(page, 'contracts.period').innerText(),
  }
}

test(
  'bets of a window are paid at its end, and agent and upline read the same reasons [AGENT-017] [AGENT-028] [CONST-033]',
  { tag: '@long' },
  async ({ page, browser, context, picture }) => {
    test.setTimeout(4 * windowMs)
    // A contract counts from the next day of the site on: the zone moves ahead, so that this day is now.
    const brand = await openBrand(context, { 'agents.realTimeSalary': true, 'site.timeZone': 'Etc/GMT+12' })
    const visitor = await brand.visit()
    const head = await openAgentOf(brand, visitor, { type: 2 })
    const agent = await openAgentOf(brand, visitor, { below: head.username })
    const offer = {
      brandCode: brand.code,
      account: head.username,
      kind: 'REALTIME',
      reason: 'As agreed',
    } as const
    await offerByTwo({ request: page.request }, { ...offer, ...terms })
    const accept = async ({ token }: Member): Promise<void> => {
      const { list } = await callServer(visitor, 'contracts.realTimeSalaries', {}, token)
      const move = { action: 'ACCEPT', contractId: list[0]!.contractId } as const
      await callServer(visitor, 'contracts.moveRealTimeSalary', move, token)
    }
    await accept(head)
    const below = { action: 'OFFER', account: agent.username, ...terms } as const
    await callServer(visitor, 'contracts.moveRealTimeSalary', below, head.token)
    await accept(agent)
    await brand.change({ 'site.timeZone': 'Pacific/Kiritimati' })
    const { affiliateCode } = await callServer(visitor, 'agents.invitation', {}, agent.token)
    const member = await registerMember({ request: visitor }, { affiliateCode })
    await payIn({ request: visitor }, member.token, 100)

    // The new day begins with the next window.
    await page.waitForTimeout(windowMs - (Date.now() % windowMs) + 5_000)
    const table = await browser.newPage()
    await visit(table, brand, member, '/inhouse')
    await readWelcome(table).catch(() => undefined)
    await gameLink(table, 'Dice').click()
    const game = await waitForGame(table, 'Dice')
    for (let rounds = 0; rounds < 3; rounds += 1) await playRound(game)
    await table.context().close()

    const paid = async () =>
      (await callServer(visitor, 'contracts.realTimeSalary', {}, agent.token)).totalCount
    await expect.poll(paid, { timeout: 2.5 * windowMs, intervals: [5_000] }).toBe(1)
    await visit(page, brand, agent, '/hot?agent=agentRealTimeSalary')
    const own = await readWhy(page, '')
    await picture('agent')
    await visit(page, brand, head, '/hot?agent=agentRealTimeSalary')
    expect(await readWhy(page, agent.username)).toEqual(own)
    await expect(figureOf(page, 'contracts.payer')).toHaveText(head.username)
    await picture('upline')
    const { list } = await callServer(visitor, 'contracts.realTimeSalary', {}, agent.token)
    expect(list[0]!.periodEnd - list[0]!.periodStart).toBe(windowMs)
    expect(list[0]!.periodEnd % windowMs).toBe(0)
    await visitor.dispose()
  },
)
