// SPDX-License-Identifier: Apache-2.0
import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { APIRequestContext, Page } from '@playwright/test'
import { admin, finance, openConsole } from '../pages/console.ts'
import { expectBalance, expectNoOverflow } from '../pages/site.ts'
import { expectAccessible, openIn } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { callServer, signInOperator } from '../support/server-client.ts'
import { anyText, text } from '../support/texts.ts'

const reason = 'As on the official page'
const main = (page: Page) => page.getByRole('main')
/** Time to place a ticket before betting closes. */
const roomMs = 12_000

interface NextDraw {
  gameCode: string
  numero: string
  closeTime: number
  drawTime: number
  numbersFrom: 'draw' | 'feed'
}

async function nextDraw(request: APIRequestContext, gameCode: string): Promise<NextDraw> {
  const groups = await callServer(request, 'lottery.menus', {})
  const game = groups.flatMap(({ gameMenus }) => gameMenus).find((each) => each.gameCode === gameCode)
  const { draw } = await callServer(request, 'lottery.odds', { gameId: game?.gameId ?? 0 })
  if (!draw) throw new Error(`${gameCode} has no draw`)
  const { numero, closeTime, drawTime, numbersFrom } = draw
  return { gameCode, numero, closeTime, drawTime, numbersFrom }
}

/** Of these lotteries, all switched to entered results, the one whose draw is nearest and still takes bets. */
async function nearestFed(request: APIRequestContext, gameCodes: readonly string[]): Promise<NextDraw> {
  const draws = await Promise.all(gameCodes.map((gameCode) => nextDraw(request, gameCode)))
  const fed = draws.filter(
    ({ numbersFrom, closeTime }) => numbersFrom === 'feed' && closeTime > Date.now() + roomMs,
  )
  const [nearest] = fed.toSorted((one, other) => one.drawTime - other.drawTime)
  if (!nearest) throw new Error('no draw of a feed takes bets')
  return nearest
}

/** Bets 10 on a big sum, by hand. */
async function buy(page: Page, gameCode: string): Promise<void> {
  await page.goto(`/lottery?gameCode=${gameCode}&playType=sbs`)
  await main(page)
    .getByRole('group', { name: text('lottery.pick.side') })
    .getByRole('button', { name: new RegExp(`^${text('lottery.side.big')}`) })
    .click()
  await main(page).getByLabel(text('lottery.stake'), { exact: true }).fill('10')
  await main(page)
    .getByRole('button', { name: text('lottery.slip.add') })
    .click()
  await main(page)
    .getByRole('button', { name: text('lottery.place') })
    .click()
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: anyText('lottery.placed') }),
  ).toContainText('10.00')
}

/** Takes a step of a draw or a correction, with its reason. */
async function take(staff: Page, name: string, { numbers = '', action = name } = {}): Promise<void> {
  await main(staff).getByRole('button', { name, exact: true }).click()
  const dialog = staff.getByRole('dialog')
  if (numbers !== '') await dialog.getByLabel(text('console.lottery.numbers')).fill(numbers)
  await dialog.getByLabel(text('console.stepReason')).fill(reason)
  await dialog.getByRole('button', { name: action, exact: true }).click()
}
async function closeDialog(staff: Page): Promise<void> {
  const dialog = staff.getByRole('dialog')
  await dialog
    .getByRole('button', { name: text('console.close') })
    .last()
    .click()
  await expect(dialog).toHaveCount(0)
}

test('a member buys and checks a draw without a network, two operators enter and correct another, and the member is paid', async ({
  page,
  context,
  browser,
  picture,
}, info) => {
  // It takes about a minute; a draw that closes soon costs another, and so does a machine that many share.
  test.setTimeout(240_000)
  const { request } = context
  const [ada, finn, { token }] = await Promise.all([
    openConsole(browser, admin),
    openConsole(browser, finance),
    signInOperator(request, admin),
  ])
  const { leaves } = await callServer(request, 'backoffice.settings', {}, token)
  const version = leaves.find((leaf) => leaf.name === 'lottery.feed')?.version ?? 0
  const feeds = ['D5-2', 'D5-3', 'D5-5']
  const setFeed = (value: string[], at: number) =>
    callServer(
      request,
      'backoffice.changeSettings',
      { changes: [{ name: 'lottery.feed', value, version: at }] },
      token,
    )
  await setFeed(feeds, version)
  const { username, token: memberToken } = await openMember(page, { balance: 100 })

  // Announced draws without tickets are those of the feed at once.
  await expect
    .poll(async () => (await nextDraw(request, 'D5-5')).numbersFrom, { timeout: 15_000 })
    .toBe('feed')
  await expect
    .poll(async () => (await nextDraw(request, 'D5-1')).closeTime - Date.now(), { timeout: 40_000 })
    .toBeGreaterThan(roomMs)
  const own = await nextDraw(request, 'D5-1')
  await buy(page, 'D5-1')
  await main(page).getByText(text('lottery.fair'), { exact: true }).click()
  await expect(main(page).getByText(text('lottery.beacon.own')).first()).toBeVisible()
  const fed = await nearestFed(request, feeds)
  await buy(page, fed.gameCode)
  await expect(main(page).getByText(text('lottery.fromFeed')).first()).toBeVisible()
  await picture('bought')
  const { list } = await callServer(request, 'backoffice.lotteries', {}, token)
  const drawId = list.find(({ gameCode }) => gameCode === fed.gameCode)?.next?.id
  await ada.staff.goto(`/console/lottery-draws/${drawId}`)
  await expect(ada.staff.getByRole('table', { name: text('console.lottery.tickets') })).toContainText(
    username,
  )
  await ada.staff.getByRole('button', { name: text('console.lottery.table') }).click()
  await picture('open-draw', { of: ada.context })

  await test.step('the member checks the draw without a network', async () => {
    await page.goto(`/lottery?gameCode=${own.gameCode}`)
    await expect(async () => {
      await page.reload()
      await expect(
        main(page).getByRole('list', { name: text('lottery.draw', { number: own.numero }) }),
      ).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 90_000 })
    await main(page)
      .getByRole('button', { name: text('lottery.check') })
      .first()
      .click()
    await expect(main(page).getByText(text('lottery.check.good'))).toBeVisible()
    await picture('proof')
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      main(page)
        .getByRole('button', { name: text('lottery.verifier.save') })
        .first()
        .click(),
    ])
    const file = info.outputPath(saved.suggestedFilename())
    await saved.saveAs(file)
    const alone = await browser.newContext({ viewport: page.viewportSize(), offline: true })
    const offline = await alone.newPage()
    await offline.goto(pathToFileURL(file).href)
    await expect(offline.getByText(text('lottery.check.good'))).toBeVisible()
    await picture('offline', { of: alone })
    await expectAccessible(offline, 'the saved verifier of a draw')
    await writeFile(file, (await readFile(file, 'utf8')).replace(/("seed":")../, '$1zz'))
    await offline.reload()
    await expect(offline.getByText(text('lottery.check.bad'))).toBeVisible()
    await alone.close()
  })
  const ticketOf = async (gameCode: string) =>
    (await callServer(request, 'lottery.tickets', {}, memberToken)).list.find(
      (ticket) => ticket.gameCode === gameCode,
    )
  await expect.poll(async () => (await ticketOf('D5-1'))?.status, { timeout: 30_000 }).toBe('settled')
  const before = 80 + ((await ticketOf('D5-1'))?.returned ?? 0)
  await page.goto('/')
  await expectBalance(page, before)

  await test.step('two operators enter the result', async () => {
    const enter = text('console.lottery.enter')
    await expect(ada.staff.getByText(text('console.lottery.resultMissing'))).toBeVisible({ timeout: 90_000 })
    await ada.staff.reload()
    await take(ada.staff, enter, { numbers: '9 9 9 9 9' })
    await expect(ada.staff.getByText(text('console.lottery.entered.waiting'))).toBeVisible()
    await closeDialog(ada.staff)
    await finn.staff.goto(`/console/lottery-draws/${drawId}`)
    await take(finn.staff, enter, { numbers: '9,9,9,9,8' })
    await expect(finn.staff.getByText(text('console.lottery.entered.different'))).toBeVisible()
    await picture('different', { of: finn.context })
    await closeDialog(finn.staff)
    await take(finn.staff, enter, { numbers: '9,9,9,9,9' })
    await expect(finn.staff.getByText(text('console.lottery.entered.drawn'))).toBeVisible()
    await closeDialog(finn.staff)
    await expectBalance(page, Math.round((before + 19.6) * 100) / 100)
  })

  await test.step('one operator corrects it, and the other approves', async () => {
    await take(finn.staff, text('console.lottery.correct'), {
      numbers: '0,0,0,0,0',
      action: text('console.lottery.dryRun'),
    })
    await expect(finn.staff.getByText(text('console.lottery.correction.planned'))).toBeVisible({
      timeout: 60_000,
    })
    await expect(finn.staff.getByRole('row').nth(1)).toContainText(username)
    await expectAccessible(finn.staff, 'the dry run of a correction')
    await picture('dry-run', { of: finn.context })
    await take(finn.staff, text('console.lottery.ask'))
    await expect(finn.staff.getByText(text('console.lottery.ownCorrection'))).toBeVisible()
    await ada.staff.goto(finn.staff.url())
    await take(ada.staff, text('console.lottery.approve'))
    await expect(ada.staff.getByText(text('console.lottery.correction.done'))).toBeVisible()
    await picture('done', { of: ada.context })
  })
  await expectBalance(page, before)
  await page.goto(`/lottery?gameCode=${fed.gameCode}`)
  await expect(main(page).getByText(text('lottery.resultCorrected')).first()).toBeVisible()
  const inbox = await callServer(request, 'messages.inbox', {}, memberToken)
  expect(inbox.list.map(({ title }) => title)).toEqual([expect.stringContaining(fed.numero)])
  await picture('corrected')

  await ada.staff.goto(`/console/lottery-draws/${drawId}`)
  await expect(ada.staff.getByText(text('console.lottery.corrected')).first()).toBeVisible()
  await openIn(ada.staff, 'light')
  await ada.staff.setViewportSize({ width: 390, height: 844 })
  await ada.staff.reload()
  await expect(ada.staff.getByText(text('console.lottery.corrected')).first()).toBeVisible()
  await expectNoOverflow(ada.staff, 'the page of a draw on a phone')
  await picture('draw-phone', { of: ada.context })
  await setFeed([], version + 1)
  await ada.context.close()
  await finn.context.close()
})
