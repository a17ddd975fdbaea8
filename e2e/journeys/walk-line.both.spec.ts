// SPDX-License-Identifier: Apache-2.0
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { freshName, payIn, paymentPassword, registerMember, storeToken } from '../support/member.ts'
import { textsIn } from '../support/texts.ts'
import { byKeyboard } from '../support/walk/by-keyboard.ts'
import { byTree } from '../support/walk/by-tree.ts'
import { focusOf } from '../support/walk/focus-of.ts'
import { speak } from '../support/walk/language.ts'
import { hush, matches, say, startWalk, type Walker, type Way } from '../support/walk/walker.ts'

// The whole line without a mouse: after each step it is named what has the focus, and each outcome is spoken.

interface Walk {
  readonly page: Page
  readonly context: BrowserContext
  readonly walker: Walker
  readonly words: ReturnType<typeof textsIn>
}

const ways: readonly (readonly [string, Way])[] = [
  ['by keyboard', byKeyboard],
  ['by the accessibility tree', byTree],
]

for (const language of ['en', 'ar'] as const)
  for (const [wayName, way] of ways) {
    const isDaily = way === byKeyboard && language === 'en'
    const options = isDaily ? {} : { tag: '@long' }
    const begin = async (page: Page, context: BrowserContext): Promise<Walk> => {
      test.setTimeout(240_000)
      await speak(context, language)
      const walker = await startWalk(context, page, way)
      return { page, context, walker, words: textsIn(language) }
    }
    const where = `${wayName} in ${language.toUpperCase()}`

    test(`registers, logs out and logs in ${where}`, options, async ({ page, context }) => {
      await registerAndLogIn(await begin(page, context))
    })

    test(`deposits ${where}, at a bank that speaks the same language`, options, async ({ page, context }) => {
      const walk = await begin(page, context)
      const { token } = await registerMember(context)
      await storeToken(page, token)
      await deposit(walk, language)
    })

    test(`bets on a lottery ticket ${where}`, { tag: '@long' }, async ({ page, context }) => {
      const walk = await begin(page, context)
      const { token } = await registerMember(context)
      await payIn(context, token, 500)
      await storeToken(page, token)
      await betOnTicket(walk)
    })

    test(
      `withdraws ${where}, after a payment password and an account were set`,
      { tag: '@long' },
      async ({ page, context }) => {
        const walk = await begin(page, context)
        const { token } = await registerMember(context)
        await payIn(context, token, 50)
        await storeToken(page, token)
        await withdraw(walk)
      },
    )
  }

async function registerAndLogIn({ page, walker, words: { text, anyText } }: Walk): Promise<void> {
  const username = freshName()
  await page.goto('/promotions')
  await expect(page.getByRole('button', { name: text('identity.login'), exact: true }).first()).toBeVisible()
  await walker.press('button', text('identity.register'))
  await expect(page.getByRole('dialog', { name: anyText('identity.title') })).toBeVisible()
  await walker.write(text('identity.username'), username)
  await walker.expectFocus('textbox', text('identity.username'))
  await walker.write(text('identity.password'), 'Journey-1357')
  await walker.write(text('identity.confirmPassword'), 'Journey-1357')
  await walker.press('checkbox', anyText('identity.terms'))
  await expect(page.getByRole('checkbox', { name: anyText('identity.terms') })).toBeChecked()
  // The button of the panel comes after its fields; the one of the header lies behind the panel.
  await walker.press('button', text('identity.register'))
  await walker.expectSpoken(text('shell.spoken.loggedIn'))
  const given = page.getByRole('alertdialog', { name: text('identity.registered') })
  await expect(given).toBeVisible()
  await walker.press('button', text('identity.registered.lookRound'))
  await expect(given).toHaveCount(0)
  await walker.expectFocus('main', '')

  await walker.press('button', anyText('shell.account.menu'))
  await walker.press('menuitem', text('identity.logout'))
  await expect(page.getByRole('alertdialog', { name: text('identity.logout') })).toBeVisible()
  await walker.press('button', text('common.confirm'))
  await walker.expectSpoken(text('shell.spoken.loggedOut'))
  await walker.expectFocus('main', '')

  await walker.press('button', text('identity.login'))
  await walker.write(text('identity.username'), username)
  await walker.write(text('identity.password'), 'Wrong-1357')
  await walker.press('button', text('identity.login'))
  await walker.expectSpoken(/./)
  await walker.write(text('identity.password'), 'Journey-1357')
  await walker.press('button', text('identity.login'))
  await walker.expectSpoken(text('shell.spoken.loggedIn'))
  await walker.expectFocus('main', '')
}

async function deposit(
  { page, context, walker, words: { text, anyText } }: Walk,
  language: 'en' | 'ar',
): Promise<void> {
  await page.goto('/')
  await expect(page.getByTestId('balance')).toBeVisible()
  await walker.press('button', text('wallet.deposit'))
  await walker.write(text('common.amount'), '35')
  await walker.press('button', text('wallet.deposit.submit'))
  // The step that comes next has the focus, and says that it opens a new tab.
  const link = new RegExp(`^${text('wallet.deposit.open')}.*${text('shell.spoken.newTab')}`)
  await walker.expectFocus('link', link)
  await hush(page)
  const opening = context.waitForEvent('page')
  await page.keyboard.press('Enter')
  const bank = await opening
  await expect(bank.locator('html')).toHaveAttribute('lang', language)
  const atBank = walker.on(bank)
  await atBank.press('button', anyText('bank.pay'))
  await expect(bank.getByRole('status')).toHaveText(anyText('bank.paid'))
  await atBank.to('link', text('bank.back'))
  await bank.close()
  await walker.expectSpoken(text('wallet.deposit.paid'))
  await walker.expectFocus('button', text('wallet.deposit.play'))
  await walker.press('button', text('wallet.deposit.play'))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await walker.expectFocus('main', '')
}

async function betOnTicket({ page, walker, words: { text, anyText } }: Walk): Promise<void> {
  await page.goto('/lottery')
  const add = page.getByRole('button', { name: text('lottery.slip.add') })
  await expect(add).toBeVisible()
  await walker.press('button', `${text('lottery.quick')}: 1`)
  await walker.expectFocus('button', `${text('lottery.quick')}: 1`)
  await walker.write(text('lottery.stake'), '2')
  await walker.press('button', text('lottery.slip.add'))
  await walker.expectSpoken(anyText('shell.spoken.onSlip'))
  await walker.expectFocus('button', text('lottery.slip.add'))
  await walker.press('button', text('lottery.place'))
  await walker.expectSpoken(anyText('lottery.placed'))
  // The button is gone with the slip: the focus is where it was before, or on the page.
  await expect(async () => {
    const focus = await focusOf(page)
    expect(
      matches(focus, 'main', '') || matches(focus, 'button', text('lottery.slip.add')),
      `the focus is on ${say(focus)}`,
    ).toBe(true)
  }).toPass()
}

async function withdraw({ page, walker, words: { text } }: Walk): Promise<void> {
  await page.goto('/?center=withdraw')
  await expect(page.getByLabel(text('members.payment.new'), { exact: true })).toBeVisible()
  await walker.write(text('members.payment.new'), paymentPassword)
  await walker.write(text('members.payment.confirm'), paymentPassword)
  await walker.press('button', text('members.payment.create'))
  await walker.expectSpoken(/./)
  await walker.expectFocus('group', text('payout.addAccount'))
  await walker.write(text('wallet.withdraw.bank'), 'First Harbour')
  await walker.write(text('wallet.withdraw.number'), 'DE02120300000000202051')
  await walker.write(text('wallet.withdraw.holder'), 'Journey Member')
  await walker.write(text('wallet.withdraw.password'), paymentPassword)
  await walker.press('button', text('wallet.withdraw.saveAccount'))
  await walker.expectSpoken(text('wallet.withdraw.accountSaved'))
  await walker.expectFocus('group', text('wallet.withdraw'))
  await walker.write(text('common.amount'), '20')
  await walker.write(text('wallet.withdraw.password'), paymentPassword)
  await walker.press('button', text('wallet.withdraw.submit'))
  await walker.expectSpoken(text('wallet.withdraw.done'))
  await walker.expectFocus('button', text('wallet.withdraw.submit'))
}
