// SPDX-License-Identifier: Apache-2.0
import { chooseBrand, goTo, openConsole } from '../pages/console.ts'
import { openBrand } from '../support/brand.ts'
import { callServer } from '../support/server-client.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { text } from '../support/texts.ts'

test('an operator adds a mission, changes it, and is told which field cannot be used @long', async ({
  browser,
  context,
  page,
}) => {
  const brand = await openBrand(context)
  const { context: consoleContext, staff } = await openConsole(browser)
  await goTo(staff, text('console.missions'))
  await chooseBrand(staff, brand.code)
  await expect(staff.getByText(text('console.missions.none'))).toBeVisible()
  await staff.getByRole('button', { name: text('console.addMission') }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByLabel(text('console.missionTitle')).fill('Play five games')
  await dialog.getByLabel(text('console.missionCounts')).selectOption('GAMES')
  await dialog.getByLabel(text('console.missionTarget')).fill('5')
  await dialog.getByLabel(text('console.missionReward'), { exact: true }).fill('2.50')
  await dialog.getByLabel(text('console.missionBudget')).fill('2')
  await dialog.getByRole('button', { name: text('console.save') }).click()
  await expect(dialog.getByLabel(text('console.missionBudget'))).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel(text('console.missionBudget')).fill('100')
  await dialog.getByRole('button', { name: text('console.save') }).click()
  await expect(dialog).toBeHidden()
  const row = staff.getByRole('row').filter({ hasText: 'Play five games' })
  await expect(row).toContainText('2.50')
  await expect(row).toContainText(text('console.missionOn'))
  await row.getByRole('button', { name: text('console.edit', { name: 'Play five games' }) }).click()
  await dialog.getByText(text('console.missionEnabled')).click()
  await dialog.getByRole('button', { name: text('console.save') }).click()
  await expect(row).toContainText(text('console.missionOff'))
  await consoleContext.close()
  await page.close()
})

test('an operator finds the reward of a member and takes it back with a reason @long', async ({
  browser,
  page,
}) => {
  const { username, token } = await openMember(page, { balance: 200 })
  await expect
    .poll(async () => (await callServer(page.request, 'rewardCentre.list', {}, token)).claimable)
    .toBe(1)
  const { context, staff } = await openConsole(browser)
  await goTo(staff, text('console.rewardCentre'))
  await staff.getByLabel(text('console.memberName')).fill(username)
  const row = staff.getByRole('row').filter({ hasText: username })
  await expect(row).toContainText(text('console.rewardStatus.Claim'))
  await row.getByRole('button', { name: text('console.cancelReward') }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByLabel(text('console.reason')).fill('Granted by mistake')
  await dialog.getByRole('button', { name: text('console.cancelReward') }).click()
  await expect(row).toContainText(text('console.rewardStatus.Cancelled'))
  await expect(row).toContainText('Granted by mistake')
  expect((await callServer(page.request, 'rewardCentre.list', {}, token)).claimable).toBe(0)
  await context.close()
})

test('an operator reads who was invited by whom @long', async ({ browser, context }) => {
  const brand = await openBrand(context, { 'site.referralPromo': true })
  const { context: consoleContext, staff } = await openConsole(browser)
  await goTo(staff, text('console.referrals'))
  await chooseBrand(staff, brand.code)
  await expect(staff.getByText(text('console.referrals.none'))).toBeVisible()
  await staff.getByRole('radio', { name: text('console.referral.Blocked') }).check()
  await expect(staff.getByText(text('console.referrals.none'))).toBeVisible()
  await consoleContext.close()
})
