// SPDX-License-Identifier: Apache-2.0
import type { GameCode, RoundOf, RoundView } from '../../protocol.ts'
import { h, on, setText } from '../../runtime/page/element.ts'
import { t } from '../../runtime/texts.ts'

/** Games whose whole story follows from their bet. */
const replayedGames = ['dice', 'limbo', 'plinko'] as const
export type ReplayedGame = (typeof replayedGames)[number]

/** The button that shows a round again as its player saw it; undefined for games that cannot be shown. */
export function replaySection(round: RoundView): HTMLElement | undefined {
  if (round.state !== 'settled' || !isReplayed(round)) return undefined
  const place = h('div', { class: 'replay-place', hidden: true })
  const problem = h('p', { class: 'field-problem', role: 'alert' })
  let play: Promise<() => Promise<void>> | undefined
  const button = on(h('button', { type: 'button', class: 'plain-button' }, t('studio.replay')), {
    click: () => {
      if (button.getAttribute('aria-disabled') === 'true') return
      button.setAttribute('aria-disabled', 'true')
      setText(problem, '')
      place.hidden = false
      play ??= import('./replay.ts').then(({ openReplay }) => openReplay(round, place))
      play
        .then((again) => again())
        .catch(() => {
          play = undefined
          place.hidden = true
          setText(problem, t('studio.partMissing'))
        })
        .finally(() => button.setAttribute('aria-disabled', 'false'))
    },
  })
  return h('section', { class: 'replay', 'aria-label': t('studio.replay') }, place, button, problem)
}

function isReplayed(round: RoundOf<GameCode>): round is RoundOf<ReplayedGame> {
  return replayedGames.some((game) => game === round.game)
}
