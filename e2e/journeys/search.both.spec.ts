// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { callServer } from '../support/server-client.ts'
import { expect, test } from '../support/journey.ts'
import { anyText, text } from '../support/texts.ts'

const field = (page: Page) =>
  page
    .getByRole('banner')
    .or(page.getByRole('main'))
    .getByRole('combobox', { name: text('lobby.search') })
    .filter({ visible: true })
    .first()
const offer = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

test('the search box of home offers games while one types, says what was meant, and shows all of them on Enter [LOBBY-004]', async ({
  page,
  picture,
}) => {
  await page.goto('/')
  await field(page).click()
  await expect(
    page
      .getByRole('group', { name: text('search.popular') })
      .getByRole('option')
      .first(),
  ).toBeVisible()
  await field(page).fill('scraab')
  await expect(offer(page, /^Scarab Meridian/)).toBeVisible()
  await expect(offer(page, text('search.meant', { name: 'Scarab' }))).toBeVisible()
  await picture('offers')
  await expectAccessible(page, 'the offers of the search box')
  await field(page).fill('meridian')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/home?gameName=meridian')
  await expect(
    page.getByRole('heading', { name: text('lobby.search.title', { text: 'meridian' }) }),
  ).toBeVisible()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Scarab Meridian/ })
      .first(),
  ).toBeVisible()
  // The search is offered again, until it is cleared away.
  await page.goto('/')
  await field(page).click()
  await expect(page.getByRole('group', { name: text('search.recent') }).getByRole('option')).toHaveText([
    'meridian',
  ])
  await page.getByRole('button', { name: text('search.recent.clear') }).click()
  await expect(page.getByRole('group', { name: text('search.recent') })).toHaveCount(0)
})

test('the search finds our own matches and tables first, and shows no hit of the text before', async ({
  page,
  context,
  picture,
}) => {
  const { soon } = await callServer(context.request, 'sportsbook.lobby', {})
  const match = soon.find(({ home }) => /^[A-Za-z ]{6,}$/.test(home.name))!
  await page.goto('/')
  await field(page).click()
  await field(page).fill(match.home.name)
  const first = page.getByRole('listbox').getByRole('group').first()
  await expect(first).toHaveAccessibleName(text('search.sportsbook'))
  await expect(first.getByRole('option').filter({ hasText: match.home.name }).first()).toBeVisible()
  await picture('found-match')
  const games = page.getByRole('group', { name: text('search.games') }).getByRole('option')
  await field(page).fill('roulette')
  await expect(games.first()).toHaveText(new RegExp(text('studio.roulette.title')))
  // The answer to the next text is held back: nothing of the one before stands in its place.
  await page.route('**/GCSGAME_suggest**', () => undefined)
  await field(page).fill('zzqk')
  await expect(games).toHaveCount(0)
})

test('the search finds pages, lotteries, promotions and help too, and offers no game for a word that names one @long', async ({
  page,
  picture,
}) => {
  await page.goto('/')
  await field(page).click()
  const first = page.getByRole('option').first()
  await field(page).fill('deposit')
  await expect(first).toHaveText(text('wallet.deposit'))
  await expect(offer(page, anyText('search.meant'))).toHaveCount(0)
  await expect(
    page.getByRole('group', { name: text('search.help') }).getByRole('option', { name: /deposit/i }),
  ).toBeVisible()
  await picture('destinations')
  await field(page).fill('lucky thousand')
  await expect(first).toHaveText('Lucky thousand')
  await field(page).fill('hà nội')
  await expect(first).toHaveText('Hà Nội')
  await field(page).press('Enter')
  const found = page.getByRole('list', { name: text('search.destinations') })
  await found.getByRole('button', { name: 'Hà Nội' }).click()
  await expect(page).toHaveURL('/lottery?gameCode=MB-HN')
  await page.goto('/home?gameName=fairness')
  await found.getByRole('button', { name: 'Fairness, and how to check it' }).click()
  await expect(page).toHaveURL(/\/helpmc#topic-/)
  await expect(page.getByRole('heading', { name: 'Fairness, and how to check it' })).toBeInViewport()
})

test('a mistyped word is said aright by itself, and its games stand first @long', async ({ page }) => {
  await page.goto('/')
  await field(page).click()
  await field(page).fill('bacarat')
  await expect(offer(page, text('search.meant', { name: 'Baccarat' }))).toBeVisible()
  const games = page.getByRole('group', { name: text('search.games') }).getByRole('option')
  await expect(games).toHaveCount(6)
  for (const game of await games.all())
    await expect(game).toHaveText(new RegExp(text('studio.baccarat.title')))
})

test('the search box is walked through with the keys, and closes with Escape @long', async ({ page }) => {
  await page.goto('/')
  await field(page).click()
  await field(page).fill('egpyt')
  await expect(page.getByRole('option', { name: text('games.theme.egypt'), exact: true })).toBeVisible()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await field(page).press('ArrowDown')
  await expect(offer(page, text('search.meant', { name: text('games.theme.egypt') }))).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await offer(page, text('search.meant', { name: text('games.theme.egypt') })).getAttribute('id')) ?? '',
  )
  await field(page).press('ArrowUp')
  await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(0)
  await field(page).press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('egpyt')
})

test('the palette opens at a slash, keeps what is typed at once, and goes to a studio, a theme and a feature', async ({
  page,
  picture,
}) => {
  await page.goto('/promotions')
  await expect(page.getByRole('heading').first()).toBeVisible()
  const palette = page.getByRole('dialog', { name: text('lobby.search.everything') })
  const open = async (typed: string): Promise<void> => {
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('/')
    await page.keyboard.type(typed)
    await expect(palette.getByRole('combobox')).toHaveValue(typed)
    await expect(palette.getByRole('combobox')).toBeFocused()
  }
  await open('novaforge')
  await expect(palette.getByRole('option', { name: 'Novaforge Reels', exact: true })).toBeVisible()
  await picture('palette')
  await expectAccessible(page, 'the palette')
  await palette.getByRole('option', { name: 'Novaforge Reels', exact: true }).click()
  await expect(page).toHaveURL('/providers?vassalage=NVF')
  await expect(palette).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await open(text('games.theme.egypt').toLowerCase())
  await palette.getByRole('option', { name: text('games.theme.egypt'), exact: true }).click()
  await expect(page).toHaveURL('/rng?theme=egypt')
  await page.waitForLoadState('networkidle')
  await open('jackpot')
  await palette.getByRole('option', { name: text('games.feature.jackpot'), exact: true }).click()
  await expect(page).toHaveURL('/rng?feature=jackpot')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(palette).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
})

test('a slash that is typed into a field opens nothing; a visitor who chooses a game is asked to log in @long', async ({
  page,
}) => {
  await page.goto('/')
  await field(page).click()
  await page.keyboard.type('a/b')
  await expect(field(page)).toHaveValue('a/b')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await field(page).fill('scarab meridian')
  // Not what is popular, which may hold it too, but the answer to these words.
  await expect(page.getByRole('option').first()).toHaveAccessibleName(/^Scarab Meridian/)
  await field(page).press('ArrowDown')
  await expect(offer(page, /^Scarab Meridian/)).toHaveAttribute('aria-selected', 'true')
  await field(page).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/auth=login/)
})

test('what nobody is called finds nothing, and says so beside what is popular [LOBBY-020] @long', async ({
  page,
}) => {
  await page.goto('/')
  await field(page).click()
  for (const typed of ['zzqxvzzq', '.*+?^${}()|[]\\', '🎰🎰🎰', 'x'.repeat(500)]) {
    await field(page).fill(typed)
    await expect(
      page.getByRole('status').filter({ hasText: text('search.none', { text: typed }) }),
    ).toBeVisible()
    await expect(page.getByRole('group', { name: text('search.popular') }).getByRole('option')).toHaveCount(5)
  }
  await field(page).fill('zzqxvzzq')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/home?gameName=zzqxvzzq')
  await expect(page.getByRole('main').getByText(text('lobby.search.empty'))).toBeVisible()
  await expect(page.getByRole('navigation', { name: text('common.pages') })).toHaveCount(0)
})

test('a search for nothing says that the field is empty; blanks around a name do not count [VAL-057] [VAL-073]', async ({
  page,
}) => {
  await page.goto('/')
  await field(page).fill('   ')
  await field(page).press('Enter')
  await expect(
    page.getByRole('alert').filter({ hasText: anyText('lobby.search.nothingTyped', {}, { whole: true }) }),
  ).toBeVisible()
  await expect(page).toHaveURL('/')
  const asked = page.waitForRequest(/GCSGAME_gameList.*gameName=/)
  await field(page).fill(' meridian ')
  await expect(page.getByRole('alert').filter({ hasText: text('lobby.search.nothingTyped') })).toHaveCount(0)
  await field(page).press('Enter')
  expect(new URL((await asked).url()).searchParams.get('gameName')).toBe('meridian')
})

test('Enter that takes a word of an input method searches nothing; the next one does @long', async ({
  page,
}) => {
  await page.goto('/')
  await field(page).click()
  const keys = await page.context().newCDPSession(page)
  await keys.send('Input.imeSetComposition', { text: 'しん', selectionStart: 2, selectionEnd: 2 })
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
  await keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
  await keys.send('Input.insertText', { text: '新' })
  // As Safari reports it: the word has ended when its Enter arrives.
  await keys.send('Input.dispatchKeyEvent', { type: 'keyDown', text: '\r', ...enter })
  await keys.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter })
  await expect(field(page)).toHaveValue('新')
  await expect(page).not.toHaveURL(/gameName/)
  await field(page).press('Enter')
  await expect(page).toHaveURL(/gameName/)
})
