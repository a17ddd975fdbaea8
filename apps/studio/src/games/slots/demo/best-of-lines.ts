// SPDX-License-Identifier: Apache-2.0
import type { LineRules } from '../slot-rules.ts'

/** A line that still runs from the left, with what its symbol pays by count. */
interface Running {
  readonly rows: readonly number[]
  readonly symbol: string
  readonly pays: readonly number[]
}

/**
 * The most that the lines of one window pay, in parts of the stake. The search leaves out every start that cannot beat
 * the best so far even if all of its running lines were filled.
 */
export function bestOfLines(rules: LineRules): bigint {
  const reels = rules.strips.map((strip) => windowsOf(strip, rules.rows))
  let best = 0
  const follow = (reel: number, running: readonly Running[], won: number): void => {
    if (reel === reels.length || running.length === 0) {
      best = Math.max(
        best,
        running.reduce((sum, { pays }) => sum + pays[reel - 1]!, won),
      )
      return
    }
    const hope = running.reduce((sum, { pays }) => sum + Math.max(...pays.slice(reel - 1)), won)
    if (hope <= best) return
    for (const window of reels[reel]!) {
      const next: Running[] = []
      let here = won
      for (const line of running) {
        const seen = window[line.rows[reel]!]!
        if (seen === line.symbol || seen === rules.wild) next.push(line)
        else here += line.pays[reel - 1]!
      }
      follow(reel + 1, next, here)
    }
  }
  for (const window of reels[0]!) {
    const running = rules.lines.flatMap((rows): Running[] => {
      const symbol = window[rows[0]!]!
      const pays = rules.pays[symbol]
      return pays ? [{ rows, symbol, pays }] : []
    })
    follow(1, running, 0)
  }
  return BigInt(best)
}

/** The different windows of one reel. */
function windowsOf(strip: string, rows: number): string[] {
  return [
    ...new Set(
      [...strip].map((_symbol, stop) =>
        Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]!).join(''),
      ),
    ),
  ]
}
