// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { post, type Outcome, type Player } from './writer.ts'

const stake = '1'

export interface StudioPlayer {
  games: string
  name: string
  session: string
}

interface RoundBody {
  round?: { id: string; stake: string; payout: string | null }
  error?: { code: string }
}

/** Answers after which the round may still come, or the same request must be repeated. */
const passing = new Set([
  'studio.roundPending',
  'studio.unavailable',
  'studio.tooManyRequests',
  'studio.betTooEarly',
])

/**
 * A member at the installation's own dice. A round is requested with its id until it is answered or refused.
 */
export function studioPlayer(account: StudioPlayer): Player {
  return {
    name: account.name,
    play() {
      const requestId = randomUUID()
      return () => roll(account, requestId)
    },
  }
}

async function roll({ games, session }: StudioPlayer, requestId: string): Promise<Outcome> {
  const body = JSON.stringify({ requestId, stake, direction: 'over', targetHundredths: 5050 })
  const answer = await post(`${games}/api/bets/dice`, body, { authorization: `Bearer ${session}` })
  if (typeof answer === 'string') return { answer: 'again', why: answer }
  const { round, error } = (answer.body ?? {}) as RoundBody
  if (answer.status === 200 && round)
    return {
      answer: 'yes',
      acknowledged: {
        id: round.id,
        kind: 'round',
        moved: millionths(round.payout ?? '0') - millionths(round.stake),
      },
    }
  if (error?.code === 'studio.betNotTaken') return { answer: 'given up', why: error.code }
  if ((answer.status >= 502 && answer.status <= 504) || passing.has(error?.code ?? ''))
    return { answer: 'again', why: error?.code ?? `HTTP ${answer.status}` }
  return { answer: 'wrong', why: `dice: HTTP ${answer.status} ${error?.code ?? ''}` }
}

/** An amount as the games send it, without rounding. */
function millionths(text: string): bigint {
  const [whole = '0', part = ''] = text.split('.')
  return BigInt(whole + part.padEnd(6, '0').slice(0, 6))
}
