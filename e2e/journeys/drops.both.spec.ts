// SPDX-License-Identifier: Apache-2.0
import { gameLink, playRound, waitForGame } from '../pages/game.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { openBrand, openMemberOf } from '../support/brand.ts'
import { expect, test } from '../support/journey.ts'
import { payIn } from '../support/member.ts'
import { callServer } from '../support/server-client.ts'
import { anyText, text } from '../support/texts.ts'

const title = 'Every round counts'

test('a member reads the chances of drops, joins, bets, and finds the prize in the reward centre @long', async ({
  page,
  picture,
}) => {
  test.setTimeout(180_000)
  const brand = await openBrand(page.context())
  await brand.publish({
    kind: 'PR',
    texts: { EN: { title, content: '<p>Prizes drop while you play.</p>' } },
    category: 'Play',
    picture: {},
    offer: {
      kind: 'DROPS',
      // The next bet is sure to drop, so that the journey ends.
      prizes: [{ name: 'Coin', amount: 3, percent: 100, perDay: 50 }],
      stake: 1,
      games: ['INHOUSE'],
      perMember: 1,
    },
  })
  const { token } = await openMemberOf(page, brand)
  const visitor = await brand.visit()
  await payIn({ request: visitor }, token, 20)
  await page.goto(brand.at('/promotions'))
  await page
    .getByRole('article')
    .filter({ hasText: title })
    .getByRole('link', { name: title })
    .first()
    .click()
  const details = page.getByRole('complementary', { name: text('promotions.details') })
  await expect(details.getByText(anyText('promotions.dropRule'))).toContainText('1.00')
  await details.getByRole('button', { name: `${text('promotions.status.JOIN')}: ${title}` }).press('Enter')
  const drops = page.getByRole('region', { name: text('promotions.kind.DROPS') })
  await expect(drops.getByRole('row', { name: /Coin/ })).toContainText('100%')
  await expect(drops.getByRole('row', { name: /Coin/ })).toContainText('50 / 50')
  await expect(drops.getByRole('status')).toContainText(anyText('promotions.dropsToday'))
  await expectAccessible(page, 'drops')
  await picture('joined')
  const here = page.url()

  await page.goto(brand.at('/inhouse'))
  await gameLink(page, 'Dice').click()
  const game = await waitForGame(page, 'Dice')
  await game.stake.fill('2')
  await playRound(game)
  const rewards = () => callServer(visitor, 'rewardCentre.list', { pageNo: 1, pageSize: 10 }, token)
  await expect.poll(rewards, { timeout: 30_000 }).toMatchObject({ list: [{ amount: 3, status: 'Claim' }] })
  await page.goto(here)
  await expect(drops.getByRole('row', { name: /Coin/ })).toContainText('49 / 50')
  await picture('dropped')
  await visitor.dispose()
})
