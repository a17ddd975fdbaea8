// SPDX-License-Identifier: Apache-2.0
import type { HallLevel } from '@tessera/rules/games/fishing/halls'
import type { TextKey } from '@tessera/texts/text-key'
import type { EnterHallAnswer, FishingLobbyView } from '../../../fishing-protocol.ts'
import { chipsOf, sumOf } from '../../../runtime/card-room/chips.ts'
import { amountOf } from '../../../runtime/money.ts'
import { h, on, setText } from '../../../runtime/page/element.ts'
import { sentenceOf } from '../../../runtime/server/failures.ts'
import { t } from '../../../runtime/texts.ts'
import { fishArt } from '../art/fish-art.ts'
import { paint } from '../art/paint.ts'
import type { FishCode } from '../pond/pond.ts'
import type { FishingRoom } from './room.ts'

/** Pools grow while one looks. */
const REFRESH_MS = 5_000

export const levelNames: Readonly<Record<HallLevel, TextKey>> = {
  1: 'studio.fishing.ui.level.low',
  2: 'studio.fishing.ui.level.middle',
  3: 'studio.fishing.ui.level.high',
}
const emblems: Readonly<Record<HallLevel, readonly FishCode[]>> = {
  1: ['turtle', 'clown', 'neon'],
  2: ['orca', 'goldTang', 'tang'],
  3: ['dragon', 'chest', 'goldSprat'],
}

/** The three levels of a look: what a bullet costs, what the pool holds, who shoots. */
export function createHallLobby(room: FishingRoom, open: (hall: string) => void) {
  const { ask, money, look } = room
  const list = h('div', { class: 'hall-levels' }, h('p', { class: 'quiet' }, t('common.loading')))
  const problem = h('p', { class: 'field-problem', role: 'alert' })
  let timer: ReturnType<typeof setInterval> | undefined
  const cards = new Map<HallLevel, LevelCard>()
  const enter = async (level: HallLevel) => {
    const { hall } = await ask<EnterHallAnswer>('POST', '/api/fishing/enter', { level })
    open(hall)
  }
  const draw = (view: FishingLobbyView) => {
    if (cards.size === 0) {
      for (const { level } of view.levels)
        cards.set(
          level,
          levelCard(room, level, () => {
            enter(level).catch((failure: unknown) => setText(problem, sentenceOf(failure)))
          }),
        )
      list.replaceChildren(...[...cards.values()].map(({ element }) => element))
    }
    for (const { level, stakes, jackpot, shooting } of view.levels) {
      const card = cards.get(level)
      if (!card) continue
      setText(
        card.stakes,
        t('studio.fishing.ui.range', {
          least: chipsOf(stakes[0] ?? '0', money),
          most: sumOf(amountOf(stakes.at(-1) ?? '0'), money),
        }),
      )
      setText(card.jackpot, sumOf(amountOf(jackpot), money))
      setText(card.shooting, t('studio.fishing.ui.shooting', { count: shooting }))
    }
  }
  const refresh = () => {
    if (document.hidden) return
    ask<FishingLobbyView>('GET', '/api/fishing/lobby').then(
      (view) => {
        setText(problem, '')
        draw(view)
      },
      (failure: unknown) => setText(problem, sentenceOf(failure)),
    )
  }
  return {
    element: h(
      'section',
      { class: 'hall-lobby', 'data-look': look },
      h('h1', {}, room.title),
      h('p', { class: 'hall-lobby-about' }, t('studio.fishing.ui.lobby.about')),
      problem,
      h('h2', { class: 'visually-hidden' }, t('studio.fishing.ui.lobby.title')),
      list,
    ),
    start(): void {
      refresh()
      timer ??= setInterval(refresh, REFRESH_MS)
    },
    stop(): void {
      clearInterval(timer)
      timer = undefined
    },
  }
}

interface LevelCard {
  readonly element: HTMLElement
  readonly stakes: HTMLElement
  readonly jackpot: HTMLElement
  readonly shooting: HTMLElement
}

function levelCard({ look }: FishingRoom, level: HallLevel, enter: () => void): LevelCard {
  const heading = h('h3', { id: `hall-level-${level}` }, t(levelNames[level]))
  const stakes = h('p', { class: 'hall-level-stakes' })
  const jackpot = h('bdi', {})
  const shooting = h('p', { class: 'hall-level-shooting' })
  const pictures = h('span', { class: 'hall-level-fish', 'aria-hidden': 'true' })
  for (const code of emblems[level]) pictures.append(paint(fishArt[code].draw(look), 1.3).canvas)
  const button = on(
    h(
      'button',
      { type: 'button', class: 'plain-button main', 'data-level': level, 'aria-describedby': heading.id },
      t('studio.fishing.ui.enter'),
    ),
    { click: enter },
  )
  return {
    element: h(
      'section',
      { class: 'hall-level', 'data-level': level, 'aria-labelledby': heading.id },
      pictures,
      heading,
      h('p', { class: 'hall-level-jackpot' }, h('span', {}, t('studio.fishing.ui.jackpot')), jackpot),
      stakes,
      shooting,
      button,
    ),
    ...{ stakes, jackpot, shooting },
  }
}
