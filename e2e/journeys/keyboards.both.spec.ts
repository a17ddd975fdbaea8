// SPDX-License-Identifier: Apache-2.0
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { languages, text as textOf, type TextKey } from '@tessera/texts'
import type { CallInput, CallOutput } from '@tessera/contract'
import { routes } from '@tessera/contract/generated/routes'
import type { TextValues } from '@tessera/texts/text-key'
import { admin } from '../pages/console.ts'
import { freshNumber, newestCode } from '../pages/identity.ts'
import { expectBalance } from '../pages/site.ts'
import { openSlip } from '../pages/slip.ts'
import { openBrand, type Brand } from '../support/brand.ts'
import { expect, test } from '../support/journey.ts'
import { keyboards, openAs, typeInto, writtenBy, type Keyboard } from '../support/keyboards.ts'
import { freshName, paymentPassword } from '../support/member.ts'
import { callServer, signInOperator } from '../support/server-client.ts'
import { expectWhole } from '../support/whole.ts'

const rule = (patternId: number, minLength: number, maxLength: number) => ({
  enabled: true,
  required: true,
  acceptedPattern: '',
  patternId,
  minLength,
  maxLength,
})
const settings = {
  'identity.smsVerification': true,
  'identity.registrationFields': {
    username: rule(1, 6, 12),
    password: rule(19, 8, 64),
    payeeName: rule(12, 2, 50),
    mobileNum: rule(6, 8, 15),
    paymentPassword: rule(6, 6, 6),
  },
  // So that 1.000 is too much if it is a thousand, and would be taken if it was one.
  'wallet.depositMinimum': 1,
  'wallet.depositMaximum': 500,
  'wallet.withdrawalMinimum': 1,
}
const password = 'Journey-1357'

/** A member at a keyboard. */
interface Typist {
  page: Page
  brand: Brand
  keyboard: Keyboard
  visitor: APIRequestContext
  say(key: TextKey, values?: TextValues): string
  /** Types what the keyboard writes for `plain`. */
  type(field: Locator, plain: string): Promise<void>
  picture(name: string): Promise<void>
}

for (const keyboard of keyboards) {
  test.describe(keyboard.name, () => {
    test.use({ locale: keyboard.locale })

    test(
      `a ${keyboard.name} keyboard registers, deposits, bets and withdraws`,
      { tag: keyboard.name === 'Arabic' ? [] : '@long' },
      async ({ page, context, picture }) => {
        test.setTimeout(300_000)
        const brand = await openBrand(context, settings)
        const visitor = await brand.visit()
        const typist: Typist = {
          page,
          brand,
          keyboard,
          visitor,
          say: (key, values) => textOf(keyboard.language, key, values),
          type: (field, plain) => typeInto(field, keyboard, writtenBy(keyboard, plain)),
          picture: async (name) => {
            await expectWhole(page, name)
            await picture(name)
          },
        }
        await openAs(page, keyboard)
        await register(typist)
        await deposit(typist)
        await bet(typist)
        await withdraw(typist)
        await pay(typist)
        const { list } = await askFrom(page, 'wallet.transactions')
        expect(list.map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([
          [-5.75, 1.5],
          [-3.25, 7.25],
          [10.5, 10.5],
        ])
        await visitor.dispose()
      },
    )
  })
}

async function register({ page, brand, keyboard, say, type, picture }: Typist): Promise<void> {
  await page.goto(brand.at('/register'))
  const form = page.getByRole('main')
  const number = freshNumber()
  await form.getByLabel(say('identity.username')).fill(freshName())
  await form.getByLabel(say('identity.password'), { exact: true }).fill(password)
  await form.getByLabel(say('identity.confirmPassword')).fill(password)
  const sent = await countSubmits(page)
  const name = form.getByLabel(say('identity.payeeName'))
  await typeInto(name, keyboard, keyboard.person)
  await expect(name).toHaveValue(keyboard.person)
  const phone = form.getByLabel(say('identity.mobileNum'), { exact: true })
  await type(phone, number)
  await expect(phone).toHaveValue(number)
  await form.getByRole('button', { name: say('entry.code.send') }).click()
  const code = await newestCode(page.context(), brand, number)
  await type(form.getByLabel(say('identity.verificationCode')), code)
  await type(form.getByLabel(say('identity.paymentPassword')), paymentPassword)
  expect(await sent()).toBe(0)
  // Where a language has no sentences of its own, English ones are read in their own direction.
  if (languages[keyboard.language].texts === 'EN')
    expect(await runsToTheRight(form.getByText(say('identity.username.hint', { min: 6, max: 12 })))).toBe(
      true,
    )
  await picture('register')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: say('identity.register') }).click()
  const welcome = page.getByRole('alertdialog', { name: say('identity.registered') })
  await welcome.getByRole('button', { name: say('identity.registered.lookRound') }).click()
  await page.getByTestId('balance').waitFor()
}

async function deposit({ page, brand, keyboard, say, type, picture }: Typist): Promise<void> {
  await page.goto(brand.at('/?center=depositv2'))
  const sent = await countSubmits(page)
  const amount = page.getByRole('textbox', { name: say('common.amount') })
  const submit = page.getByRole('button', { name: say('wallet.deposit.submit') })
  await typeInto(amount, keyboard, keyboard.thousand)
  expect(await sent()).toBe(0)
  await submit.click()
  await expect(amount).toHaveAccessibleDescription(
    keyboard.asksBack
      ? say('numbers.unclear', { whole: '1000', part: '1.000' })
      : say('wallet.amount.range', { min: '1.00', max: '500.00' }),
  )
  await picture('deposit-thousand')
  await type(amount, '10.50')
  expect(await beginsWithThePage(amount), 'the amount is away from the sign of the currency').toBe(true)
  await picture('deposit')
  await submit.click()
  const opening = page.context().waitForEvent('page')
  await page.getByRole('link', { name: say('wallet.deposit.open') }).click()
  const bank = await opening
  await bank.getByRole('button', { name: say('bank.pay', { amount: '10.50 USD' }) }).click()
  await expect(bank.getByRole('status')).toBeVisible()
  await bank.close()
  await expect(page.getByRole('heading', { name: say('wallet.deposit.paid') })).toBeVisible()
  await expectBalance(page, 10.5)
  await picture('deposit-paid')
}

async function bet({ page, brand, visitor, say, type, picture }: Typist): Promise<void> {
  const { soon } = await callServer(visitor, 'sportsbook.lobby', { sport: 'football' })
  const leg = soon
    .flatMap(({ main }) =>
      main?.status === 'open' && main.outcomes[0]!.price > 0
        ? [{ marketId: main.id, outcome: main.outcomes[0]!.outcome }]
        : [],
    )
    // The latest of them, which does not begin meanwhile.
    .at(-1)!
  const { code } = await askFrom(page, 'sportsbook.shareSlip', { legs: [[leg]] })
  await page.goto(brand.at(`/sportsbook/bets?slip=${code}`))
  const slip = await openSlip(page, { say })
  const sent = await countSubmits(page)
  // Not the field for a code, which is there before the selection.
  await type(slip.getByRole('listitem').getByRole('textbox'), '3.25')
  expect(await sent()).toBe(0)
  await picture('slip')
  await slip.getByRole('button', { name: say('sportsbook.slip.place') }).click()
  await expect(slip.getByText(say('sportsbook.slip.accepted'), { exact: true })).toBeVisible()
  await expectBalance(page, 7.25)
  await picture('slip-accepted')
}

async function withdraw({ page, brand, keyboard, say, type, picture }: Typist): Promise<void> {
  await page.goto(brand.at('/?center=withdraw'))
  const sent = await countSubmits(page)
  const pin = page.getByLabel(say('wallet.withdraw.password'), { exact: true })
  await typeInto(page.getByLabel(say('wallet.withdraw.bank'), { exact: true }), keyboard, keyboard.bank)
  await typeInto(page.getByLabel(say('wallet.withdraw.number')), keyboard, keyboard.account.typed)
  await typeInto(page.getByLabel(say('wallet.withdraw.holder')), keyboard, keyboard.holder)
  await type(pin, paymentPassword)
  expect(await sent()).toBe(0)
  await picture('payee')
  await page.getByRole('button', { name: say('wallet.withdraw.saveAccount') }).click()
  await expect(page.getByRole('combobox', { name: say('wallet.withdraw.account') })).toContainText(
    `${keyboard.bank} · ${keyboard.account.plain}`,
  )
  await type(page.getByRole('textbox', { name: say('common.amount') }), '5.75')
  await type(pin, paymentPassword)
  await picture('withdraw')
  await page
    .locator('form')
    .getByRole('button', { name: say('wallet.withdraw.submit'), exact: true })
    .click()
  await expect(page.getByRole('region', { name: say('wallet.withdraw.recent') })).toContainText('5.75')
  await expectBalance(page, 1.5)
  await picture('withdrawn')
}

/** An operator approves and pays the one withdrawal of the brand. */
async function pay({ page, brand, say, keyboard, picture }: Typist): Promise<void> {
  const { request } = page.context()
  const { token } = await signInOperator(request, admin)
  const { list } = await callServer(request, 'backoffice.withdrawals', { brandCode: brand.code }, token)
  expect(list).toMatchObject([
    { amount: 5.75, accountNumber: keyboard.account.plain, holder: keyboard.holder },
  ])
  const id = list[0]!.withdrawalId
  const flags = list[0]!.reasons.map(({ rule }) => ({ rule, note: 'Looked at it' }))
  await callServer(request, 'backoffice.approveWithdrawal', { id, flags }, token)
  await callServer(request, 'backoffice.payWithdrawal', { id, reference: 'BANK-1' }, token)
  const recent = page.getByRole('region', { name: say('wallet.withdraw.recent') })
  await expect(recent.getByText(say('payout.stage.paid')).first()).toBeVisible()
  await picture('paid')
}

/** Asks the installation with the session of the page, which no other program can use. */
const askFrom = <Name extends 'wallet.transactions' | 'sportsbook.shareSlip'>(
  page: Page,
  name: Name,
  question?: CallInput<Name>,
): Promise<CallOutput<Name>> =>
  page.evaluate(
    async ({ path, method, body }) => {
      const response = await fetch(path, {
        method,
        headers: {
          authorization: `Bearer ${sessionStorage.getItem('token')}`,
          platform: 'W',
          'content-type': 'application/json',
        },
        ...(body === undefined ? {} : { body }),
      })
      return ((await response.json()) as { value: CallOutput<Name> }).value
    },
    { ...routes[name], body: question && JSON.stringify(question) },
  )

/** Whether the first sign of a text stands to the left of its last one. */
const runsToTheRight = (words: Locator): Promise<boolean> =>
  words.evaluate(({ firstChild }) => {
    const [first, last] = [0, -1].map((at) => {
      const sign = document.createRange()
      const length = firstChild!.textContent!.length
      sign.setStart(firstChild!, at < 0 ? length - 1 : 0)
      sign.setEnd(firstChild!, at < 0 ? length : 1)
      return sign.getBoundingClientRect().left
    })
    return first! < last!
  })

/** Whether what is typed stands at the side where the page begins, also if it runs the other way. */
const beginsWithThePage = (field: Locator): Promise<boolean> =>
  field.evaluate((input) => {
    const { textAlign } = getComputedStyle(input)
    const side = { start: input.matches(':dir(rtl)') ? 'right' : 'left' }[textAlign] ?? textAlign
    return side === (document.documentElement.dir === 'rtl' ? 'right' : 'left')
  })

/** Counts how often a form of the page is sent from now on. */
async function countSubmits(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset['sent'] = '0'
    document.addEventListener(
      'submit',
      () => {
        const { dataset } = document.documentElement
        dataset['sent'] = String(Number(dataset['sent']) + 1)
      },
      true,
    )
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset['sent']))
}
