// SPDX-License-Identifier: Apache-2.0
import { admin, chooseStatus, goTo, openConsole, rowOf, signIn } from '../pages/console.ts'
import { expect, test } from '../support/journey.ts'
import { askWithdrawal, openMember } from '../support/member.ts'
import { text } from '../support/texts.ts'

test('the address of a list has its filters; a reload and a link in the same browser come back to them', async ({
  page,
  browser,
}) => {
  const { username, token } = await openMember(page, { balance: 40 })
  await askWithdrawal(page.context(), token, 20)
  const { context, staff } = await openConsole(browser)
  await goTo(staff, text('console.withdrawals'))
  await expect(staff).toHaveTitle(new RegExp(`^${text('console.withdrawals')}`))
  await chooseStatus(staff, 'Paid')
  await expect(staff).toHaveURL(/\/console\/withdrawals\?status=Paid$/)
  await staff.reload()
  await expect(staff.getByRole('combobox', { name: text('console.status') })).toHaveValue('Paid')
  await chooseStatus(staff, 'Pending')
  await expect(staff).toHaveURL(/\/console\/withdrawals$/)
  await goTo(staff, text('console.members'))
  await staff.getByRole('searchbox', { name: text('console.search') }).fill(username)
  await expect(rowOf(staff, username)).toBeVisible()
  await expect(staff).toHaveURL(new RegExp(`search=${username}`))
  await staff.goto('/console/withdrawals?status=nonsense&page=x')
  await expect(rowOf(staff, username).first()).toBeVisible()
  await context.close()
})

test.describe('a new tab of the console', () => {
  test.use({ serviceWorkers: 'allow' })

  test('takes the session over; a page of the site gets nothing; signing out ends all tabs', async ({
    page: first,
    complaints,
  }) => {
    // What ends with the sign-out is refused to the other tabs.
    complaints.allow(/status of 401/)
    const context = first.context()
    await first.goto('/console/')
    await signIn(first, admin)
    await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

    const second = await context.newPage()
    await second.goto('/console/members')
    await expect(second.getByRole('heading', { level: 1, name: text('console.members') })).toBeVisible()

    const site = await context.newPage()
    await site.goto('/')
    const seen = await site.evaluate(async () => {
      history.pushState(null, '', '/console/members')
      const messages: unknown[] = []
      navigator.serviceWorker.onmessage = ({ data }) => messages.push(data)
      const registration = await navigator.serviceWorker.getRegistration('/console/')
      registration?.active?.postMessage({ kind: 'asked' })
      const opened = window.open('/console/members')
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      const answered = JSON.stringify(messages).includes('token')
      return { known: registration !== undefined, answered, reachable: opened !== null && !opened.closed }
    })
    expect(seen).toEqual({ known: true, answered: false, reachable: false })

    await second.getByRole('button', { name: text('console.signOut') }).click()
    await expect(first.getByLabel(text('console.password'))).toBeVisible()
    const third = await context.newPage()
    await third.goto('/console/')
    await expect(third.getByLabel(text('console.password'))).toBeVisible()
  })
})
