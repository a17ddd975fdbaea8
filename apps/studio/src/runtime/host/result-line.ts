// SPDX-License-Identifier: Apache-2.0
import type { FrameParts } from '../frame/frame.ts'
import type { GameHost } from '../game-host.ts'
import { sayAgain } from '../page/element.ts'

export interface ResultLine extends Pick<GameHost<never>, 'say' | 'announce'> {
  /** The round whose result was said last. */
  readonly roundId: () => string | undefined
}

/** The sentence below the picture, and the button that shares the bet of its result. */
export function createResultLine({ result, share }: Pick<FrameParts, 'result' | 'share'>): ResultLine {
  let roundId: string | undefined
  return {
    roundId: () => roundId,
    say(sentence, about) {
      sayAgain(result, sentence)
      result.dataset['outcome'] = about?.outcome ?? 'none'
      if (!about) return
      roundId = about.roundId
      result.dataset['round'] = roundId
      share.hidden = false
    },
    announce: (announced) => result.setAttribute('aria-live', announced ? 'polite' : 'off'),
  }
}
