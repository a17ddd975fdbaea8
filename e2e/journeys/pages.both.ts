import { centerPages, expectNoOverflow, expectSettled } from '../pages/site.ts'
import { expect, test } from '../support/journey.ts'
import { openMember, payIn } from '../support/member.ts'

const addresses = ['/', '/index', '/index.html', '/home', '/hot', '/inhouse', '/rng', '/live', '/fish', '/pvp', '/sports', '/esports', '/cockfight', '/lott', '/elott', '/providers?vassalage=BGS', '/home?gameName=gold']

test('every address opens by itself, with a heading, and nothing stands out to the side', async ({ page, picture }) => {
  test.setTimeout(150_000)
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await expectNoOverflow(page, address)
    await picture(address.replace(/\W+/g, '-'))
  }
})

test('home is home on /, /index, /index.html and /home, without a redirect [NAV-001]', async ({ page }) => {
  for (const address of ['/', '/index', '/index.html', '/home']) {
    const response = await page.goto(address)
    expect(response?.request().redirectedFrom()).toBeNull()
    await expect(page.getByRole('region', { name: 'Offers and news' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(address)
  }
})

test('the pages of the member centre open by their addresses and survive a reload', async ({ page, picture }) => {
  const { token } = await openMember(page)
  await payIn(page.context(), token, 20)
  for (const [id, title] of centerPages) {
    await page.goto(`/?center=${id}`)
    const panel = page.getByRole('dialog', { name: 'Personal Center' })
    await expect(panel.getByRole('button', { name: title, exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(panel.getByRole('heading', { level: 2, name: title })).toBeAttached()
    await expectSettled(page)
    await expectNoOverflow(page, id)
    await picture(id)
  }
  await page.reload()
  await expect(page.getByRole('dialog', { name: 'Personal Center' })).toBeVisible()
})

test('an address that leads nowhere says so and leads home', async ({ page, picture }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'There is no page here' }).first()).toBeVisible()
  await expectNoOverflow(page, 'the page that is not there')
  await picture('not-found')
  await page.getByRole('main').getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL('/')
})

test('a visitor who starts a game is asked to log in, and nothing is launched [AUTH-060]', async ({ page, picture }) => {
  const launches: string[] = []
  page.on('request', (request) => { if (/launch/i.test(request.url())) launches.push(request.url()) })
  await page.goto('/inhouse')
  await page.getByRole('main').getByRole('link', { name: /^Dice/ }).first().click()
  await expect(page.getByRole('dialog', { name: /Welcome/ }).getByRole('tab', { name: 'Log in' })).toHaveAttribute('aria-selected', 'true')
  await picture('login-needed')
  expect(launches).toEqual([])
})
