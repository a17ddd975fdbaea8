// SPDX-License-Identifier: Apache-2.0
import { Secret, TOTP } from 'otpauth'
import { openAgentOf } from '../support/agent.ts'
import { openBrand } from '../support/brand.ts'
import { offerByTwo } from '../support/by-two.ts'
import { expect, test } from '../support/journey.ts'
import { storeToken } from '../support/member.ts'
import { callServer } from '../support/server-client.ts'
import { text } from '../support/texts.ts'

const tiers = [1, 2, 3].map((step) => ({
  minBets: step * 1_000,
  minProfitLoss: 0,
  minActiveMembers: 0,
  rate: 0.1,
}))

test('an agent who must have a second factor confirms a contract with its code @long', async ({
  page,
  context,
  picture,
  complaints,
}) => {
  complaints.allow(/status of 403/)
  const brand = await openBrand(context, {
    'agents.dividend': true,
    'identity.twoFactor': true,
    'identity.agentsNeedSecondFactor': true,
    'identity.newFactorHours': 0,
  })
  const visitor = await brand.visit()
  const agent = await openAgentOf(brand, visitor, { type: 2 })
  await offerByTwo(
    { request: context.request },
    {
      brandCode: brand.code,
      account: agent.username,
      kind: 'DIVIDEND',
      periodType: 'Weekly',
      tiers,
      reason: 'For a journey',
    },
  )
  await storeToken(page, agent.token, brand.at(''))
  const openOffer = async (): Promise<void> => {
    await page.goto(brand.at('/hot?agent=agentTeamManagement'))
    await center.getByRole('radio', { name: text('contracts.title'), exact: true }).check()
    await center.getByRole('radio', { name: text('contracts.side.to'), exact: true }).check()
  }
  const center = page.getByRole('dialog', { name: text('agents.center') })
  const accept = center.getByRole('button', {
    name: text('contracts.acceptOf', { account: text('contracts.operator') }),
  })
  await openOffer()
  await accept.click()
  await expect(center.getByText(text('fault.identity.secondFactorRequired'))).toBeVisible()
  await picture('no-second-factor')

  const { secret } = await callServer(visitor, 'identity.startTotp', {}, agent.token)
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  await callServer(visitor, 'identity.confirmTotp', { code: app.generate() }, agent.token)
  await visitor.dispose()
  await openOffer()
  await accept.click()
  const proof = page.getByRole('dialog', { name: text('protect.proof') })
  // A code serves once: the next one is due in half a minute and is taken already.
  await proof.getByLabel(text('entry.second.code')).fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await picture('proof')
  await proof.getByRole('button', { name: text('common.confirm') }).click()
  await expect(center.getByText(text('contracts.state.Active'), { exact: true })).toBeVisible()
  // Within five minutes the next move asks for nothing.
  await center.getByRole('button', { name: text('contracts.terminate') }).click()
  await center.getByRole('button', { name: text('contracts.terminate') }).click()
  await expect(center.getByText(text('contracts.state.Terminated'), { exact: true }).first()).toBeVisible()
})
