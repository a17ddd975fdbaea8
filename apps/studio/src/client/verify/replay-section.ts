// SPDX-License-Identifier: Apache-2.0
import { anySlotOf } from '../../games/slots/titles/every-slot.ts'
import type { RoundView } from '../../protocol.ts'
import { h, on, setText } from '../../runtime/page/element.ts'
import { t } from '../../runtime/texts.ts'
import { isSeedRound, type SeedGame } from './game-checks.ts'

/** The live table shows everybody's round, and the sample slot cannot be drawn any more: neither is shown again. */
export type ReplayedGame = Exclude<SeedGame, 'sample'>

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

function isReplayed(round: RoundView): round is Extract<RoundView, { game: ReplayedGame }> {
  if (!isSeedRound(round) || round.game === 'sample') return false
  // The pictures of a demonstration title are drawn for its session alone.
  return round.game !== 'slot' || anySlotOf(round.parameters.title) !== undefined
}
