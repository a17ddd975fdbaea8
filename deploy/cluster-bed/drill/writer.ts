// SPDX-License-Identifier: Apache-2.0
import { setTimeout as sleep } from 'node:timers/promises'
import type { Acknowledged, Tally } from './tally.ts'

const patienceMilliseconds = 10_000
const againAfterMilliseconds = 150
/**
 * A player's pause between two bets: the load is steady, and leaves the machine time for what is being
 * measured.
 */
const breathMilliseconds = 60

/**
 * The outcome of one try. `again` repeats the same order, `given up` says that nothing was taken and nothing
 * ever will be.
 */
export type Outcome =
  | { answer: 'yes'; acknowledged: Pick<Acknowledged, 'id' | 'kind' | 'moved'> }
  | { answer: 'again' | 'given up' | 'wrong'; why: string }

/** A player who makes one bet after the other, each until it is answered. */
export interface Player {
  name: string
  play(): () => Promise<Outcome>
}

/** Stops taking new orders on request; orders in progress are finished first. */
export async function writeOn(player: Player, tally: Tally, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await finish(player.play(), player.name, tally)
    await sleep(breathMilliseconds)
  }
}

async function finish(attempt: () => Promise<Outcome>, name: string, tally: Tally): Promise<void> {
  const begunMs = performance.now()
  for (;;) {
    const outcome = await attempt()
    if (outcome.answer === 'yes')
      return tally.acknowledge({ ...outcome.acknowledged, player: name, tookMs: performance.now() - begunMs })
    if (outcome.answer === 'wrong') return tally.object(outcome.why)
    tally.refuse(outcome.why)
    if (outcome.answer === 'given up') return
    await sleep(againAfterMilliseconds)
  }
}

export interface Answer {
  status: number
  body: unknown
}

/** Posts text. Undefined when no answer came in time. */
export async function post(
  url: string,
  body: string,
  headers: Record<string, string>,
): Promise<Answer | string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(patienceMilliseconds),
    })
    const text = await response.text()
    return { status: response.status, body: parse(text) }
  } catch (error) {
    const { name, cause } = error as { name: string; cause?: { code?: string } }
    return name === 'TimeoutError'
      ? `no answer within ${patienceMilliseconds / 1_000} s`
      : (cause?.code ?? name)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
