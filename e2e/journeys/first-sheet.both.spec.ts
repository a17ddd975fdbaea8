// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { text } from '../support/texts.ts'

const isHome = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: text('lobby.hot') })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
}
const sheets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
      ({ href }) => /(first|main)-[^/]*\.css$/.exec(href)?.[1] ?? href,
    ),
  )

/** Every computed style of every element of the page that `alter` changes, as `tag.class property: one -> other`. */
const stylesChangedBy = (
  page: Page,
  alter: 'add the whole sheet' | 'leave the first sheet out',
): Promise<string[]> =>
  page.evaluate(async (way) => {
    // A copy, in which nothing renders meanwhile.
    const live = document.getElementById('root')!
    live.replaceWith(live.cloneNode(true))
    const elements = [...document.querySelectorAll<HTMLElement>('html, body, #root, #root *')]
    const read = (): Map<string, string>[] =>
      elements.flatMap((element) =>
        ['', '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part || undefined)
          const names = [...style].filter((name) => !name.startsWith('--'))
          return new Map(names.map((name) => [name, style.getPropertyValue(name)]))
        }),
      )
    for (const animation of document.getAnimations()) animation.pause()
    const first = document.querySelector<HTMLLinkElement>('link[data-whole]')!
    const before = read()
    if (way === 'add the whole sheet')
      await new Promise((done, fail) => {
        const link = Object.assign(document.createElement('link'), {
          rel: 'stylesheet',
          href: first.dataset['whole'],
          onload: done,
          onerror: fail,
        })
        document.head.append(link)
      })
    else first.disabled = true
    const after = read()
    first.disabled = false
    document.getElementById('root')!.replaceWith(live)
    return before.flatMap((styles, index) =>
      [...styles].flatMap(([name, value]) => {
        const now = after[index]!.get(name)
        const element = elements[Math.floor(index / 3)]!
        return now === value ? [] : [`${element.tagName}.${element.className} ${name}: ${value} -> ${now}`]
      }),
    )
  }, alter)

test('home is styled by a sheet of its own just as by the whole one', async ({ page }) => {
  await page.route(/\/assets\/main-.*\.css/, (route) => route.abort())
  await page.goto('/')
  await isHome(page)
  expect(await sheets(page)).toEqual(['first'])
  await page.unroute(/\/assets\/main-.*\.css/)
  expect(await stylesChangedBy(page, 'add the whole sheet')).toEqual([])
})

test('a page that is reached from home is styled as by the whole sheet alone, and so is home on the way back', async ({
  page,
}) => {
  await page.goto('/')
  await isHome(page)
  await page.getByRole('navigation').locator('a[href="/promotions"]:visible').first().click()
  await expect(page.getByRole('heading', { level: 1, name: text('promotions.title') })).toBeVisible()
  expect(await sheets(page)).toEqual(['first', 'main'])
  expect(await stylesChangedBy(page, 'leave the first sheet out')).toEqual([])
  await page.goBack()
  await isHome(page)
  expect(await sheets(page)).toEqual(['first', 'main'])
  expect(await stylesChangedBy(page, 'leave the first sheet out')).toEqual([])
})

test('a page that is opened directly has the whole sheet alone, and asks for nothing twice', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/promotions')
  await expect(page.getByRole('heading', { level: 1, name: text('promotions.title') })).toBeVisible()
  expect(await sheets(page)).toEqual(['main'])
  const files = asked.filter((path) => /^\/assets\/.*\.(js|css)$/.test(path))
  expect(files).toEqual([...new Set(files)])
  const linked = await page.evaluate(() =>
    [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
      ({ href }) => new URL(href).pathname,
    ),
  )
  expect(linked.some((path) => path.includes('/promotions-route-'))).toBe(true)
})

test('the whole sheet that does not come is told where the next page would be, and home stays usable', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|ERR_FAILED|preload CSS|MissingPart/i)
  await page.route(/\/assets\/main-.*\.css/, (route) => route.abort())
  await page.goto('/')
  await isHome(page)
  await page.getByRole('navigation').locator('a[href="/promotions"]:visible').first().click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(text('common.error.network'))
  await page.unroute(/\/assets\/main-.*\.css/)
  await page.goBack()
  await isHome(page)
  expect(await sheets(page)).toContain('first')
})
