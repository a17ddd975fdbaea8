// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { expectBalance } from '../pages/site.ts'
import { expect, test } from '../support/journey.ts'
import { registerMember } from '../support/member.ts'
import { anyText, text } from '../support/texts.ts'

test('somebody without a mouse logs in, and the focus goes where it should @long', async ({
  page,
  picture,
}) => {
  const { username, password } = await registerMember(page.context())
  await page.goto('/')
  const opener = page.getByRole('banner').getByRole('button', { name: text('identity.login') })
  await expect(opener).toBeVisible()
  await tabTo(page, text('identity.login'))
  await picture('focus-on-log-in')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: anyText('identity.title') })
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  await tabTo(page, text('identity.username'))
  await page.keyboard.type(username)
  await tabTo(page, text('identity.password'))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expectBalance(page, 0)
  await expect(panel).toBeHidden()
})

test('home, the menus and a window are walked without a mouse: each stop is seen, none holds on @long', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: text('lobby.hot') })).toBeVisible()
  await expect(
    page.getByText(text('shell.vipBonus'), { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: text('shell.skip') })).toBeFocused()
  const stops = await walk(page, 70)
  const names = stops.map(({ name }) => name)
  expect(
    stops.filter(({ seen }) => !seen).map(({ name }) => name),
    'stops that nobody sees',
  ).toEqual([])
  for (const wanted of [
    'Tessera',
    text('lobby.search'),
    text('identity.register'),
    text('shell.vipBonus'),
    text('lobby.type.LIVE'),
    text('shell.vendors', { title: text('lobby.type.LIVE') }),
    text('shell.promotions'),
    text('shell.home'),
    text('shell.hot'),
    text('rewards.winners.all'),
  ]) {
    expect(
      names.some((name) => name.startsWith(wanted)),
      `${wanted} is a stop in ${names.join(' | ')}`,
    ).toBe(true)
  }

  // A category of the side menu unfolds, and its studios are stops.
  const unfold = page.getByRole('button', { name: text('shell.vendors', { title: text('lobby.type.RNG') }) })
  await unfold.focus()
  await page.keyboard.press('Enter')
  await expect(unfold).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(
    page
      .getByRole('navigation', { name: text('shell.mainMenu') })
      .locator('ul a')
      .first(),
  ).toBeFocused()

  // A menu that hangs from a button: arrows go round, Escape gives the focus back.
  const service = page.getByRole('button', { name: text('shell.service') })
  await service.focus()
  await page.keyboard.press('Enter')
  const entries = page.getByRole('menuitem')
  await expect(entries.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(entries.nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(entries).toHaveCount(0)
  await expect(service).toBeFocused()

  // A window holds the focus while it is open, and every part of it is a stop.
  const opener = page.getByRole('button', { name: text('rewards.winners.all') })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: text('rewards.winners.all') })
  await expect(dialog).toBeVisible()
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    expect(
      await dialog.evaluate((panel) => panel.contains(document.activeElement)),
      'the focus stays in the window',
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

interface Stop {
  name: string
  seen: boolean
}

/**
 * Presses Tab so many times and tells each stop: its name, and whether it is on the screen with a mark of the
 * focus around it.
 */
async function walk(page: Page, presses: number): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab')
    stops.push(
      await page.evaluate(() => {
        const element = document.activeElement
        if (!(element instanceof HTMLElement) || element === document.body) return { name: '', seen: true }
        const box = element.getBoundingClientRect()
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
        const onScreen =
          box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
        const marked = (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
        const name =
          element instanceof HTMLInputElement
            ? (element.getAttribute('aria-label') ?? element.placeholder)
            : (element.getAttribute('aria-label') ?? element.textContent ?? '')
        return { name: name.trim(), seen: onScreen && marked }
      }),
    )
  }
  return stops
}

/** Presses Tab until the focus rests on something of this name; a trap or a missing stop fails. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      if (element instanceof HTMLInputElement)
        return element.labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? ''
      return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    })
    if (focused.trim() === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached "${name}"`)
}
