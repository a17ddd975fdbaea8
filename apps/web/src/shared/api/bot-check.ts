import { ask } from './ask.ts'
import { scriptUrl } from '../trouble/script-url.ts'
import type { Challenge } from './proof-of-work.ts'
import workerAddress from './proof-of-work.worker.ts?worker&url'

export interface BotCheck { botCheckType: string; botCheckId: string; botCheckResult: string }

/** A challenge lives two minutes; a solution older than this is made anew, so that it is still good when it arrives. */
const freshMs = 90_000
let prepared: { at: number; check: Promise<BotCheck> } | undefined

/** Begins to solve a challenge before it is needed, while the form is filled in. */
export function prepareBotCheck(): void {
  if (prepared && Date.now() - prepared.at < freshMs) return
  const check = solveOne()
  prepared = { at: Date.now(), check }
  check.catch(() => { prepared = undefined })
}

/** A solved challenge for one call; each serves once. */
export async function takeBotCheck(): Promise<BotCheck> {
  prepareBotCheck()
  const taken = prepared?.check ?? solveOne()
  prepared = undefined
  return taken
}

async function solveOne(): Promise<BotCheck> {
  const { botCheckType, botCheckId, challenge, difficulty } = await ask('identity.botCheck', {})
  return { botCheckType, botCheckId, botCheckResult: await solveAside({ challenge, difficulty }) }
}

function solveAside(challenge: Challenge): Promise<string> {
  const worker = new Worker(scriptUrl(workerAddress), { type: 'module' })
  return new Promise<string>((resolve, reject) => {
    worker.onmessage = (event: MessageEvent<string>) => resolve(event.data)
    worker.onerror = () => reject(new Error('The proof of work could not be started'))
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}
