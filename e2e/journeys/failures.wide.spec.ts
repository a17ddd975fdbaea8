// SPDX-License-Identifier: Apache-2.0
import { authPanel, fillFields } from '../pages/identity.ts'
import { expectBalance, logInByForm } from '../pages/site.ts'
import { admin } from '../pages/console.ts'
import { openBrand } from '../support/brand.ts'
import { expect, test } from '../support/journey.ts'
import { freshName, openMember, registerMember } from '../support/member.ts'
import { readSealed, refuseToSeal } from '../support/sealed.ts'
import { text } from '../support/texts.ts'

test.describe.configure({ timeout: 180_000 })

const typed = { username: 'somebody1', password: 'Something-1' }
const network = text('common.error.network')

test('every failure is told in its place, and loses nothing that was typed [ERR-033]', async ({
  page,
  context,
  browser,
  complaints,
  picture,
}) => {
  complaints.allow(
    /status of (4\d\d|50\d)|Failed to load resource|ERR_FAILED|ERR_INTERNET|WebSocket|SlowPart|did not come in time/,
  )
  const panel = authPanel(page)
  const warning = page.getByRole('alertdialog')
  const stored = () => expect(panel.getByLabel(text('identity.username'))).toHaveValue(typed.username)
  /** A popup with OK, after which the form stands there as it was left. */
  const saidInPopup = async (message: string, username = typed.username): Promise<void> => {
    await expect(warning).toContainText(message)
    await warning.getByRole('button', { name: text('common.ok') }).click()
    await expect(warning).toHaveCount(0)
    await expect(panel.getByLabel(text('identity.username'))).toHaveValue(username)
  }

  await test.step('nobody has this name and address: under the form, which stays', async () => {
    const brand = await openBrand(context, {
      'identity.emailReset': true,
      'identity.hideUnknownAccounts': false,
    })
    await page.goto(brand.at('/?auth=login'))
    await panel.getByRole('button', { name: text('entry.forgot') }).click()
    const forgot = page.getByRole('dialog', { name: text('entry.forgot.title') })
    const name = freshName()
    await fillFields(forgot, {
      [text('identity.username')]: name,
      [text('identity.email')]: 'nobody@example.com',
    })
    await forgot.getByRole('button', { name: text('entry.forgot.send'), exact: true }).click()
    await expect(
      forgot.getByRole('alert').getByText(text('fault.identity.noSuchAccount'), { exact: true }),
    ).toBeVisible()
    await expect(forgot.getByLabel(text('identity.username'))).toHaveValue(name)
    await expect(forgot.getByLabel(text('identity.email'), { exact: true })).toHaveValue('nobody@example.com')
    await picture('forgot')
  })

  await test.step('an operator, and a member among agents: a popup, the panel stays', async () => {
    await page.goto('/?auth=login')
    await logInByForm(page, { username: admin.name, password: admin.password })
    await saidInPopup(text('fault.identity.notMember'), admin.name)
    const member = await registerMember(context)
    await page.goto('/?auth=login&area=agent')
    await logInByForm(page, member)
    await saidInPopup(text('fault.identity.notAgent'), member.username)
  })

  await test.step('a check for humans that failed: a popup', async () => {
    await readSealed(
      page,
      ({ botCheckType: _type, botCheckId: _id, botCheckResult: _result, ...payload }) => payload,
    )
    await page.goto('/?auth=login')
    await logInByForm(page, typed)
    await saidInPopup(text('fault.identity.botCheckFailed'))
    await page.unrouteAll()
    await page.reload()
    await fillFields(panel, {
      [text('identity.username')]: typed.username,
      [text('identity.password')]: typed.password,
    })
  })

  await test.step('no answer: a toast; a call that fails without words: an unknown error; both above the form as it was', async () => {
    await page.route('**/wps/session/login', (route) => route.abort(), { times: 1 })
    await panel.getByRole('button', { name: text('identity.login') }).click()
    await expect(page.getByText(network, { exact: true })).toBeVisible()
    await stored()
    await picture('network')
    await refuseToSeal(page)
    await panel.getByRole('button', { name: text('identity.login') }).click()
    await expect(panel.getByText(text('common.error.unknown'), { exact: true })).toBeVisible()
    await stored()
  })

  await test.step('a balance that cannot be asked: a toast, and the page stays', async () => {
    const other = await browser.newContext()
    const tab = await other.newPage()
    await openMember(tab, { balance: 40 })
    await tab.goto('/')
    await expectBalance(tab, 40)
    await tab.route('**/wps/v2/wallets/balance', (route) => route.abort())
    await tab.getByRole('button', { name: text('wallet.balance.refresh') }).click()
    await expect(tab.getByText(network, { exact: true })).toBeVisible()
    await expectBalance(tab, 40)
    await other.close()
  })

  await test.step('a host of nobody, an address that is shut out: a page of its own', async () => {
    const { at, code } = await openBrand(context)
    await page.goto(at('/rng').replace(code, `no${code}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('shell.invalidAddress.title'))
    await expect(page.getByRole('banner')).toHaveCount(0)
    const shut = await openBrand(context, { 'site.blockedIps': ['203.0.113.0/24'] })
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.77' })
    await page.goto(shut.at('/rng'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('shell.blocked.title'))
    await expect(page.getByRole('banner')).toHaveCount(0)
    await context.setExtraHTTPHeaders({})
  })

  await test.step('a part that does not come for two minutes: in its place, with a way to load it again', async () => {
    await page.clock.install()
    await page.goto('/')
    await expect(page.getByRole('heading', { name: text('lobby.hot') })).toBeVisible()
    await page.route(/\/assets\/category-route-.*\.js/, () => undefined)
    await page
      .getByRole('navigation')
      .getByRole('link', { name: text('lobby.type.RNG'), exact: true })
      .first()
      .click()
    await page.clock.runFor(121_000)
    const main = page.getByRole('main')
    await expect(main.getByText(text('common.error.slow'))).toBeVisible()
    await expect(main.getByRole('button', { name: text('trouble.reload') })).toBeVisible()
    await picture('slow')
  })
})
