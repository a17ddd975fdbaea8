// SPDX-License-Identifier: Apache-2.0
import { randomBytes } from 'node:crypto'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { callServer, passBotCheck } from './server-client.ts'
import { siteUrl } from './journey.ts'

/** Whoever can ask the installation: a browser, or a visitor of a brand. */
export type Asker = Pick<BrowserContext, 'request'>

export interface Member {
  username: string
  password: string
  token: string
}

export const paymentPassword = '482915'
export const freshName = (): string => `m${randomBytes(5).toString('hex')}`

/** A new member, known to the installation and to no page yet. */
export async function registerMember(
  { request }: Asker,
  { affiliateCode }: { affiliateCode?: string } = {},
): Promise<Member> {
  const [username, password] = [freshName(), 'Journey-1357']
  const { token } = await callServer(request, 'identity.register', {
    username,
    password,
    confirmPassword: password,
    login: true,
    agreed: true,
    ...(affiliateCode === undefined ? {} : { affiliateCode }),
    ...(await passBotCheck(request)),
  })
  return { username, password, token }
}

/** A new member, logged in on `page` from its next opening on, with `balance` in the wallet. */
export async function openMember(
  page: Page,
  { balance = 0, affiliateCode }: { balance?: number; affiliateCode?: string } = {},
): Promise<Member> {
  const member = await registerMember(page.context(), affiliateCode === undefined ? {} : { affiliateCode })
  const { token } = member
  if (balance > 0) await payIn(page.context(), token, balance)
  await storeToken(page, token)
  return member
}

/** Whoever has this token is logged in on `page` from its next opening on, at the first brand or at `site`. */
export const storeToken = async (page: Page, token: string, site = siteUrl()): Promise<void> =>
  void (await page.addInitScript(
    ({ token, site }) => {
      // Once per tab: a session that ends on the page must stay ended.
      if (location.origin !== site || sessionStorage.getItem('journey')) return
      sessionStorage.setItem('journey', 'begun')
      sessionStorage.setItem('token', token)
    },
    { token, site },
  ))

/** Deposits through the sandbox bank and waits until the money is there. */
export async function payIn({ request }: Asker, token: string, amount: number): Promise<void> {
  const before = await balanceOf(request, token)
  const { list } = await callServer(request, 'wallet.depositMethods', {}, token)
  // Journeys beside this one may add payment accounts before it.
  const method = list.find(({ methodId }) => methodId === 'sandbox')
  const { payUrl } = await callServer(
    request,
    'wallet.deposit',
    { methodId: method!.methodId, amount },
    token,
  )
  const start = await request.get(reachable(payUrl!), { maxRedirects: 0 })
  await request.post(reachable(start.headers()['location'] ?? ''), { form: { choice: 'pay' } })
  await expect.poll(() => balanceOf(request, token), { message: 'the deposit arrives' }).toBe(before + amount)
}

/** Node knows no names below localhost: an address there is asked at the installation itself. */
function reachable(address: string): string {
  const { hostname, pathname, search } = new URL(address, siteUrl())
  return hostname.endsWith('.localhost') ? pathname + search : address
}

/** Sets the payment password and adds a bank account, as the withdrawal form asks for. */
export async function prepareWithdrawal({ request }: Asker, token: string): Promise<void> {
  await callServer(
    request,
    'identity.setPaymentPassword',
    { newPassword: paymentPassword, confirmNewPassword: paymentPassword },
    token,
  )
  await callServer(
    request,
    'wallet.addBankAccount',
    {
      bankName: 'First Harbour',
      accountNumber: 'DE02120300000000202051',
      holder: 'Journey Member',
      password: paymentPassword,
    },
    token,
  )
}

/** Asks for a withdrawal, with everything that it needs. */
export async function askWithdrawal(context: BrowserContext, token: string, amount: number): Promise<void> {
  await prepareWithdrawal(context, token)
  const {
    accounts: [account],
  } = await callServer(context.request, 'wallet.withdrawalConfig', {}, token)
  await callServer(
    context.request,
    'wallet.withdraw',
    { amount, bankAccountId: account!.bankAccountId, password: paymentPassword },
    token,
  )
}

export const balanceOf = async (request: BrowserContext['request'], token: string): Promise<number> =>
  (await callServer(request, 'wallet.balance', {}, token)).sumBalance
