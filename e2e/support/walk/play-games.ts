// SPDX-License-Identifier: Apache-2.0
import { expect, type FrameLocator, type Page } from '@playwright/test'
import type { textsIn } from '../texts.ts'
import { focusOf } from './focus-of.ts'
import type { Walker } from './walker.ts'

export interface PlayedBy {
  readonly walker: Walker
  readonly page: Page
  readonly frame: FrameLocator
  readonly words: ReturnType<typeof textsIn>
}

/** How one round of a game is played to its end by somebody without a mouse; the last step is the one that decides it. */
type Plan = (played: PlayedBy) => Promise<void>

const bet: Plan = ({ walker, words }) => walker.press('button', words.text('studio.bet'))
/** The sentence that names what the round has paid, or that it has paid nothing, has come. */
const isOver = ({ frame }: PlayedBy): Promise<boolean> =>
  frame
    .locator('.result')
    .evaluate((element) => ['won', 'lost', 'even'].includes(element.dataset['outcome'] ?? ''))
/** Whether the main button can be pressed, and what it says. */
async function mainOf({ frame }: PlayedBy): Promise<{ label: string; enabled: boolean }> {
  const main = frame.locator('.main-button')
  return {
    label: await main.innerText(),
    enabled: (await main.getAttribute('aria-disabled')) === 'false',
  }
}

/** Bets, makes one move, and cashes out if it has won. A move that decides nothing is made again. */
const moveOnce =
  (name: (words: PlayedBy['words']) => string | RegExp): Plan =>
  async (played) => {
    const { walker, words, page, frame } = played
    await bet(played)
    const move = frame.getByRole('button', { name: name(words) }).first()
    for (let moves = 0; moves < 12; moves += 1) {
      await expect(move).toBeEnabled()
      await walker.press('button', name(words))
      await expect(async () => {
        expect((await mainOf(played)).enabled || (await move.isEnabled())).toBe(true)
      }).toPass()
      expect((await focusOf(page)).role, 'the focus after a move').not.toBe('document')
      if ((await mainOf(played)).enabled) break
    }
    if (!(await isOver(played))) await walker.press('button', new RegExp(`^${words.text('studio.cashOut')}`))
  }

/** Places a chip on the first spot that the keyboard comes to. */
const placeChip: Plan = async (played) => {
  await played.walker.press('button', played.words.anyText('studio.table.spot'))
  await bet(played)
}

/** Stands, and takes no insurance. */
const blackjack: Plan = async (played) => {
  const { walker, words, frame } = played
  await bet(played)
  const call = (key: 'stand' | 'decline') =>
    frame.getByRole('button', { name: words.text(`studio.blackjack.${key}`), exact: true })
  for (let calls = 0; calls < 3; calls += 1) {
    await expect(async () => {
      // While insurance is offered there is no other call.
      const canStand = (await call('stand').isVisible()) && (await call('stand').isEnabled())
      const canCall = canStand || (await call('decline').isVisible())
      expect(canCall || (await isOver(played))).toBe(true)
    }).toPass({ timeout: 20_000 })
    if (await isOver(played)) return
    const key = (await call('decline').isVisible()) ? 'decline' : 'stand'
    await walker.press('button', words.text(`studio.blackjack.${key}`))
    await expect(call(key))
      .toBeDisabled()
      .catch(() => undefined)
  }
}

const poker: Plan = async (played) => {
  const draw = played.words.text('studio.poker.draw')
  await bet(played)
  await expect(async () => {
    const { label, enabled } = await mainOf(played)
    expect(enabled && label.includes(draw)).toBe(true)
  }).toPass()
  await played.walker.press('button', new RegExp(`^${draw}`))
}

/** Sets a cash-out that nearly every round reaches, and bets in the window. */
const crash: Plan = async (played) => {
  const { walker, words, frame } = played
  await walker.write(words.text('studio.crash.auto'), '1.01')
  await expect(frame.getByRole('button', { name: words.text('studio.bet'), exact: true })).toBeVisible({
    timeout: 90_000,
  })
  await bet(played)
}

const spin: Plan = async (played) => {
  const { walker, words, frame } = played
  await walker.press('button', words.text('studio.sample.spin'))
  const all = frame.getByRole('button', { name: words.text('studio.slot.spinAll') })
  await expect(async () => {
    expect((await isOver(played)) || (await all.isVisible())).toBe(true)
  }).toPass({ timeout: 60_000 })
  if (!(await isOver(played))) await walker.press('button', words.text('studio.slot.spinAll'))
}

const keno: Plan = async (played) => {
  for (const number of [1, 2, 3]) {
    await played.walker.to('button', played.words.text('studio.keno.number', { number }))
    await played.page.keyboard.press('Space')
    await played.page.keyboard.press('ArrowRight')
  }
  await bet(played)
}

const plans: Readonly<Record<string, Plan>> = {
  crash,
  blackjack,
  jacks: poker,
  deuces: poker,
  keno,
  // With one gem among 25 tiles nearly every round is lost by the first move; it is the end that nobody presses.
  mines: async (played) => {
    await played.walker.to('combobox', played.words.text('studio.mines.count'))
    await played.page.keyboard.type('24')
    await moveOnce(({ text }) => text('studio.mines.tile.closed', { row: 1, column: 1 }))(played)
  },
  tower: moveOnce(({ text }) => text('studio.tower.tile', { floor: 1, tile: 1 })),
  hilo: moveOnce(({ text }) => new RegExp(`^${text('studio.hilo.higher')}`)),
  flip: moveOnce(({ text }) => new RegExp(`^${text('studio.flip.heads')}`)),
  chicken: moveOnce(({ text }) => new RegExp(`^${text('studio.chicken.go')}`)),
  rps: moveOnce(({ text }) => new RegExp(`^${text('studio.rps.rock')}`)),
  pump: moveOnce(({ text }) => new RegExp(`^${text('studio.pump.again')}`)),
  roulette: placeChip,
  baccarat: placeChip,
  sicbo: placeChip,
  craps: placeChip,
  dragontiger: placeChip,
  fantan: placeChip,
  prawncrab: placeChip,
  xocdia: placeChip,
  moneywheel: placeChip,
  supersix: placeChip,
}

/** Plays one round of an in-house game, by its id in the catalogue. */
export async function playOneRound(gameId: string, isSlot: boolean, played: PlayedBy): Promise<void> {
  const plan = isSlot ? spin : (plans[gameId.replace(/^inh_/, '')] ?? bet)
  await plan(played)
}
