// SPDX-License-Identifier: Apache-2.0
import type { APIRequestContext } from '@playwright/test'
import { admin } from '@tessera/e2e/pages/console.ts'
import { callServer, signInOperator } from '@tessera/e2e/support/server-client.ts'

/** Lets bets of in-house games follow each other as fast as they can, in games that are opened from now on. */
export async function setFastestPace(site: APIRequestContext): Promise<void> {
  const { token } = await signInOperator(site, admin)
  const name = 'play.automaticBetsMs'
  const { leaves } = await callServer(site, 'backoffice.settings', {}, token)
  const version = leaves.find((leaf) => leaf.name === name)?.version ?? 0
  await callServer(site, 'backoffice.changeSettings', { changes: [{ name, value: 1, version }] }, token)
}
