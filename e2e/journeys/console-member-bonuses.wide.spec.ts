// SPDX-License-Identifier: Apache-2.0
import { admin, openConsole } from '../pages/console.ts'
import { claimRewards, openMemberWithReward } from '../support/bonus.ts'
import { expect, test } from '../support/journey.ts'
import { callServer, signInOperator } from '../support/server-client.ts'
import { text } from '../support/texts.ts'

test('an operator cancels a bonus of a member, who reads the reason @long', async ({
  page,
  browser,
  picture,
}) => {
  const { brand, member, visitor } = await openMemberWithReward(page)
  await claimRewards(visitor, member.token)
  const { token } = await signInOperator(page.request, admin)
  const { list } = await callServer(page.request, 'backoffice.members', { search: member.username }, token)
  const { context, staff } = await openConsole(browser)
  await staff.goto(`/console/accounts/${list[0]!.memberId}`)
  const bonuses = staff.getByRole('region', { name: text('console.memberBonuses'), exact: true })
  await expect(bonuses.getByText('0.00 / 54.00')).toBeVisible()
  await bonuses.scrollIntoViewIfNeeded()
  await picture('bonuses', { of: context })
  await bonuses.getByRole('button', { name: new RegExp(text('console.memberBonuses.cancel')) }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByLabel(text('console.memberBonuses.reason')).fill('Granted by mistake')
  await picture('cancel', { of: context })
  await dialog.getByRole('button', { name: text('console.memberBonuses.cancel'), exact: true }).click()
  await expect(bonuses.getByText(text('console.memberBonuses.state.cancelled'))).toBeVisible()
  await context.close()

  await page.goto(brand.at('/hot?center=bonusDetails'))
  const center = page.getByRole('dialog', { name: text('members.center') })
  await expect(center.getByText('Granted by mistake')).toBeVisible()
  await picture('reason')
  await visitor.dispose()
})
