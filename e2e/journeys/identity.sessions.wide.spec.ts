// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { authPanel, fillFields, freshNumber, newestCode, openFold, signOut } from '../pages/identity.ts'
import { logInByForm, sitePage } from '../pages/site.ts'
import { openAgent } from '../support/agent.ts'
import { changeAnswer } from '../support/answers.ts'
import { openBrand, registerOn, type Brand } from '../support/brand.ts'
import { expect, siteUrl, test } from '../support/journey.ts'
import { freshName, registerMember } from '../support/member.ts'
import { callServer } from '../support/server-client.ts'
import { anyText, text } from '../support/texts.ts'

// What follows a login, and what follows its end.

const forcedDialog = (page: Page) => page.getByRole('dialog', { name: text('members.password.change') })

/** Goes through the window of the sandbox provider under a name. */
async function enterBySocial(page: Page, provider: string, name: string): Promise<void> {
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    authPanel(page)
      .getByRole('button', { name: text('entry.social', { name: provider }) })
      .click(),
  ])
  await opened.getByLabel(text('bank.social.name')).fill(name)
  await opened.getByRole('button', { name: text('bank.social.agree') }).click()
}

test('an account elsewhere opens one here, where its switch lets it; a window that is closed says so [AUTH-003] [ERR-014]', async ({
  page,
  context,
}) => {
  const brand = await openBrand(context, { 'identity.socialLogin': { google: true, facebook: false } })
  const panel = authPanel(page)
  await page.goto(brand.at('/promotions?auth=login'))
  await expect(panel.getByRole('button', { name: text('entry.social', { name: 'Facebook' }) })).toHaveCount(0)
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    panel.getByRole('button', { name: text('entry.social', { name: 'Google' }) }).click(),
  ])
  await opened.getByRole('button', { name: text('bank.social.agree') }).waitFor()
  await opened.close()
  const warning = page.getByRole('alertdialog')
  await expect(
    warning.getByText(text('fault.identity.thirdParty.popupClosedByUser'), { exact: true }),
  ).toBeVisible()
  await warning.getByRole('button', { name: text('common.ok') }).click()
  await enterBySocial(page, 'Google', freshName())
  await page.getByTestId('balance').waitFor()
  await expect(page).toHaveURL(brand.at('/'))
  await brand.change({ 'identity.socialLogin': { google: false, facebook: true } })
  await signOut(page)
  await page.goto(brand.at('/?auth=login'))
  await expect(panel.getByRole('button', { name: text('entry.social', { name: 'Google' }) })).toHaveCount(0)
  await enterBySocial(page, 'Facebook', freshName())
  await page.getByTestId('balance').waitFor()
})

test('a handed-out password must be changed before anything else, but not after a login by code or by an account elsewhere [AUTH-007] [AUTH-033] [AUTH-035] [AUTH-036] [VAL-069] [VAL-070]', async ({
  page,
  context,
  picture,
}) => {
  const brand = await openBrand(context, {
    'identity.socialLogin': { google: true, facebook: false },
    'identity.verificationCodeLogin': true,
  })
  const [elsewhere, password] = [freshName(), 'Handed-out-2468']
  const username = await openAccountWithEverything(page, brand, { elsewhere, password })
  await brand.change({ 'identity.defaultPassword': password })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))

  await page.goto(brand.at('/?auth=login'))
  await authPanel(page).getByText(text('entry.type.username')).click()
  await logInByForm(page, { username, password })
  const forced = forcedDialog(page)
  await expect(forced.getByLabel(text('members.password.new'), { exact: true })).toBeVisible()
  await expect(forced.getByLabel(text('members.password.old'))).toHaveCount(0)
  await expect(forced.getByRole('button', { name: text('common.close') })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(forced).toBeVisible()
  await picture('forced')
  await fillFields(forced, {
    [text('members.password.new')]: 'short',
    [text('members.password.confirm')]: 'short',
  })
  await forced.getByRole('button', { name: text('members.password.change') }).click()
  await expect(
    forced.getByText(text('pattern.passwordRange', { min: 8, max: 64 }), { exact: true }),
  ).toBeVisible()
  expect(asked).not.toContain('/wps/member/info')
  expect(asked).not.toContain('/wps/member/password')

  // It is not got rid of by a reload; then nobody knows the old password any more.
  asked.length = 0
  await page.reload()
  await expect(forced.getByLabel(text('members.password.old'))).toBeVisible()
  await forced.getByRole('button', { name: text('members.password.change') }).click()
  await expect(
    forced.getByText(text('identity.empty', { field: text('members.password.old') }), { exact: true }),
  ).toBeVisible()
  expect(asked).not.toContain('/wps/member/info')

  await page.evaluate(() => sessionStorage.clear())
  await page.goto(brand.at('/?auth=login'))
  await enterBySocial(page, 'Google', elsewhere)
  await page.getByTestId('balance').waitFor()
  await expect(forced).toHaveCount(0)
  expect(asked).toContain('/wps/member/info')
  await signOut(page)
  await page.goto(brand.at('/?auth=login'))
  const number = await page.evaluate(() => localStorage.getItem('journeyNumber') ?? '')
  await authPanel(page).getByText(text('entry.type.sms')).click()
  await authPanel(page).getByLabel(text('identity.mobileNum')).fill(number)
  await authPanel(page)
    .getByRole('button', { name: text('entry.code.send') })
    .click()
  // Until then the newest code is the one of the registration.
  await expect(authPanel(page).getByRole('button', { name: anyText('entry.code.counting') })).toBeVisible()
  await authPanel(page)
    .getByLabel(text('identity.verificationCode'))
    .fill(await newestCode(context, brand, number))
  await authPanel(page)
    .getByRole('button', { name: text('identity.login') })
    .click()
  await page.getByTestId('balance').waitFor()
  await expect(forced).toHaveCount(0)

  await page.goto(brand.at('/?center=securityCenter'))
  const fold = await openFold(page, text('members.password'))
  await fold.getByRole('button', { name: text('members.password.change') }).click()
  await expect(
    fold.getByText(text('identity.empty', { field: text('members.password.old') }), { exact: true }),
  ).toBeVisible()
})

/** An account with an account elsewhere, a password and a number; signed out again. Answers its username. */
async function openAccountWithEverything(
  page: Page,
  brand: Brand,
  { elsewhere, password }: { elsewhere: string; password: string },
): Promise<string> {
  await page.goto(brand.at('/?auth=login'))
  await enterBySocial(page, 'Google', elsewhere)
  await page.getByTestId('balance').waitFor()
  await page.goto(brand.at('/?center=securityCenter'))
  const phone = await openFold(page, text('identity.mobileNum'))
  const number = freshNumber()
  await phone.getByLabel(text('protect.mobile.new')).fill(number)
  await phone.getByRole('button', { name: text('entry.code.send') }).click()
  await phone
    .getByLabel(text('identity.verificationCode'))
    .fill(await newestCode(page.context(), brand, number))
  await phone.getByRole('button', { name: text('protect.contact.bind') }).click()
  await expect(phone.locator('summary')).toContainText(text('protect.verified'))
  const fold = await openFold(page, text('members.password'))
  await fillFields(fold, {
    [text('members.password.new')]: password,
    [text('members.password.confirm')]: password,
  })
  await fold.getByRole('button', { name: text('members.password.change') }).click()
  await expect(page.getByText(text('members.password.done'))).toBeVisible()
  await page.getByTestId('balance').waitFor()
  await expect(page).toHaveURL(brand.at('/'))
  const username = await page.evaluate(() => sessionStorage.getItem('username') ?? '')
  await page.evaluate((given) => localStorage.setItem('journeyNumber', given), number)
  await page.evaluate(() => sessionStorage.clear())
  return username
}

test('after a login comes home; the first one is confirmed, and one to an account of an agent asks for a new password [AUTH-012] [AUTH-031] [AUTH-032]', async ({
  page,
  browser,
  context,
}) => {
  const first: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/member/firstLogin')) first.push(request.method())
  })
  const enter = async (path: string, who: { username: string; password: string }): Promise<void> => {
    await page.evaluate(() => sessionStorage.clear()).catch(() => undefined)
    await page.goto(path)
    await logInByForm(page, who)
  }
  const known = await registerMember(context)
  for (const path of ['/promotions?auth=login', '/login']) {
    await enter(path, known)
    await page.getByTestId('balance').waitFor()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  expect(first).toEqual([])

  // An account elsewhere opens one here, at its first login and not again.
  const brand = await openBrand(context, { 'identity.socialLogin': { google: true, facebook: false } })
  const elsewhere = freshName()
  for (const logins of [1, 2]) {
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(brand.at('/?auth=login'))
    await enterBySocial(page, 'Google', elsewhere)
    await page.getByTestId('balance').waitFor()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(first, `after ${logins}`).toEqual(['PUT'])
  }

  const own = await browser.newPage({ baseURL: siteUrl() })
  const { token } = await openAgent(own)
  await own.context().close()
  const made = { username: freshName(), password: 'Given-by-1357' }
  await callServer(context.request, 'agents.registerAccount', { ...made, type: 0 }, token)
  // The change comes first, and then the installation hears of the first login.
  await enter('/login', made)
  const forced = forcedDialog(page)
  await expect(forced).toBeVisible()
  await fillFields(forced, {
    [text('members.password.new')]: 'Journey-2468',
    [text('members.password.confirm')]: 'Journey-2468',
  })
  expect(first).toEqual(['PUT'])
  await forced.getByRole('button', { name: text('members.password.change') }).click()
  await page.getByTestId('balance').waitFor()
  await expect(forced).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await expect.poll(() => first).toEqual(['PUT', 'PUT'])
})

test(
  'the first login with a password is welcomed by name @long',
  { tag: '@long' },
  async ({ page, context }) => {
    const member = await registerMember(context)
    await changeAnswer(page, 'identity.login', (session) => ({ ...session, firstTimeLogin: true }))
    await page.goto('/login')
    await logInByForm(page, member)
    await expect(page.getByText(text('identity.welcome', { name: member.username }))).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test('nothing of an account, its agent centre or its rank stays after its owner signs out [AUTH-042]', async ({
  page,
}) => {
  await page.goto('/?auth=login')
  await logInByForm(page, { username: 'agent', password: 'Agent-2468' })
  await page.getByTestId('balance').waitFor()
  const header = page.getByRole('banner')
  await expect(header).toContainText(/VIP ?\d/)
  await header.getByRole('button', { name: text('shell.account.menu') }).click()
  await expect(page.getByRole('menuitem', { name: text('shell.agentCenter') })).toBeVisible()
  await page.keyboard.press('Escape')
  await signOut(page)
  await expect(header.getByRole('button', { name: text('identity.register') })).toBeVisible()
  await expect(header.getByRole('button', { name: text('shell.account.menu') })).toHaveCount(0)
  await expect(header).not.toContainText(/VIP ?\d/)
  expect(
    await page.evaluate(() => ['token', 'isAgent', 'memberLabel'].map((key) => sessionStorage.getItem(key))),
  ).toEqual([null, null, null])
  await page.goto('/?agent=agentTeamOverview')
  await expect(page.getByRole('dialog', { name: text('agents.center') })).toHaveCount(0)
  await expect(authPanel(page).getByLabel(text('identity.username'))).toBeVisible()
})

test('a trial account may look around, and no more; the member centre opens for members alone [AUTH-064] [AUTH-065] [AUTH-066] [AUTH-067]', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 403/)
  const brand = await openBrand(context, { 'identity.freePlay': true })
  const center = sitePage(page).panel(text('members.center'))
  await page.goto(brand.at('/?center=securityCenter'))
  await expect(authPanel(page).getByRole('tab', { name: text('identity.login') })).toBeVisible()
  await expect(center).toHaveCount(0)
  await authPanel(page)
    .getByRole('button', { name: text('entry.freePlay') })
    .click()
  await expect(page.getByTestId('balance')).toContainText('2,000')
  expect(await page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('4')

  const warning = page.getByRole('alertdialog')
  const given = async (): Promise<void> => {
    await expect(warning).toContainText(text('shell.trial'))
    await warning.getByRole('button', { name: text('common.ok') }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('wallet.deposit') })
    .click()
  await given()
  for (const address of ['/?center=securityCenter', '/?agent=agentTeamOverview']) {
    await page.goto(brand.at(address))
    await given()
  }
  const status = await page.evaluate(
    async () =>
      (
        await fetch('/wps/v2/deposits', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${sessionStorage.getItem('token')}`,
            platform: 'W',
          },
          body: JSON.stringify({ methodId: 'none', amount: 100, requestId: crypto.randomUUID() }),
        })
      ).status,
  )
  expect(status).toBe(403)
  const ofAgents = await page.evaluate(async () =>
    Promise.all(
      [
        'agentTeamOverview',
        'agentTeamManagement',
        'agentTeamBetting',
        'agentUserLoss',
        'agentMyIncome',
        'agentRegisterAccount',
      ].map(async (id) => {
        const answer = await fetch(`/wps/relay/MCS2_${id}`, {
          headers: { authorization: `Bearer ${sessionStorage.getItem('token')}`, platform: 'W' },
        })
        return [answer.status, ((await answer.json()) as { code: string }).code]
      }),
    ),
  )
  expect(ofAgents).toEqual(Array.from({ length: 6 }, () => [403, 'NEED_REAL_ACCOUNT']))

  await page.evaluate(() => sessionStorage.clear())
  await registerOn(page, brand)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('0')
  await page.goto(brand.at('/?center=securityCenter'))
  await expect(center).toBeVisible()
})

test('a visitor looks around, searches, registers, logs in, asks for a new password and for help, with no login in the way [AUTH-057]', async ({
  page,
}) => {
  const none = () => expect(page.getByRole('dialog')).toHaveCount(0)
  for (const path of ['/', '/hot', '/rng', '/promotions', '/providers']) {
    await page.goto(path)
    await expect(page.getByRole('main')).not.toBeEmpty()
    await none()
  }
  const found = page.waitForResponse((response) => response.url().includes('gameName=dice'))
  await page.goto('/home?gameName=dice')
  expect((await found).ok()).toBe(true)
  await none()
  await page.goto('/register')
  await expect(page.getByRole('main').getByLabel(text('identity.confirmPassword'))).toBeVisible()
  await none()
  await page.goto('/helpmc')
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await none()
  await page.goto('/')
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('identity.login') })
    .click()
  await expect(authPanel(page).getByLabel(text('identity.username'))).toBeVisible()
  await authPanel(page)
    .getByRole('button', { name: text('entry.forgot') })
    .click()
  await expect(
    page.getByRole('dialog', { name: text('entry.forgot.title') }).getByLabel(text('identity.mobileNum')),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await none()
})

test('favourites, recent games and hearts ask a visitor to log in, and do nothing else [AUTH-061] [AUTH-062] [AUTH-063]', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/avoriteGame|favouriteIds|gameClassify=(?:FAV|RECENT)|recent/i.test(request.url()))
      asked.push(request.url())
  })
  const panel = page.getByRole('dialog', { name: text('identity.title', { site: 'Tessera' }) })
  const turnedAway = async (): Promise<void> => {
    await expect(panel.getByLabel(text('identity.username'))).toBeVisible()
    await panel.getByRole('button', { name: text('common.close') }).click()
    await expect(panel).toHaveCount(0)
  }
  await page.goto('/rng')
  const main = page.getByRole('main')
  await main
    .getByRole('group', { name: text('lobby.list') })
    .getByRole('button', { name: text('lobby.list.recent') })
    .click()
  await turnedAway()
  const heart = main.getByRole('button', { name: anyText('lobby.favourite') }).first()
  await heart.click()
  await turnedAway()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page
    .getByRole('navigation', { name: text('shell.topMenu') })
    .getByRole('link', { name: text('shell.favourites'), exact: true })
    .click()
  await turnedAway()
  expect(asked).toEqual([])
})
