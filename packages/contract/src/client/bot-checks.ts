// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '../index.ts'
import type { Challenge } from './proof-of-work.ts'

export interface BotCheck {
  botCheckType: string
  botCheckId: string
  botCheckResult: string
}

export interface BotChecks {
  /** Begins to solve a challenge before it is needed, while the form is filled in. */
  prepare(): void
  /** A solved challenge for one call; each serves once. */
  take(): Promise<BotCheck>
}

/**
 * A challenge lives two minutes; an older solution than this is made again, so that it is still valid when it
 * arrives.
 */
const freshMs = 90_000

/**
 * Solves the proofs of work that calls carry, in a worker that the page opens: the page stays smooth
 * meanwhile.
 */
export function createBotChecks({
  fetchChallenge,
  openWorker,
}: {
  fetchChallenge(): Promise<CallOutput<'identity.botCheck'>>
  openWorker(): Worker
}): BotChecks {
  let prepared: { at: number; check: Promise<BotCheck> } | undefined

  async function solveOne(): Promise<BotCheck> {
    const { botCheckType, botCheckId, challenge, difficulty } = await fetchChallenge()
    return {
      botCheckType,
      botCheckId,
      botCheckResult: await solveIn(openWorker(), { challenge, difficulty }),
    }
  }

  function prepare(): Promise<BotCheck> {
    if (prepared && Date.now() - prepared.at < freshMs) return prepared.check
    const check = solveOne()
    prepared = { at: Date.now(), check }
    check.catch(() => {
      prepared = undefined
    })
    return check
  }

  return {
    prepare: () => void prepare(),
    take() {
      const taken = prepare()
      prepared = undefined
      return taken
    },
  }
}

function solveIn(worker: Worker, challenge: Challenge): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    worker.onmessage = (event: MessageEvent<string>) => resolve(event.data)
    worker.onerror = () => reject(new Error('The proof of work could not be started'))
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}
