// SPDX-License-Identifier: Apache-2.0
import { showEnd } from '../frame/end.ts'
import type { GameHost } from '../game-host.ts'
import type { Operator } from '../operator.ts'
import { setText } from '../page/element.ts'
import { LONG_WAIT_MS } from '../server/bet-pace.ts'
import { isExpired, sentenceOf, Unanswered } from '../server/failures.ts'
import { retryUntilAnswered, waitOf } from '../server/retry-until-answered.ts'
import { t } from '../texts.ts'

export interface AnsweredCalls extends Pick<GameHost<never>, 'fail' | 'forgive'> {
  /** Shows that the player waits, and for what; undefined: for nothing. */
  readonly showBanner: (sentence: string | undefined) => void
  /** Makes a call until it is answered. Undefined if it was refused, which is then displayed. */
  readonly attempt: <Answer>(call: () => Promise<Answer>) => Promise<Answer | undefined>
}

/** Makes the calls of a page and displays what keeps them from succeeding. */
export function createAnsweredCalls(
  { problem, banner }: { readonly problem: HTMLElement; readonly banner: HTMLElement },
  operator: Operator,
): AnsweredCalls {
  const forgive = () => setText(problem, '')
  const fail = (failure: unknown) => {
    if (isExpired(failure)) return showEnd(operator, sentenceOf(failure))
    setText(problem, sentenceOf(failure))
  }
  const showBanner = (sentence: string | undefined) => {
    setText(banner, sentence ?? '')
  }
  const waiting = (failure: unknown) => {
    if (failure instanceof Unanswered) showBanner(t('studio.offline.waiting'))
    else if ((waitOf(failure) ?? 0) > LONG_WAIT_MS) showBanner(sentenceOf(failure))
  }
  return {
    fail,
    forgive,
    showBanner,
    async attempt(call) {
      forgive()
      try {
        return await retryUntilAnswered(call, waiting)
      } catch (failure) {
        fail(failure)
        return undefined
      } finally {
        showBanner(undefined)
      }
    },
  }
}
