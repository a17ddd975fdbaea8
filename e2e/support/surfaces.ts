// SPDX-License-Identifier: Apache-2.0
import { expect, type Locator, type Page } from '@playwright/test'
import type { TextKey, TextValues } from '@tessera/texts'
import { callServer } from './server-client.ts'
import { changeAnnouncements, changeAnswer, someNotices } from './answers.ts'

/** A sentence of the installation in the language of the page. */
export type Say = (key: TextKey, values?: TextValues) => string

/** Something that lies on the screen: where it is found, and what has to be pressed before it is there. */
export interface Surface {
  name: string
  path: string
  open?: (at: { page: Page; say: Say; top: Locator }) => Promise<unknown>
  /** Only where there is room for it, or only where there is not. */
  width?: 'wide' | 'phone'
  /** What is opened lies in a window, which may come a moment later. */
  inWindow?: boolean
  /** An open menu takes the page around it away from readers. */
  menu?: boolean
}

const press =
  (key: TextKey, role: 'button' | 'tab' = 'button'): Surface['open'] =>
  async ({ say, top }) =>
    top
      .getByRole(role, { name: say(key), exact: true })
      .first()
      .click()
const type =
  (key: TextKey): Surface['open'] =>
  async ({ say, top }) =>
    top.getByText(say(key), { exact: true }).first().click()
const inTurn =
  (...steps: readonly Surface['open'][]): Surface['open'] =>
  async (at) => {
    for (const step of steps) await step?.(at)
  }
const onPage =
  (key: TextKey): Surface['open'] =>
  async ({ page, say }) =>
    page
      .getByRole('button', { name: say(key), exact: true })
      .first()
      .click()

/** What a visitor meets besides the pages of the addresses. */
export const visitorSurfaces: readonly Surface[] = [
  { name: 'login', path: '/down?auth=login' },
  { name: 'login by SMS', path: '/down?auth=login', open: type('entry.type.sms') },
  {
    name: 'dialling codes',
    path: '/down?auth=login',
    open: inTurn(type('entry.type.sms'), async ({ page }) =>
      page.locator('button[aria-haspopup=dialog]').last().click(),
    ),
  },
  { name: 'login that said no', path: '/down?auth=login', open: press('identity.login') },
  { name: 'registration by username', path: '/down?auth=register' },
  {
    name: 'registration by mobile number',
    path: '/down?auth=register',
    open: press('entry.register.mobile', 'tab'),
  },
  { name: 'registration that said no', path: '/down?auth=register', open: press('identity.register') },
  { name: 'recovery by e-mail', path: '/down?auth=login', open: press('entry.forgot') },
  {
    name: 'recovery by phone',
    path: '/down?auth=login',
    open: inTurn(press('entry.forgot'), press('entry.forgot.phone', 'tab')),
  },
  { name: 'login for agents', path: '/down?auth=login&area=agent' },
  { name: 'feedback', path: '/down?panel=feedback' },
  { name: 'feedback that said no', path: '/down?panel=feedback', open: press('feedback.send') },
  { name: 'download window', path: '/down?panel=download' },
  { name: 'announcements', path: '/down?panel=announcements' },
  {
    name: 'a notice',
    path: '/',
    inWindow: true,
    open: async ({ page }) => page.locator('[data-notice]').click(),
  },
  { name: 'winners', path: '/', inWindow: true, open: onPage('rewards.winners.all') },
  {
    name: 'languages',
    path: '/down',
    width: 'wide',
    inWindow: true,
    open: async ({ page }) =>
      page
        .locator('button[aria-haspopup=dialog]:visible', { has: page.locator('use') })
        .last()
        .click(),
  },
  { name: 'customer service', path: '/down', width: 'wide', menu: true, open: onPage('shell.service') },
  { name: 'the menu', path: '/down', width: 'phone', inWindow: true, open: onPage('shell.menu') },
  { name: 'the narrow menu', path: '/down', width: 'wide', open: onPage('shell.menu.narrow') },
  { name: 'help', path: '/help', inWindow: true },
  { name: 'the terms', path: '/help', open: type('help.terms') },
  { name: 'the page of help', path: '/helpmc' },
  { name: 'no page', path: '/nowhere' },
  { name: 'no such game', path: '/game?gameId=none' },
  { name: 'no such promotion', path: '/promoDetail?id=1' },
  { name: 'no game found', path: '/home?gameName=zzzzzz' },
  {
    name: 'a password by invitation',
    path: '/login?invite=of-customer-service',
    open: async ({ page, say }) =>
      expect(page.getByRole('dialog', { name: say('entry.forgot.set') })).toBeVisible(),
  },
  {
    name: 'the second step of a login',
    path: '/down?auth=login',
    open: async ({ page, say, top }) => {
      await answer(page, '/wps/session/login', {
        token: '',
        firstTimeLogin: false,
        passwordExpired: false,
        defaultPassword: false,
        mustChangePassword: false,
        captcha: false,
        twoFactor: true,
        ticket: 'some-ticket',
        methods: ['totp', 'passkey'],
      })
      // In some languages the way in by password is called as the field is.
      await top.locator('input[name=username]').fill('somebody1')
      await top.locator('input[name=password]').fill('Something-1')
      await top.getByRole('button', { name: say('identity.login'), exact: true }).click()
      await expect(top.getByLabel(say('entry.second.code'))).toBeVisible()
    },
  },
  {
    name: 'leaving the site',
    path: '/down',
    open: async ({ page, say }) => {
      await noticeAway(page)
      await page.goto('/down?panel=announcements')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Notice 1/ })
        .click()
      await page.getByRole('link', { name: 'elsewhere' }).click()
      await expect(page.getByRole('alertdialog', { name: say('messages.leave.title') })).toBeVisible()
    },
  },
  {
    name: 'the games of a studio',
    path: '/esports',
    inWindow: true,
    open: async ({ page, say }) => {
      await changeAnswer(page, 'catalogue.vendorLanes', (value) => ({
        ...value,
        data: {
          ...value.data,
          lanes: value.data.lanes.map((group) => ({
            ...group,
            cards: group.cards.map((card) => ({ ...card, isGame: 'VASSALAGE' as const })),
          })),
        },
      }))
      // The page keeps the cards for the session.
      await page.evaluate(() => sessionStorage.clear())
      await page.reload()
      await page
        .getByRole('main')
        .getByRole('region', { name: say('lobby.studios') })
        .locator('button[aria-haspopup=dialog]')
        .first()
        .click()
      await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible()
    },
  },
]

/** The pages of the agent centre, for an agent without a team and without a contract. */
export const agentSurfaces: readonly Surface[] = [
  'agentAnnouncement',
  'agentTeamOverview',
  'agentRegisterAccount',
  'agentTeamManagement',
  'agentTeamBetting',
  'agentUserLoss',
  'agentMyIncome',
  'agentAccountDetails',
  'agentDividendRecord',
  'agentDailyWages',
  'agentHourlySalary',
  'agentRealTimeSalary',
].map((id) => ({ name: id, path: `/down?agent=${id}` }))

/** What the installation says about itself, with one notice that leads elsewhere. */
const noticeAway = async (page: Page): Promise<void> =>
  changeAnnouncements(page, {
    player: someNotices(1).map((notice) => ({
      ...notice,
      content: '<p><a href="https://elsewhere.example/x" data-leaves="elsewhere.example">elsewhere</a></p>',
    })),
  })

const center = (id: string) => ({ name: id, path: `/down?center=${id}` })
const fold = (name: string, key: TextKey, ...further: readonly Surface['open'][]): Surface => ({
  name,
  path: '/down?center=securityCenter',
  open: inTurn(async ({ say, top }) => top.locator('summary', { hasText: say(key) }).click(), ...further),
})

/** Lets the installation give a certain answer to a POST, for what comes after it. */
async function answer(page: Page, path: string, value: unknown, code = 'OK', status = 200): Promise<void> {
  await page.route(
    `**${path}`,
    (route) =>
      route.fulfill({
        status,
        json: { success: code === 'OK', value, message: code === 'OK' ? '' : 'Once more', code },
      }),
    { times: 1 },
  )
}

const dice = '/down?play=gameId%3Dinh_dice'

/**
 * What lies above the page where games open in a window, for a member who is not known to be as old as the
 * brand asks for. In this order: the age is told in the second.
 */
export const playSurfaces: readonly Surface[] = [
  {
    name: 'the question for the age',
    path: dice,
    open: async ({ page, say }) =>
      expect(page.getByRole('alertdialog', { name: say('games.age.title', { age: 21 }) })).toBeVisible(),
  },
  {
    name: 'a game in a window',
    path: dice,
    open: async ({ page, say, top }) => {
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('games.age.yes', { age: 21 }) })
        .click()
      await expect(top.frameLocator('iframe').locator('body')).toHaveAttribute('data-state', 'ready', {
        timeout: 30_000,
      })
    },
  },
  {
    name: 'leaving a game in a window',
    path: dice,
    open: async ({ page, say, top }) => {
      await expect(top.frameLocator('iframe').locator('body')).toHaveAttribute('data-state', 'ready', {
        timeout: 30_000,
      })
      await top.getByRole('button').first().focus()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('alertdialog', { name: say('games.leave.title') })).toBeVisible()
    },
  },
]

/** The same, once in-house games ask for more than the brand, and nobody knows the member's birthday. */
export const olderSurfaces: readonly Surface[] = [
  {
    name: 'a game for older people',
    path: dice,
    open: async ({ top, say }) =>
      expect(top.getByText(say('fault.play.birthdayNeeded', { age: 25 }))).toBeVisible(),
  },
]

/** What a member meets: both centres, and what protects an account. */
export const memberSurfaces: readonly Surface[] = [
  ...[
    'securityCenter',
    'transferFund',
    'depositv2',
    'withdraw',
    'transferUpline',
    'personalHistoryCopy',
    'transactionHistory',
    'personalProfit',
    'bonusDetails',
    'rewardCenter',
    'messageV2',
    'playerRank',
  ].map(center),
  fold('the pictures', 'center.avatar', async ({ top }) =>
    expect(top.locator('details[open] button[aria-pressed]').nth(5)).toBeVisible(),
  ),
  fold('the profile', 'protect.profile'),
  fold('the login password', 'members.password'),
  fold('the payment password', 'members.payment'),
  fold('the mobile number', 'identity.mobileNum'),
  fold('the e-mail address', 'identity.email'),
  fold(
    'the set-up of an authenticator app',
    'protect.totp',
    async ({ page }) =>
      answer(page, '/wps/member/twoFactor', {
        secret: 'JBSWY3DPEHPK3PXP',
        otpauthUrl: 'otpauth://totp/Site:me?secret=JBSWY3DPEHPK3PXP&issuer=Site',
      }),
    press('protect.totp.start'),
    async ({ top }) => expect(top.locator('code')).toBeVisible(),
  ),
  fold(
    'the proof that it is still the same person',
    'protect.totp',
    async ({ page }) => answer(page, '/wps/member/twoFactor', null, 'STEP_UP_REQUIRED', 403),
    press('protect.totp.start'),
    async ({ page, say }) => expect(page.getByRole('dialog', { name: say('protect.proof') })).toBeVisible(),
  ),
  {
    name: 'a password that must be changed',
    path: '/down',
    open: async ({ page, say }) => {
      await page.evaluate(() =>
        sessionStorage.setItem('mustChangePassword', sessionStorage.getItem('username') ?? 'me'),
      )
      await page.reload()
      await expect(page.getByRole('dialog', { name: say('members.password.change') })).toBeVisible()
      await page.evaluate(() => sessionStorage.removeItem('mustChangePassword'))
    },
  },
  { name: 'promotions', path: '/promotions' },
  {
    name: 'a promotion',
    path: '/promotions',
    open: async ({ page }) => {
      await page.getByRole('main').locator('a[href^="/promoDetail"]').last().click()
      await expect(page).toHaveURL(/promoDetail/)
    },
  },
  { name: 'the lotteries', path: '/lotteryCenter' },
  { name: 'a lottery', path: '/lottery?gameCode=MB-HN' },
  { name: 'the points mall', path: '/pointMall' },
  {
    name: 'redeeming goods',
    path: '/pointMall',
    inWindow: true,
    // Bonuses come first; what the member's rank does not allow yet is off.
    open: async ({ page }) =>
      page.getByRole('main').getByRole('article').locator('button:enabled').last().click(),
  },
  {
    name: 'a bonus that needs a contact',
    path: '/pointMall',
    inWindow: true,
    open: async ({ page }) => page.getByRole('main').getByRole('article').getByRole('button').first().click(),
  },
  fold('the passkeys', 'protect.passkeys'),
  fold('the devices', 'protect.devices', async ({ top, say }) =>
    expect(top.getByText(say('protect.devices.this'))).toBeVisible(),
  ),
  {
    name: 'a deposit that said no',
    path: '/down?center=depositv2',
    open: inTurn(
      async ({ top }) => top.getByRole('textbox').first().fill('0'),
      press('wallet.deposit.submit'),
    ),
  },
  {
    name: 'the account menu',
    path: '/down',
    menu: true,
    open: async ({ page }) => page.getByRole('banner').locator('button[aria-haspopup=menu]').last().click(),
  },
  {
    name: 'a game in maintenance',
    path: '/inhouse',
    inWindow: true,
    open: async ({ page }) => {
      const { games } = await callServer(page.request, 'catalogue.games', {
        gameType: 'INHOUSE',
        pageSize: 6,
      })
      await answer(page, '/wps/v2/game/launchGame', { suggestions: games }, 'GAME_MAINTENANCE')
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
      await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(games.length)
    },
  },
  {
    name: 'signing out',
    path: '/down',
    open: async ({ page, say }) => {
      await page.getByRole('banner').locator('button[aria-haspopup=menu]').last().click()
      await page.getByRole('menuitem', { name: say('identity.logout') }).click()
      await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible()
    },
  },
]
