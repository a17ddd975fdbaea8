// SPDX-License-Identifier: Apache-2.0
import { expect } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { allViews, openPart, test } from './open-gallery.ts'

for (const view of allViews) {
  test(`nothing stands in the way of anybody, ${view.theme}, ${view.dir}`, async ({ page, galleryUrl }) => {
    await openPart(page, galleryUrl, '', view)
    await expectAccessible(page, `all parts, ${view.theme}, ${view.dir}`)
  })
}

const overlays = [
  ['dialog', 'Open the dialog'],
  ['drawer', 'Open the start drawer'],
  ['drawer', 'Open the end drawer'],
  ['sheet', 'Open the sheet'],
  ['menu', 'Open the menu'],
  ['popover', 'Open the popover'],
] as const
for (const [part, word] of overlays) {
  test(`takes the focus in, gives it back on Escape, and stands in nobody's way: ${word}`, async ({
    page,
    galleryUrl,
  }) => {
    for (const theme of ['dark', 'light'] as const) {
      await openPart(page, galleryUrl, part, { theme, dir: theme === 'dark' ? 'rtl' : 'ltr' })
      const opener = page.getByRole('button', { name: word })
      await opener.focus()
      await page.keyboard.press('Enter')
      const inside = page.getByRole(part === 'menu' ? 'menu' : 'dialog')
      await expect(inside).toBeVisible()
      await expect
        .poll(() => inside.evaluate((element) => element.contains(document.activeElement)))
        .toBe(true)
      await expectAccessible(page, `${word}, ${theme}`)
      await page.keyboard.press('Escape')
      await expect(inside).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })
}

test('every part can be pressed by a thumb: 44 pixels each way, what is drawn around it included', async ({
  page,
  galleryUrl,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPart(page, galleryUrl, '', { theme: 'dark', dir: 'ltr' })
  const small = await page.locator('main').evaluate((main) => {
    const sides = (element: Element): [number, number] => {
      const { width, height } = element.getBoundingClientRect()
      const after = getComputedStyle(element, '::after')
      return after.position === 'absolute'
        ? [
            width - Math.min(0, parseFloat(after.left) + parseFloat(after.right)),
            height - Math.min(0, parseFloat(after.top) + parseFloat(after.bottom)),
          ]
        : [width, height]
    }
    // A control of a label takes its presses too, and a date is one place to press: its whole box.
    const elements = (element: Element): Element[] =>
      [element, element.closest('label'), element.closest('[role=group]:has([role=spinbutton])')].filter(
        (each) => each !== null,
      )
    const seen = (element: Element): boolean => element.getClientRects().length > 0
    return [...main.querySelectorAll('button, a[href], input, select, textarea, summary, [role=spinbutton]')]
      .filter(seen)
      .flatMap((element) => {
        const sizes = elements(element).map(sides)
        const [width, height] = [
          Math.max(...sizes.map(([side]) => side)),
          Math.max(...sizes.map(([, side]) => side)),
        ]
        return width >= 43.5 && height >= 43.5
          ? []
          : [
              `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent} ${Math.round(width)} by ${Math.round(height)}`,
            ]
      })
  })
  expect(small).toEqual([])
})
