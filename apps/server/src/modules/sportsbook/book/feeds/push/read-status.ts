// SPDX-License-Identifier: Apache-2.0
import { RefusedMessage } from '../refused-message.ts'
import type { SaidStatus } from './push-message.ts'
import { readScore, readWhole } from './read-attributes.ts'
import { childOf, childrenOf, type XmlElement } from './read-xml.ts'

const mostPeriods = 30

/** What a message says about the state of its event. */
export function readStatus(element: XmlElement | undefined): SaidStatus | undefined {
  if (!element) return undefined
  const periods = childrenOf(childOf(element, 'period_scores'), 'period_score')
  if (periods.length > mostPeriods) throw new RefusedMessage('it has more parts than events have')
  return {
    status: readWhole(element, 'status', 0, 99),
    matchStatus:
      element.attributes['match_status'] === undefined ? 0 : readWhole(element, 'match_status', 0, 9_999),
    score: readScore(element),
    periods: periods
      .map((period) => ({
        number: period.attributes['number'] === undefined ? 0 : readWhole(period, 'number', 0, 99),
        code: readWhole(period, 'match_status_code', 0, 9_999),
        score: readScore(period) ?? ([0, 0] as const),
      }))
      .toSorted((left, right) => left.number - right.number || left.code - right.code)
      .map(({ code, score }) => ({ code, score })),
    playedSeconds: secondsOf(childOf(element, 'clock')?.attributes['match_time']),
  }
}

/** Minutes and seconds, such as 67:05. */
function secondsOf(text: string | undefined): number | undefined {
  const [, minutes, seconds] = text?.match(/^(\d{1,3}):([0-5]\d)$/) ?? []
  return minutes === undefined ? undefined : Number(minutes) * 60 + Number(seconds)
}
