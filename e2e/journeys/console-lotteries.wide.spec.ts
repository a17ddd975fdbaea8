// SPDX-License-Identifier: Apache-2.0
import type { APIRequestContext, Page } from '@playwright/test'
import { lotteries } from '@tessera/rules/lottery/lotteries'
import { admin, finance, goTo, openConsole } from '../pages/console.ts'
import { expectBalance, expectNoOverflow, visibleBalance } from '../pages/site.ts'
import { expectAccessible, openIn } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { callServer, signInOperator } from '../support/server-client.ts'
import { text } from '../support/texts.ts'

const reason = 'As on the official page'

/** Opens a step of a draw or a correction, fills in its reason, and takes it. */
async function take(
  staff: Page,
  name: string,
  { fill = [], action = name }: { fill?: [string, string][]; action?: string } = {},
): Promise<void> {
  await staff.getByRole('main').getByRole('button', { name, exact: true }).click()
  const dialog = staff.getByRole('dialog')
  for (const [label, value] of fill) await dialog.getByLabel(label).fill(value)
  await dialog.getByLabel(text('console.stepReason')).fill(reason)
  await dialog.getByRole('button', { name: action, exact: true }).click()
}

/** The next draw of a lottery. */
async function nextDraw(request: APIRequestContext, token: string, gameCode: string) {
  const { list } = await callServer(request, 'backoffice.lotteries', {}, token)
  const next = list.find((lottery) => lottery.gameCode === gameCode)?.next
  if (!next?.id) throw new Error(`${gameCode} has no draw`)
  return { id: next.id, numero: next.numero }
}

/** A province in the South whose betting stays open for hours, and on which no other journey bets. */
async function quietProvince(request: APIRequestContext, token: string): Promise<string> {
  const { list } = await callServer(request, 'backoffice.lotteries', { tag: 'MN' }, token)
  const byClose = list.toSorted((one, other) => (one.next?.closeTime ?? 0) - (other.next?.closeTime ?? 0))
  return byClose[Math.floor(byClose.length / 2)]?.gameCode ?? ''
}

test('an operator looks at the lotteries, their calendar and a draw, and closes its betting', async ({
  browser,
  picture,
}) => {
  const { context, staff } = await openConsole(browser)
  await goTo(staff, text('console.lotteries'))
  await expect(staff.getByRole('row')).toHaveCount(lotteries.length + 1)
  await expectAccessible(staff, 'the list of lotteries')
  await picture('list', { of: context })
  await staff.getByText(text('console.lottery.calendar'), { exact: true }).click()
  await staff.getByRole('combobox', { name: text('console.lottery.name') }).selectOption('D5-5')
  await expect(staff.getByRole('row').nth(1)).toContainText('5D')
  await picture('calendar', { of: context })
  const { token } = await signInOperator(context.request, finance)
  const { id, numero } = await nextDraw(context.request, token, await quietProvince(context.request, token))
  await staff.goto(`/console/lottery-draws/${id}`)
  await expect(staff.getByRole('heading', { level: 1 })).toContainText(numero)
  await expectAccessible(staff, 'the page of a draw')
  await take(staff, text('console.lottery.close'))
  await expect(staff.getByRole('dialog')).toHaveCount(0)
  await expect(staff.getByRole('table', { name: text('console.lottery.history') })).toContainText(reason)
  await expectNoOverflow(staff, 'the page of a draw')
  await picture('draw', { of: context })
  await context.close()
})

test(
  'two operators enter the result of a draw and correct it, and the member has what the right numbers pay',
  { tag: '@long' },
  async ({ page, browser, picture }) => {
    test.setTimeout(1_500_000)
    const { request } = page.context()
    const { token } = await signInOperator(request, finance)
    const admins = await openConsole(browser)
    const { leaves } = await callServer(request, 'backoffice.settings', {}, token)
    const { token: adminToken } = await signInOperator(request, admin)
    const version = leaves.find((leaf) => leaf.name === 'lottery.feed')?.version ?? 0
    await callServer(
      request,
      'backoffice.changeSettings',
      { changes: [{ name: 'lottery.feed', value: ['D5-1'], version }] },
      adminToken,
    )
    const member = await openMember(page, { balance: 100 })
    const { list } = await callServer(request, 'backoffice.lotteries', {}, token)
    expect(list.map(({ gameCode }) => gameCode)).toContain('D5-1')
    // Draws that are announced keep their own numbers; the first one of the feed comes after as many minutes.
    const fed = async () => {
      const { draw, game } = await callServer(request, 'lottery.odds', {
        gameId: gameId('D5-1', await menus(request)),
      })
      return (
        draw?.numbersFrom === 'feed' &&
        draw.closeTime - game.fewinTime < 0 &&
        draw.closeTime > Date.now() + 5_000
      )
    }
    await expect.poll(fed, { timeout: 900_000, intervals: [2_000] }).toBe(true)
    const { id, numero } = await nextDraw(request, token, 'D5-1')
    const lines = [
      { playType: 'sbs', numbers: ['big'], stakePerLot: 10 },
      { playType: 'st1', numbers: ['9----', '8----'], stakePerLot: 1 },
    ]
    await callServer(
      request,
      'lottery.bet',
      { gameId: gameId('D5-1', await menus(request)), numero, lines },
      member.token,
    )
    const { staff: ada, context: adaContext } = admins
    await ada.goto(`/console/lottery-draws/${id}`)
    await expect(ada.getByRole('table', { name: text('console.lottery.tickets') })).toContainText(
      member.username,
    )
    await ada.getByRole('button', { name: text('console.lottery.table') }).click()
    await picture('open-draw', { of: adaContext })
    const enter = text('console.lottery.enter')
    await expect(ada.getByText(text('console.lottery.resultMissing'))).toBeVisible({ timeout: 120_000 })
    await ada.reload()
    const numbers = text('console.lottery.numbers')
    await take(ada, enter, { fill: [[numbers, '9 9 9 9 9']] })
    await expect(ada.getByText(text('console.lottery.entered.waiting'))).toBeVisible()
    await ada
      .getByRole('dialog')
      .getByRole('button', { name: text('console.close') })
      .last()
      .click()

    const { staff: finn, context: finnContext } = await openConsole(browser, finance)
    await finn.goto(`/console/lottery-draws/${id}`)
    await take(finn, enter, { fill: [[numbers, '9,9,9,9,8']] })
    await expect(finn.getByText(text('console.lottery.entered.different'))).toBeVisible()
    await picture('different', { of: finnContext })
    await finn
      .getByRole('dialog')
      .getByRole('button', { name: text('console.close') })
      .last()
      .click()
    await take(finn, enter, { fill: [[numbers, '9,9,9,9,9']] })
    await expect(finn.getByText(text('console.lottery.entered.drawn'))).toBeVisible()
    await finn
      .getByRole('dialog')
      .getByRole('button', { name: text('console.close') })
      .last()
      .click()
    await page.goto('/')
    // Tickets are settled within a minute.
    await expect.poll(() => visibleBalance(page), { timeout: 120_000 }).toBe(117.4)

    await take(finn, text('console.lottery.correct'), {
      fill: [[numbers, '0,0,0,0,0']],
      action: text('console.lottery.dryRun'),
    })
    await expect(finn.getByText(text('console.lottery.correction.planned'))).toBeVisible({ timeout: 120_000 })
    await expect(finn.getByRole('row').nth(1)).toContainText(member.username)
    await expectAccessible(finn, 'the dry run of a correction')
    await picture('dry-run', { of: finnContext })
    await take(finn, text('console.lottery.ask'))
    await expect(finn.getByText(text('console.lottery.ownCorrection'))).toBeVisible()
    await ada.goto(finn.url())
    await take(ada, text('console.lottery.approve'))
    await expect(ada.getByText(text('console.lottery.correction.done'))).toBeVisible()
    await picture('done', { of: adaContext })
    await expectBalance(page, 88)
    await ada.goto(`/console/lottery-draws/${id}`)
    await expect(ada.getByText(text('console.lottery.corrected')).first()).toBeVisible()
    await openIn(ada, 'light')
    await ada.reload()
    await expect(ada.getByText(text('console.lottery.corrected')).first()).toBeVisible()
    await picture('draw-light', { of: adaContext })
    await ada.setViewportSize({ width: 390, height: 844 })
    await expectNoOverflow(ada, 'the page of a draw on a phone')
    await picture('draw-phone', { of: adaContext })
    await ada.goto('/console/lotteries')
    await ada.getByText(text('console.lottery.returns'), { exact: true }).click()
    await expect(ada.getByRole('table', { name: text('console.lottery.returns') })).toBeVisible()
    await picture('returns-phone', { of: adaContext })
    await ada.setViewportSize({ width: 1440, height: 900 })
    await picture('returns', { of: adaContext })
    await callServer(
      request,
      'backoffice.changeSettings',
      { changes: [{ name: 'lottery.feed', value: [], version: version + 1 }] },
      adminToken,
    )
    await adaContext.close()
    await finnContext.close()
  },
)

type Menus = Awaited<ReturnType<typeof menus>>
const menus = (request: APIRequestContext) => callServer(request, 'lottery.menus', {})
const gameId = (code: string, groups: Menus): number =>
  groups.flatMap(({ gameMenus }) => gameMenus).find(({ gameCode }) => gameCode === code)?.gameId ?? 0
