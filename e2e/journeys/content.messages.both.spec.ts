// SPDX-License-Identifier: Apache-2.0
import { expectNoOverflow, logInByForm } from '../pages/site.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { openBrand, openMemberOf } from '../support/brand.ts'
import { news, notice, publishNews, publishNotices } from '../support/contents.ts'
import { expect, test } from '../support/journey.ts'
import { registerMember } from '../support/member.ts'
import { callServer } from '../support/server-client.ts'
import { text } from '../support/texts.ts'

const announcements = text('messages.notices')
/** A row of the list begins with the title and the day. */
const rowOf = (title: string): RegExp => new RegExp(`^${title}20\\d\\d-`)

test('announcements are listed newest first, nine to a page, and open from the list [MSG-001]', async ({
  page,
  context,
  picture,
}) => {
  const brand = await openBrand(context)
  await publishNotices(brand, 12)
  await page.goto(brand.at('/hot?panel=announcements'))
  const panel = page.getByRole('dialog', { name: announcements })
  const rows = panel.getByRole('list', { name: announcements }).getByRole('button')
  await expect(rows).toHaveText(Array.from({ length: 9 }, (_, index) => rowOf(`Notice ${index + 1}`)))
  await expectNoOverflow(page, 'the announcements')
  await expectAccessible(page, 'the announcements')
  await picture('first-page')
  await panel.getByRole('button', { name: text('common.page', { page: 2 }) }).click()
  await expect(rows).toHaveText([10, 11, 12].map((number) => rowOf(`Notice ${number}`)))
  await rows.nth(1).click()
  await expect(panel.getByText('Text of notice 11', { exact: true })).toBeVisible()
  await picture('one-notice')
  await panel.getByRole('button', { name: text('messages.notices.all') }).click()
  await expect(rows).toHaveCount(3)
})

test('nine announcements are one page, ten are nine and one [CONST-006]', async ({ page, context }) => {
  const brand = await openBrand(context)
  await publishNotices(brand, 9)
  for (const pages of [1, 2]) {
    if (pages === 2) await brand.publish(notice({ title: 'Notice 10' }))
    await page.goto(brand.at('/hot?panel=announcements'))
    const panel = page.getByRole('dialog', { name: announcements })
    await expect(panel.getByRole('list', { name: announcements }).getByRole('button')).toHaveCount(9)
    await expect(panel.getByRole('navigation', { name: text('common.pages') })).toHaveCount(pages - 1)
    if (pages === 1) continue
    await panel.getByRole('button', { name: text('common.page', { page: 2 }) }).click()
    await expect(panel.getByRole('list', { name: announcements }).getByRole('button')).toHaveCount(1)
  }
})

test('pressing the third title of the bar opens the third notice, with the ways to its neighbours [MSG-004]', async ({
  page,
  context,
  picture,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const brand = await openBrand(context)
  await publishNotices(brand, 5)
  await page.goto(brand.at('/'))
  const bar = page.getByRole('main').getByRole('region', { name: announcements })
  const third = bar.getByRole('button', { name: 'Notice 3' })
  await expect(third).toBeVisible({ timeout: 30_000 })
  await third.click()
  const panel = page.getByRole('dialog', { name: announcements })
  await expect(panel.getByText('Text of notice 3')).toBeVisible()
  await expect(panel.getByText('3 of 5')).toBeVisible()
  await picture('third')
  await panel.getByRole('button', { name: text('messages.notices.next') }).click()
  await expect(panel.getByText('Text of notice 4')).toBeVisible()
  await panel.getByRole('button', { name: text('messages.notices.previous') }).click()
  await panel.getByRole('button', { name: text('messages.notices.previous') }).click()
  await expect(panel.getByText('Text of notice 2')).toBeVisible()
  await panel.getByRole('button', { name: text('common.close') }).click()
  await expect(panel).toBeHidden()
})

test('notices and help show title and content; two notices of one title open their own [MSG-005, MSG-006] @long', async ({
  page,
  context,
}) => {
  const brand = await openBrand(context)
  await publishNotices(brand, 2, () => 'The same title')
  await page.goto(brand.at('/hot?panel=announcements'))
  const panel = page.getByRole('dialog', { name: announcements })
  const rows = panel.getByRole('list', { name: announcements }).getByRole('button')
  await expect(rows).toHaveText([/^The same title/, /^The same title/])
  for (const [index, words] of ['Text of notice 1', 'Text of notice 2'].entries()) {
    await rows.nth(index).click()
    await expect(panel.getByRole('heading', { name: 'The same title' })).toBeVisible()
    await expect(panel.getByText(words)).toBeVisible()
    await panel.getByRole('button', { name: text('messages.notices.all') }).click()
  }
  await page.goto('/helpmc')
  const topic = page.getByRole('main').locator('section[id^="topic-"]').first()
  await expect(topic.getByRole('heading').first()).toBeVisible()
  await expect(topic.getByRole('paragraph').first()).toBeVisible()
})

test.describe('the publicity popup', () => {
  test.use({ publicity: true })
  const popup = text('messages.publicity')

  test('shows bold text and a picture, and nothing in it runs [MSG-002]', async ({
    page,
    context,
    picture,
  }) => {
    const brand = await openBrand(context)
    const {
      games: [game],
    } = await callServer(context.request, 'catalogue.games', { gameType: 'RNG', pageSize: 1 })
    await brand.publish(news({ title: 'Another', content: '<p onclick="window.ran = 5">Another</p>' }))
    await brand.publish(
      news({
        title: 'Bold',
        content: `<p>A <b>bold word</b></p><img src="${game!.iconUrl}" alt="Picture of a game"><script>window.ran = 1</script><img src="x:" onerror="window.ran = 2"><svg onload="window.ran = 3"></svg><a href="javascript:window.ran = 4">press</a>`,
      }),
    )
    await page.goto(brand.at('/hot'))
    const panel = page.getByRole('dialog', { name: popup })
    await expect(panel.locator('b', { hasText: 'bold word' })).toBeVisible()
    expect(
      Number(await panel.locator('b').evaluate((element) => getComputedStyle(element).fontWeight)),
    ).toBeGreaterThan(500)
    const icon = panel.getByRole('img', { name: 'Picture of a game' })
    await expect(icon).toBeVisible()
    await expect
      .poll(() => icon.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0)
    await panel.getByText('press').click()
    if (page.viewportSize()!.width < 768)
      await panel.getByRole('button', { name: text('messages.publicity.more', { count: 1 }) }).click()
    await panel.getByText('Another').last().click()
    expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
    await expect(
      panel.locator('script, svg[onload], [onclick], [onerror], a[href^="javascript"]'),
    ).toHaveCount(0)
    await expectNoOverflow(page, 'the popup')
    await expectAccessible(page, 'the publicity popup')
    await picture('popup')
  })

  test('shows one news item on a phone and the rest when asked, all of them on a wide page @long', async ({
    page,
    context,
  }) => {
    const brand = await openBrand(context)
    await publishNews(brand, 3)
    await page.goto(brand.at('/'))
    const panel = page.getByRole('dialog', { name: popup })
    const items = panel.getByRole('listitem')
    const phone = page.viewportSize()!.width < 768
    await expect(items).toHaveCount(phone ? 1 : 3)
    if (!phone) return
    await panel.getByRole('button', { name: text('messages.publicity.more', { count: 2 }) }).click()
    await expect(items).toHaveCount(3)
  })

  test('shows only with the switch on and something to say [MSG-009]', async ({ page, context }) => {
    const brand = await openBrand(context)
    for (const [publicity, items] of [
      [true, 0],
      [false, 0],
      [false, 1],
      [true, 1],
    ] as const) {
      await brand.change({ 'site.publicity': publicity })
      if (items > 0 && !publicity) await publishNews(brand, 1)
      await page.goto(brand.at('/hot'))
      const panel = page.getByRole('dialog')
      if (publicity && items > 0) await expect(panel.getByText('Text of news 1')).toBeVisible()
      else {
        await page.waitForTimeout(4_000)
        await expect(panel).toHaveCount(0)
      }
    }
  })

  test('never shows on the pages of registration [MSG-010, NAV-025]', async ({ page, context }) => {
    const brand = await openBrand(context, { 'identity.mobileRegister': true })
    await publishNews(brand, 1)
    for (const address of ['/register', '/register.html']) {
      await page.goto(brand.at(address))
      await expect(page.getByLabel(text('identity.confirmPassword'))).toBeVisible()
      await page.waitForTimeout(4_000)
      await expect(page.getByText('Text of news 1')).toHaveCount(0)
      const tabs = page.getByRole('tab')
      await expect(tabs).toHaveCount(2)
      for (const index of [1, 0]) await tabs.nth(index).click()
      await page.waitForTimeout(1_000)
      await expect(page.getByText('Text of news 1')).toHaveCount(0)
      await expect(page.getByLabel(text('identity.username'))).toBeVisible()
    }
    await page.goto(brand.at('/'))
    await expect(page.getByText('Text of news 1')).toBeVisible()
  })

  test('stays closed for the session of whoever closes it logged in, and comes back for a visitor [MSG-011, STORE-007]', async ({
    page,
    context,
  }) => {
    const brand = await openBrand(context)
    await publishNews(brand, 1)
    const close = page
      .getByRole('dialog', { name: 'News 1' })
      .getByRole('button', { name: text('common.close') })
    const flag = (): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('publicityClose'))
    await page.goto(brand.at('/hot'))
    await close.click()
    expect(await flag()).toBeNull()
    await page.reload()
    await expect(close).toBeVisible()
    await page.evaluate(() => sessionStorage.clear())
    await openMemberOf(page, brand)
    await page.goto(brand.at('/hot'))
    await expect(page.getByTestId('balance')).toBeVisible()
    await close.click()
    expect(await flag()).toBe('1')
    await page.reload()
    await expect(page.getByTestId('balance')).toBeVisible()
    await page.waitForTimeout(4_000)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('stays closed for whoever closes it and then logs in, and for whoever follows a link in it to a panel', async ({
    page,
    context,
  }) => {
    const brand = await openBrand(context)
    await publishNews(brand, 1, () => '<p><a href="/hot?panel=announcements">All news</a></p>')
    const visitor = await brand.visit()
    const member = await registerMember({ request: visitor })
    await visitor.dispose()
    await page.goto(brand.at('/hot'))
    const popup = page.getByRole('dialog', { name: 'News 1' })
    await popup.getByRole('link', { name: 'All news' }).click()
    const panel = page.getByRole('dialog', { name: announcements })
    await expect(panel).toBeVisible()
    await panel.getByRole('button', { name: text('common.close') }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.reload()
    await popup.getByRole('button', { name: text('common.close') }).click()
    await page
      .getByRole('banner')
      .getByRole('button', { name: text('identity.login') })
      .click()
    await logInByForm(page, member)
    await expect(page.getByTestId('balance')).toBeVisible()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('publicityClose'))).toBe('1')
    await page.reload()
    await expect(page.getByTestId('balance')).toBeVisible()
    // As long as the popup takes to come.
    await page.waitForTimeout(4_000)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('is left behind by whoever follows a link in it @long', async ({ page, context }) => {
    const brand = await openBrand(context)
    await publishNews(brand, 1, () => '<p><a href="/promotions">All offers</a></p>')
    await page.goto(brand.at('/hot'))
    await page.getByRole('dialog', { name: 'News 1' }).getByRole('link', { name: 'All offers' }).click()
    await expect(page).toHaveURL(brand.at('/promotions'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(brand.at('/hot'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('shows eight things to a page [CONST-007]', async ({ page, context }) => {
    const brand = await openBrand(context)
    await publishNews(brand, 9)
    await page.goto(brand.at('/hot'))
    const panel = page.getByRole('dialog', { name: popup })
    const items = panel.getByRole('list', { name: popup }).getByRole('listitem')
    if (page.viewportSize()!.width < 768)
      await panel.getByRole('button', { name: text('messages.publicity.more', { count: 8 }) }).click()
    await expect(items).toHaveCount(8)
    await panel.getByRole('button', { name: text('common.page', { page: 2 }) }).click()
    await expect(items).toHaveText([/^News 9/])
  })
})

test('a link elsewhere asks before it leaves, a link of the installation does not @long', async ({
  page,
  context,
}) => {
  const brand = await openBrand(context)
  await brand.publish(
    notice({
      title: 'Notice 1',
      content: '<p><a href="https://elsewhere.example/x">elsewhere</a> <a href="/promotions">here</a></p>',
    }),
  )
  await page.goto(brand.at('/hot?panel=announcements'))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Notice 1/ })
    .click()
  await page.getByRole('link', { name: 'elsewhere' }).click()
  const question = page.getByRole('alertdialog', { name: text('messages.leave.title') })
  await expect(question.getByText('https://elsewhere.example/x')).toBeVisible()
  expect(await question.getByRole('link', { name: text('messages.leave.go') }).getAttribute('rel')).toContain(
    'noopener',
  )
  await question.getByRole('button', { name: text('messages.leave.stay') }).click()
  await expect(question).toBeHidden()
  expect(context.pages()).toHaveLength(1)
  await page.getByRole('link', { name: 'here', exact: true }).click()
  await expect(page).toHaveURL(brand.at('/promotions'))
})
