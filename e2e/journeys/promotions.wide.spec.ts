// SPDX-License-Identifier: Apache-2.0
import type { BrowserContext, Page } from '@playwright/test'
import { admin, deputy } from '../pages/console.ts'
import { openGame, playRound, waitForGame } from '../pages/game.ts'
import { expectBalance } from '../pages/site.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { openBrand, registerOn, type Brand } from '../support/brand.ts'
import { callServer, signInOperator } from '../support/server-client.ts'
import { expect, test } from '../support/journey.ts'
import { balanceOf, openMember } from '../support/member.ts'
import { anyText, text } from '../support/texts.ts'

const dayMs = 86_400_000
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const jpg = Buffer.from(
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAACAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIoBI7//2Q==',
  'base64',
)
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
const largest = 5 * 1024 * 1024

type Offered = Parameters<Brand['publish']>[0]
const offered = (title: string, more: object): Offered =>
  ({
    kind: 'PR',
    texts: { EN: { title, content: `<p>All about ${title}</p>` } },
    category: 'Offers',
    picture: {},
    ...more,
  }) as Offered
const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })

test('promotions are joined and applied for; those to come and those that ended take no press [PROMO-006, PROMO-008, PROMO-009, PROMO-014, PROMO-015]', async ({
  page,
  context,
  picture,
}) => {
  const brand = await openBrand(context)
  const auto = { kind: 'AUTO', target: 100, reward: 5 }
  for (const [title, more] of Object.entries({
    'Show us': { offer: { kind: 'REVIEW', reward: 25 } },
    'Stay with us': { offer: auto },
    Tomorrow: { offer: auto, startTime: Date.now() + dayMs },
    Yesterday: { offer: auto, endTime: Date.now() - dayMs },
  }))
    await brand.publish(offered(title, more))
  await registerOn(page, brand)
  await page.goto(brand.at('/promotions'))
  const card = (title: string) => cardOf(page, title)
  await expect(card('Tomorrow').getByText(text('promotions.status.COMING_SOON'))).toBeVisible()
  await expect(card('Yesterday').getByText(text('promotions.status.CLOSE'))).toBeVisible()
  for (const title of ['Tomorrow', 'Yesterday']) await expect(card(title).getByRole('button')).toHaveCount(0)
  await card('Stay with us')
    .getByRole('button', { name: `${text('promotions.status.JOIN')}: Stay with us` })
    .click()
  await expect(
    card('Stay with us').getByText(text('promotions.status.JOINED'), { exact: true }),
  ).toBeVisible()
  await picture('promotions')
  await card('Show us')
    .getByRole('link', { name: `${text('promotions.status.JOIN')}: Show us` })
    .click()
  await page.getByLabel(text('promotions.comment')).fill('I was there')
  await page.getByRole('button', { name: text('feedback.send'), exact: true }).click()
  const details = page.getByRole('complementary', { name: text('promotions.details') })
  await expect(details.getByText(text('promotions.status.APPLYING'))).toBeVisible()
  await expect(details.getByRole('button')).toHaveCount(0)
  await expect(page.getByLabel(text('promotions.comment'))).toHaveCount(0)
})

test('an application keeps to its bounds, on the form and in the call [PROMO-019, VAL-074, VAL-075, VAL-076, VAL-077, CONST-034]', async ({
  page,
  context,
  picture,
}) => {
  test.setTimeout(120_000)
  const brand = await openBrand(context)
  await brand.publish(offered('Show us', { offer: { kind: 'REVIEW', reward: 25 } }))
  await registerOn(page, brand)
  await page.goto(brand.at('/promotions'))
  await cardOf(page, 'Show us')
    .getByRole('link', { name: `${text('promotions.status.JOIN')}: Show us` })
    .click()
  const form = page.getByRole('region', { name: text('promotions.apply') })
  const comment = form.getByLabel(text('promotions.comment'))
  await comment.fill('x'.repeat(139))
  await comment.press('End')
  await comment.pressSequentially('yz')
  await expect(comment).toHaveValue(`${'x'.repeat(139)}y`)
  await expect(form.getByText('140 of 140')).toBeVisible()
  await expect(form.getByText(text('feedback.images.hint', { count: 3, size: 5 }))).toBeVisible()
  const choose = form.locator('input[type=file]')
  await choose.setInputFiles([file('moving.png', 'image/png', gif)])
  await expect(form.getByText(text('feedback.images.wrong', { name: 'moving.png' }))).toBeVisible()
  await choose.setInputFiles([file('moving.gif', 'image/gif', gif)])
  await expect(form.getByText(text('feedback.images.wrong', { name: 'moving.gif' }))).toBeVisible()
  await choose.setInputFiles([
    file('large.png', 'image/png', Buffer.concat([png, Buffer.alloc(largest + 1 - png.length)])),
  ])
  await expect(form.getByText(text('feedback.images.tooLarge', { name: 'large.png', size: 5 }))).toBeVisible()
  await choose.setInputFiles([
    file('1.png', 'image/png', png),
    file('2.jpg', 'image/jpeg', jpg),
    file('3.png', 'image/png', Buffer.concat([png, Buffer.alloc(largest - png.length)])),
  ])
  await expect(form.getByRole('listitem')).toHaveCount(3)
  await choose.setInputFiles([file('4.png', 'image/png', png)])
  await expect(form.getByText(text('feedback.images.tooMany', { count: 3 }))).toBeVisible()
  await expect(form.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page, 'the form of an application')
  await picture('application')
  const call = await caller(context, brand, page)
  expect(await call('x'.repeat(141))).toEqual({ status: 400, success: false })
  expect(await call('x', ['moving.png', gif])).toEqual({ status: 200, success: false })
  expect(
    await call('x', ['large.png', Buffer.concat([png, Buffer.alloc(largest + 1 - png.length)])]),
  ).toEqual({ status: 413, success: false })
  expect(await call('x', ...Array.from({ length: 4 }, (_, index): Sent => [`${index}.png`, png]))).toEqual({
    status: 400,
    success: false,
  })

  await form.getByRole('button', { name: text('feedback.send') }).click()
  const details = page.getByRole('complementary', { name: text('promotions.details') })
  await expect(details.getByText(text('promotions.status.APPLYING'))).toBeVisible()
  await expect(form).toHaveCount(0)
})

test('what is bet counts towards a promotion, and its reward is claimed by a press [PROMO-001, PROMO-007, PROMO-012]', async ({
  page,
  picture,
}) => {
  const { request } = page.context()
  const title = `Bet a little ${Date.now()}`
  const { token: staff } = await signInOperator(request, admin)
  const draft = await callServer(
    request,
    'backoffice.createContent',
    {
      body: {
        kind: 'PR',
        texts: { EN: { title } },
        category: 'Offers',
        picture: {},
        offer: { kind: 'AUTO', target: 10, reward: 5, budget: { total: 500, perDay: null } },
      },
    },
    staff,
  )
  const published = await callServer(
    request,
    'backoffice.publishContent',
    { id: draft.id, version: draft.version },
    (await signInOperator(request, deputy)).token,
  )
  const { token } = await openMember(page, { balance: 100 })
  const card = page.getByRole('article').filter({ hasText: title })
  await page.goto('/promotions')
  await card.getByRole('button', { name: `${text('promotions.status.JOIN')}: ${title}` }).click()
  await expect(card.getByText(text('promotions.status.JOINED'), { exact: true })).toBeVisible()
  const game = await openGame(page, 'Dice')
  await game.stake.fill('20')
  await playRound(game)
  const left = await balanceOf(request, token)
  await page.goto('/promotions')
  await card.getByRole('button', { name: `${text('promotions.status.CLAIM')}: ${title}` }).click()
  await expect(card.getByText(text('promotions.status.CLAIMED'), { exact: true })).toBeVisible()
  await expect(card.getByRole('button')).toHaveCount(0)
  await expectBalance(page, left + 5)
  await picture('claimed')
  await callServer(
    request,
    'backoffice.archiveContent',
    { id: published.id, version: published.version },
    staff,
  )
})

test(
  'the wheel of the day states its chances, is spun once, and says what it brought and when it opens next @long',
  { tag: '@long' },
  async ({ page, context, picture }) => {
    test.setTimeout(120_000)
    const brand = await openBrand(context)
    await brand.publish(
      offered('Spin today', {
        offer: {
          kind: 'WHEEL',
          prizes: [
            { name: 'Small prize', amount: 1, weight: 40 },
            { name: 'Fair prize', amount: 5, weight: 30 },
            { name: 'Good prize', amount: 20, weight: 20 },
            { name: 'Large prize', amount: 100, weight: 9 },
            { name: 'Grand prize', amount: 1_000, weight: 1 },
          ],
          minimumValidBet: 0,
        },
      }),
    )
    await registerOn(page, brand)
    await page.goto(brand.at('/promotions'))
    await cardOf(page, 'Spin today')
      .getByRole('link', { name: `${text('promotions.spin')}: Spin today` })
      .click()
    const wheel = page.getByRole('region', { name: text('promotions.kind.WHEEL') })
    await expect(wheel.getByRole('row', { name: /Grand prize/ })).toContainText('1%')
    await expectAccessible(page, 'the wheel of the day')
    await picture('wheel')
    await wheel.getByRole('button', { name: `${text('promotions.spin')}: Spin today` }).press('Enter')
    const said = wheel.getByRole('status')
    await expect(said).toContainText(anyText('promotions.won'))
    await expect(said).toContainText(anyText('promotions.nextAt'))
    await expect(wheel.getByRole('button')).toHaveCount(0)
    await picture('wheel-stopped')
    const result = await said.textContent()
    await page.reload()
    await expect(said).toHaveText(result ?? '')
  },
)

test(
  'a calendar shows the reward of each day, and the one of today is claimed by a press @long',
  { tag: '@long' },
  async ({ page, context, picture }) => {
    test.setTimeout(120_000)
    const brand = await openBrand(context)
    const days = [1, 1, 2, 2, 3, 3, 5, 5, 8, 10]
    await brand.publish(offered('Visit daily', { offer: { kind: 'CALENDAR', days, missed: 'lost' } }))
    await registerOn(page, brand)
    await page.goto(brand.at('/promotions'))
    await cardOf(page, 'Visit daily').getByRole('link', { name: 'Visit daily' }).first().click()
    const calendar = page.getByRole('region', { name: text('promotions.kind.CALENDAR') })
    await expect(calendar.getByRole('listitem')).toHaveCount(days.length)
    const details = page.getByRole('complementary', { name: text('promotions.details') })
    await details.getByRole('button', { name: `${text('promotions.status.JOIN')}: Visit daily` }).click()
    const first = calendar.getByRole('listitem').first()
    await expect(first).toHaveAttribute('aria-current', 'date')
    await expectAccessible(page, 'the calendar of rewards')
    await picture('calendar')
    await calendar.getByRole('button', { name: `${text('promotions.status.CLAIM')}: Visit daily` }).click()
    await expect(first).toContainText(text('promotions.status.CLAIMED'))
    await expect(calendar.getByRole('status')).toContainText(anyText('promotions.nextAt'))
    await expect(calendar.getByRole('button')).toHaveCount(0)
    await picture('calendar-claimed')
    await expectBalance(page, 1)
  },
)

test(
  'free rounds are joined, played in the game without a stake, and what they win is in the wallet @long',
  { tag: '@long' },
  async ({ page, picture }) => {
    test.setTimeout(180_000)
    const { request } = page.context()
    const title = `Dice for nothing ${Date.now()}`
    const { token: staff } = await signInOperator(request, admin)
    const draft = await callServer(
      request,
      'backoffice.createContent',
      {
        body: {
          kind: 'PR',
          texts: { EN: { title } },
          category: 'Offers',
          picture: {},
          offer: {
            kind: 'FREE_ROUNDS',
            game: 'inh_dice',
            rounds: 3,
            stake: 2,
            days: 7,
            budget: { total: 500, perDay: null },
          },
        },
      },
      staff,
    )
    const { version } = await callServer(
      request,
      'backoffice.publishContent',
      { id: draft.id, version: draft.version },
      (await signInOperator(request, deputy)).token,
    )
    const { token } = await openMember(page, { balance: 100 })
    await page.goto('/promotions')
    await cardOf(page, title).getByRole('link', { name: title }).first().click()
    const rounds = page.getByRole('region', { name: text('promotions.kind.FREE_ROUNDS') })
    await page.getByRole('button', { name: `${text('promotions.status.JOIN')}: ${title}` }).click()
    await expect(rounds.getByText(text('promotions.roundsLeft', { left: 3, count: 3 }))).toBeVisible({
      timeout: 20_000,
    })
    await expectAccessible(page, 'free rounds')
    await picture('free-rounds')
    await rounds.getByRole('link', { name: text('promotions.playRounds', { game: 'Dice' }) }).click()
    const game = await waitForGame(page, 'Dice')
    const roundsLeft = game.frame.locator('[data-free-rounds]')
    for (const count of [3, 2, 1]) {
      await expect(roundsLeft).toHaveText(
        text('studio.freeRounds.left', { count, stake: '2.00', currency: 'USD' }),
      )
      await expect(game.stake).toBeDisabled()
      if (count === 3) await picture('free-rounds-in-the-game')
      await playRound(game)
    }
    await expect(roundsLeft).toBeHidden()
    await expect(game.stake).toBeEnabled()
    const result = await callServer(request, 'backoffice.promotionResult', { id: draft.id }, staff)
    expect(result.rounds).toEqual({ given: 3, played: 3, open: 0 })
    expect(await balanceOf(request, token)).toBe(100 + result.paid)
    await page.goto('/promotions')
    await expect(
      cardOf(page, title).getByText(text('promotions.status.CLAIMED'), { exact: true }),
    ).toBeVisible()
    await callServer(request, 'backoffice.archiveContent', { id: draft.id, version }, staff)
  },
)

type Sent = [name: string, content: Buffer]

/** Applies by the call itself, in the name of whoever is logged in on the page. */
async function caller(context: BrowserContext, brand: Brand, page: Page) {
  const promotionId = new URL(page.url()).searchParams.get('id') ?? ''
  const [token, cookies, server] = [
    await page.evaluate(() => sessionStorage.getItem('token')),
    await context.cookies(brand.at('/')),
    await brand.visit(),
  ]
  const headers = {
    authorization: `Bearer ${token}`,
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    origin: new URL(page.url()).origin,
  }
  return async (comment: string, ...images: Sent[]): Promise<{ status: number; success: boolean }> => {
    const multipart = new FormData()
    multipart.append('promotionId', promotionId)
    multipart.append('comment', comment)
    for (const [name, content] of images)
      multipart.append('images', new File([new Uint8Array(content)], name, { type: 'image/png' }))
    const response = await server.post('/wps/relay/MCS2_applyPromotion', { headers, multipart })
    return { status: response.status(), success: ((await response.json()) as { success: boolean }).success }
  }
}
