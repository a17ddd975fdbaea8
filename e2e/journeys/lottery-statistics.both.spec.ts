// SPDX-License-Identifier: Apache-2.0
import { text as textIn } from '@tessera/texts'
import { expectNoOverflow } from '../pages/site.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { anyText, text } from '../support/texts.ts'

test('a member reads statistics of this site and of the state apart, finds a day, and chooses notices @long', async ({
  page,
  picture,
}) => {
  await openMember(page)
  await page.goto('/lotteryStatistics?gameCode=MB-HN')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Hà Nội' })).toBeVisible()
  await expect(main.getByText(text('lottery.history.independent'))).toBeVisible()
  const numbers = main.getByRole('list', { name: text('lottery.history.frequency') })
  await expect(numbers.getByRole('listitem')).toHaveCount(100)
  await expectAccessible(page, 'statistics of a lottery')
  await expectNoOverflow(page, 'statistics of a lottery')
  await picture('site')

  await main.getByRole('radio', { name: text('lottery.history.state') }).press('Space')
  await expect(main.getByText(anyText('lottery.history.imported'))).toBeVisible()
  await main.getByRole('button', { name: text('lottery.history.fiveYears') }).click()
  await expect(main.getByText(anyText('lottery.history.counted'))).toContainText(/2024\W+12\W+30/)
  await expect(main.getByText(anyText('lottery.history.deviation.text'))).toBeVisible()
  await main.getByText(text('lottery.history.table')).click()
  await main.getByRole('button', { name: text('lottery.history.gap') }).click()
  await expect(main.getByRole('table', { name: text('lottery.history.table') }).getByRole('row')).toHaveCount(
    101,
  )
  await expectNoOverflow(page, 'the table of statistics')
  await picture('state')

  await main.getByLabel(text('lottery.history.day'), { exact: true }).fill('2024-12-30')
  const past = main.getByRole('region', { name: text('lottery.results'), exact: true })
  await expect(past.getByRole('table')).toHaveCount(1)
  await expect(past).toContainText('ĐB')
  await main.getByLabel(text('lottery.history.day'), { exact: true }).fill('2024-12-31')
  await expect(past).toContainText(text('lottery.history.noneOnDay'))

  const each = main.getByRole('radio', { name: text('lottery.notices.each') })
  const stored = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await each.press('Space')
  await stored
  await expect(each).toBeChecked()
  await page.reload()
  await expect(each).toBeChecked()
})

for (const [code, theme] of [
  ['VI', 'light'],
  ['AR', 'dark'],
] as const)
  test(`the statistics of Keno and 5D in ${code}, ${theme}`, { tag: '@long' }, async ({ page, picture }) => {
    await page.addInitScript(
      ([language, look]) => {
        localStorage.setItem('hisLang', language)
        localStorage.setItem('theme', look)
      },
      [code, theme] as const,
    )
    for (const gameCode of ['KENO', 'D5-1', 'MB-HN']) {
      await page.goto(`/lotteryStatistics?gameCode=${gameCode}`)
      const title = textIn(code, 'lottery.history.frequency')
      await expect(page.getByRole('list', { name: title }).getByRole('listitem').first()).toBeVisible()
      await expectAccessible(page, `statistics of ${gameCode}`)
      await expectNoOverflow(page, `statistics of ${gameCode}`)
      await picture(`${gameCode}-${code}`)
    }
  })
