// SPDX-License-Identifier: Apache-2.0
import type { APIRequestContext } from '@playwright/test'
import { admin } from '../pages/console.ts'
import { changeAnswer } from '../support/answers.ts'
import { callServer, passBotCheck, signInOperator } from '../support/server-client.ts'
import { expect, test } from '../support/journey.ts'
import { storeToken, paymentPassword } from '../support/member.ts'
import { text } from '../support/texts.ts'

/** The member of the demonstration, who has points from the beginning, with a payment password. */
async function demoMember(request: APIRequestContext): Promise<string> {
  const { token } = await callServer(request, 'identity.login', {
    username: 'demo',
    password: 'Demo-2468',
    ...(await passBotCheck(request)),
  })
  const { hasPaymentPassword } = await callServer(request, 'members.info', {}, token)
  if (!hasPaymentPassword)
    await callServer(
      request,
      'identity.setPaymentPassword',
      { newPassword: paymentPassword, confirmNewPassword: paymentPassword },
      token,
    )
  return token
}

test('a reward of a higher rank says from which one on, and has nothing to press @long', async ({ page }) => {
  await changeAnswer(page, 'rewards.mallRewards', (answer) => ({
    ...answer,
    list: answer.list.slice(0, 1).map((reward) => ({ ...reward, minRankLevel: 7 })),
  }))
  await storeToken(page, await demoMember(page.request))
  await page.goto('/pointMall')
  const redeem = page.getByRole('main').getByRole('button', { name: new RegExp(`^${text('mall.redeem')}: `) })
  await expect(redeem).toBeDisabled()
  await expect(redeem).toHaveAccessibleDescription(text('mall.rank', { rank: 'VIP7' }))
})

test('the points mall lists rewards with their points, and redeems them [NAV-021] [PROMO-003] [PROMO-005]', async ({
  page,
  picture,
}) => {
  await page.goto('/pointMall')
  const main = page.getByRole('main')
  await expect(main.getByRole('article').filter({ hasText: 'Ceramic mug' })).toContainText(
    text('mall.points', { count: 1200 }),
  )
  await expect(main.getByText(text('mall.history'))).toHaveCount(0)

  const token = await demoMember(page.request)
  const { balance } = await callServer(page.request, 'rewards.pointBalance', {}, token)
  await storeToken(page, token)
  await page.goto('/pointMall')
  await expect(main.getByText(balance.toLocaleString('en-US'), { exact: true })).toBeVisible()
  await expect(main.getByText(text('mall.worth', { points: 100, amount: '$1.00' }))).toBeVisible()
  await picture('mall')

  await main.getByRole('button', { name: `${text('mall.redeem')}: Ceramic mug` }).click()
  const dialog = page.getByRole('dialog', { name: text('mall.redeem') })
  await dialog.getByLabel(text('mall.address')).fill('A Member, 1 Harbour Street, Testtown')
  await dialog.getByLabel(text('wallet.withdraw.password')).fill(paymentPassword)
  await picture('redeem')
  await dialog.getByRole('button', { name: text('mall.redeem'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(main.getByText((balance - 1_200).toLocaleString('en-US'), { exact: true })).toBeVisible()
  const history = main.getByRole('region', { name: text('mall.history') })
  await expect(history.getByRole('article').first()).toContainText(
    new RegExp(`Ceramic mug.*${text('mall.inProcess')}`),
  )

  // The next journey finds the points where this one found them; and the open page hears of it.
  const { token: staff } = await signInOperator(page.request, admin)
  const { list } = await callServer(page.request, 'rewards.redeems', { status: 'In Process' }, token)
  for (const { redeemId: id } of list)
    await callServer(page.request, 'backoffice.rejectRedeem', { id, remark: 'Only a journey' }, staff)
  await expect(history.getByRole('article').first()).toContainText(text('wallet.status.Rejected'))
  await expect(main.getByText(balance.toLocaleString('en-US'), { exact: true })).toBeVisible()
})
