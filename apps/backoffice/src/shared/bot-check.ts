// SPDX-License-Identifier: Apache-2.0
import { createBotChecks } from '@tessera/contract/client/bot-checks'
import { client } from './api.ts'
import workerAddress from './proof-of-work.worker.ts?worker&url'
import { scriptUrl } from './script-url.ts'

/** The proofs of work for signing in. */
export const botChecks = createBotChecks({
  fetchChallenge: () => client.call('identity.botCheck', {}),
  openWorker: () => new Worker(scriptUrl(workerAddress), { type: 'module' }),
})
