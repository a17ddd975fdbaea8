// SPDX-License-Identifier: Apache-2.0
import type { RoundView } from '../../protocol.ts'
import { h, on, setText } from '../../runtime/page/element.ts'
import { t } from '../../runtime/texts.ts'
import { isReplayed } from './replayed-game.ts'

/** The button that shows a round again as its player saw it; undefined for games that cannot be shown. */
export function replaySection(round: RoundView): HTMLElement | undefined {
  if (!isReplayed(round)) return undefined
  const container = h('div', { class: 'replay-view', hidden: true })
  const problem = h('p', { class: 'field-problem', role: 'alert' })
  let play: Promise<() => Promise<void>> | undefined
  const button = on(h('button', { type: 'button', class: 'plain-button' }, t('studio.replay')), {
    click: () => {
      if (button.getAttribute('aria-disabled') === 'true') return
      button.setAttribute('aria-disabled', 'true')
      setText(problem, '')
      container.hidden = false
      play ??= import('./replay.ts').then(({ openReplay }) => openReplay(round, container))
      play
        .then((again) => again())
        .catch(() => {
          play = undefined
          container.hidden = true
          setText(problem, t('studio.partMissing'))
        })
        .finally(() => button.setAttribute('aria-disabled', 'false'))
    },
  })
  return h('section', { class: 'replay', 'aria-label': t('studio.replay') }, container, button, problem)
}
