// SPDX-License-Identifier: Apache-2.0
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { listCalls, tiles } from '../support/lobby.ts'
import { openMember } from '../support/member.ts'
import { pressAtOnce } from '../support/press-at-once.ts'
import { anyText, text } from '../support/texts.ts'

const main = (page: Page): Locator => page.getByRole('main')
const vendors = (page: Page): Locator =>
  main(page)
    .getByRole('region', { name: text('lobby.studios') })
    .getByRole('button', { name: anyText('lobby.games') })
const lists = (page: Page): Locator => main(page).getByRole('group', { name: text('lobby.list') })
const tab = (page: Page, name: string): Locator =>
  main(page)
    .getByRole('group', { name: text('lobby.gameMenu') })
    .getByRole('button', { name, exact: true })
const box = (page: Page): Locator => main(page).getByRole('searchbox', { name: text('lobby.search') })
const pager = (page: Page): Locator => page.getByRole('navigation', { name: text('common.pages') })

/** The last call as it was sent, without what is not set. */
const sent = (calls: readonly URLSearchParams[]): Record<string, string> =>
  Object.fromEntries(calls.at(-1) ?? [])

test('page, studio and list: each press makes the call that it must [LOBBY-037] [LOBBY-039] [LOBBY-044] [LOBBY-045] [LOBBY-046] [LOBBY-047] [LOBBY-048] [CONST-001]', async ({
  page,
}) => {
  const calls = listCalls(page)
  await page.goto('/rng')
  await expect(tiles(page).first()).toBeVisible()
  expect(sent(calls)).toMatchObject({ gameType: 'RNG', gameClassify: 'ALL', pageSize: '42', pageNo: '1' })
  expect(await tiles(page).count()).toBe(42)
  await page.evaluate(() =>
    addEventListener('page-change', (event) => {
      document.documentElement.dataset['turned'] = String(
        (event as CustomEvent<{ pageNo: number }>).detail.pageNo,
      )
    }),
  )
  await pager(page)
    .getByRole('button', { name: text('common.page', { page: 3 }) })
    .click()
  await expect.poll(() => sent(calls)['pageNo']).toBe('3')
  await expect(page).toHaveURL('/rng?pageNo=3')
  await expect(page.locator('html')).toHaveAttribute('data-turned', '3')
  await expect(pager(page).getByRole('button', { name: text('common.page', { page: 3 }) })).toHaveAttribute(
    'aria-current',
    'page',
  )

  // The answer for the vendor is held back: the games of the page before are gone all the same.
  let answer: () => void = () => undefined
  const held = new Promise<void>((done) => {
    answer = done
  })
  await page.route(/GCSGAME_gameList.*vassalage=/, async (route) => {
    await held
    await route.continue()
  })
  await vendors(page).nth(1).click()
  await expect(tiles(page)).toHaveCount(0)
  await expect.poll(() => sent(calls)['pageNo']).toBe('1')
  const code = sent(calls)['vassalage']
  answer()
  await expect(tiles(page).first()).toBeVisible()
  for (const link of await tiles(page).getByRole('link').all())
    expect(await link.getAttribute('href')).toContain(`vassalage=${code ?? 'none'}`)
  await vendors(page).nth(1).click()
  await expect.poll(() => sent(calls)['vassalage']).toBeUndefined()
  await expect(vendors(page).nth(1)).toHaveAttribute('aria-pressed', 'false')
  await pressAtOnce(page, vendors(page).nth(1), tab(page, text('lobby.list.new')))
  await expect(vendors(page).nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(
    main(page)
      .getByRole('button', { name: text('lobby.list.new'), exact: true })
      .last(),
  ).toHaveAttribute('aria-pressed', 'true')
  await vendors(page).nth(1).click()
  await expect(vendors(page).nth(1)).toHaveAttribute('aria-pressed', 'false')

  await lists(page)
    .getByRole('button', { name: text('lobby.list.hot') })
    .click()
  await expect.poll(() => sent(calls)['gameClassify']).toBe('HOT')
  await vendors(page).nth(0).click()
  await expect(lists(page).getByRole('button', { name: text('lobby.list.all') })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect.poll(() => sent(calls)['gameClassify']).toBe('ALL')
  await lists(page)
    .getByRole('button', { name: text('lobby.list.hot') })
    .click()
  await expect
    .poll(() => [sent(calls)['gameClassify'], Boolean(sent(calls)['vassalage'])])
    .toEqual(['HOT', true])
  await lists(page)
    .getByRole('button', { name: text('lobby.list.all') })
    .click()
  await expect
    .poll(() => [sent(calls)['gameClassify'], sent(calls)['vassalage'], sent(calls)['pageNo']])
    .toEqual(['ALL', undefined, '1'])
})

test('tabs: a studio has its own, they clear the search, and begin at ALL with another studio, route or language [LOBBY-028] [LOBBY-040] [LOBBY-041] [LOBBY-042] [LOBBY-043] [CONST-003]', async ({
  page,
}) => {
  const calls = listCalls(page)
  const facts = page.waitForResponse(/GCSGAME_getVassGameType/)
  await page.goto('/rng')
  const { value } = (await (await facts).json()) as {
    value: { vassalage: string; gameType: string; gameClassify: { key: string; displayName: string }[] }[]
  }
  await box(page).fill('a')
  await expect.poll(() => [sent(calls)['gameName'], sent(calls)['pageSize']]).toEqual(['a', '28'])
  await tab(page, text('lobby.list.new')).click()
  await expect
    .poll(() => [sent(calls)['gameClassify'], sent(calls)['isNew'], sent(calls)['gameName']])
    .toEqual(['NEW', '1', undefined])
  await expect(box(page)).toHaveValue('')

  await vendors(page).nth(0).click()
  await expect
    .poll(() => [sent(calls)['gameClassify'], Boolean(sent(calls)['vassalage'])])
    .toEqual(['ALL', true])
  const own = value.find(
    ({ vassalage, gameType }) => gameType === 'RNG' && vassalage === sent(calls)['vassalage'],
  )
  expect(own!.gameClassify.map(({ key }) => key).slice(0, 1)).toEqual(['ALL'])
  for (const { displayName } of own!.gameClassify)
    await expect(main(page).getByRole('button', { name: displayName, exact: true }).last()).toBeVisible()
  const last = own!.gameClassify.at(-1)!
  await main(page).getByRole('button', { name: last.displayName, exact: true }).last().click()
  await expect.poll(() => sent(calls)['gameClassify']).toBe(last.key)
  await vendors(page).nth(1).click()
  await expect.poll(() => sent(calls)['gameClassify']).toBe('ALL')

  await page.goto('/rng?classify=NEW')
  await expect(tab(page, text('lobby.list.new'))).toHaveAttribute('aria-pressed', 'true')
  await page
    .getByRole('navigation', { name: text('shell.topMenu') })
    .getByRole('link', { name: text('lobby.type.FISH') })
    .click()
  await expect.poll(() => sent(calls)['gameType']).toBe('FISH')
  expect(sent(calls)['isNew']).toBeUndefined()
  await expect(main(page).getByRole('button', { name: text('lobby.list.new'), exact: true })).toHaveCount(0)
  const before = calls.length
  await page.goBack()
  await expect(tab(page, text('common.all'))).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => [sent(calls)['gameType'], sent(calls)['gameClassify']]).toEqual(['RNG', 'ALL'])
  expect(calls.length).toBeGreaterThan(before)

  await tab(page, text('lobby.list.new')).click()
  // The list was asked for when the page came back; the same answer may still be on its way.
  await expect(tab(page, text('lobby.list.new'))).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/classify=NEW/)
  await page
    .getByRole('button', { name: anyText('language.button') })
    .first()
    .click()
  await page.getByText('ไทย', { exact: true }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await expect.poll(() => [sent(calls)['gameClassify'], sent(calls)['language']]).toEqual(['ALL', 'TH'])
})

test('the filter of slots and the search are sent under their names and stand in the address, and come back with it [LOBBY-025] [LOBBY-034]', async ({
  page,
}) => {
  const calls = listCalls(page)
  await page.goto('/rng')
  await vendors(page).nth(0).click()
  await main(page)
    .getByRole('button', { name: text('filters.title') })
    .click()
  await main(page)
    .getByRole('group', { name: text('filters.minBet') })
    .getByRole('button', { name: '0.1' })
    .click()
  await main(page)
    .getByRole('group', { name: text('filters.lines') })
    .getByRole('button', { name: '5', exact: true })
    .click()
  await expect.poll(() => [sent(calls)['minBet'], sent(calls)['minLineNum']]).toEqual(['0.1', '5'])
  // A studio names its own tabs; many of them slide.
  await main(page)
    .getByRole('button', { name: text('lobby.badge.new'), exact: true })
    .last()
    .click()
  await box(page).fill('e')
  await expect.poll(() => sent(calls)['gameName']).toBe('e')
  expect(Object.keys(sent(calls)).toSorted()).toEqual([
    'gameClassify',
    'gameName',
    'gameType',
    'isNew',
    'language',
    'minBet',
    'minLineNum',
    'pageNo',
    'pageSize',
    'vassalage',
  ])
  const address = page.url()
  await page.goto('/hot')
  await page.goto(address)
  await expect
    .poll(() => [sent(calls)['minBet'], sent(calls)['gameName'], sent(calls)['gameClassify']])
    .toEqual(['0.1', 'e', 'NEW'])
  await expect(box(page)).toHaveValue('e')
  await page.goto('/rng?pageNo=2')
  await expect.poll(() => sent(calls)['pageNo']).toBe('2')
})

test('another kind begins without the studio, the tab and the text of the last one [NAV-035] [NAV-037]', async ({
  page,
}) => {
  const calls = listCalls(page)
  await page.goto('/rng?classify=NEW&gameName=a')
  await vendors(page).nth(1).click()
  await expect.poll(() => Boolean(sent(calls)['vassalage'])).toBe(true)
  const menu = page.getByRole('navigation', { name: text('shell.topMenu') })
  await menu.getByRole('link', { name: text('lobby.type.FISH') }).click()
  await expect(page).toHaveURL('/fish')
  await menu.getByRole('link', { name: text('lobby.type.RNG') }).click()
  await expect(page).toHaveURL('/rng')
  await expect
    .poll(() => [
      sent(calls)['gameType'],
      sent(calls)['gameClassify'],
      sent(calls)['vassalage'],
      sent(calls)['gameName'],
    ])
    .toEqual(['RNG', 'ALL', undefined, undefined])
  await expect(vendors(page).nth(1)).toHaveAttribute('aria-pressed', 'false')
  await expect(box(page)).toHaveValue('')
})

test('a pager stands from two pages on [LOBBY-051]', async ({ page }) => {
  const pagesOf = async (path: string): Promise<number> => {
    const answered = page.waitForResponse(/GCSGAME_gameList/)
    await page.goto(path)
    const { value } = (await (await answered).json()) as { value: { totalPages: number } }
    await expect(tiles(page).first()).toBeVisible()
    return value.totalPages
  }
  expect(await pagesOf('/fish')).toBe(1)
  await expect(pager(page)).toHaveCount(0)
  expect(await pagesOf('/rng')).toBeGreaterThan(1)
  await expect(pager(page).getByRole('button', { name: text('common.page', { page: 2 }) })).toBeVisible()
})

test('the other filters say how many games they leave, and leave as many @long', async ({
  page,
  picture,
}) => {
  await page.goto('/rng')
  await main(page)
    .getByRole('button', { name: text('filters.title') })
    .click()
  const choice = main(page)
    .getByRole('group', { name: text('filters.rtp') })
    .getByRole('button')
    .first()
  const count = Number((await choice.innerText()).match(/[\d,]+$/)![0].replace(',', ''))
  const listed = page.waitForResponse(/GCSGAME_gameList.*minRtp=/)
  await choice.click()
  const { value } = (await (await listed).json()) as { value: { totalCount: number } }
  expect(value.totalCount).toBe(count)
  await picture('narrowed')
  await main(page)
    .getByRole('button', { name: anyText('filters.remove') })
    .click()
  await expect(page).toHaveURL('/rng')
})

test('filters that leave no game say 0, and how many there are without each of them @long', async ({
  page,
  picture,
}) => {
  await page.goto('/rng?minRtp=98&minBet=0.1')
  await expect(main(page).getByText(text('lobby.noMatch'))).toBeVisible()
  const without = (filter: string) =>
    main(page).getByRole('listitem').filter({ hasText: filter }).getByRole('button')
  await expect(without(text('filters.minBet'))).toHaveText(anyText('lobby.games'))
  const loose = without(text('filters.rtp'))
  await expect(loose).toHaveText(anyText('lobby.games'))
  await picture('no-match')
  const count = Number(/[\d,]+(?= game)/.exec(await loose.innerText())![0].replace(',', ''))
  expect(count).toBeGreaterThan(0)
  await loose.click()
  await expect(tiles(page).first()).toBeVisible()
})

test('coming back from a game the list stands where it was left @long', async ({ page }) => {
  await openMember(page)
  await page.goto('/rng?pageNo=2')
  const tile = tiles(page).nth(30)
  await tile.scrollIntoViewIfNeeded()
  await tile.getByRole('link').hover()
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(300)
  await tile.getByRole('link').click()
  await expect(page).toHaveURL(/\/game\?/)
  await page.goBack()
  await expect(page).toHaveURL('/rng?pageNo=2')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
  await expect(tile).toBeInViewport()
})
