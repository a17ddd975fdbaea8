// SPDX-License-Identifier: Apache-2.0
import { createBotChecks } from '@tessera/contract/client/bot-checks'
export type { BotCheck } from '@tessera/contract/client/bot-checks'
import { scriptUrl } from '../trouble/script-url.ts'
import { call } from './call.ts'
import workerAddress from './proof-of-work.worker.ts?worker&url'

const botChecks = createBotChecks({
  fetchChallenge: () => call('identity.botCheck', {}),
  openWorker: () => new Worker(scriptUrl(workerAddress), { type: 'module' }),
})

/** Starts solving a challenge before it is needed, while the form is being filled in. */
export const prepareBotCheck = botChecks.prepare

/** A solved challenge for one call; each is valid once. */
export const takeBotCheck = botChecks.take
