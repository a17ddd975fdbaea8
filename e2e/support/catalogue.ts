// SPDX-License-Identifier: Apache-2.0
import type { CallInput } from '@tessera/contract'
import { admin } from '../pages/console.ts'
import type { Asker } from './member.ts'
import { callServer, signInOperator } from './server-client.ts'

type VendorChange = Omit<CallInput<'backoffice.changeVendor'>, 'requestId'>
type GameChange = CallInput<'backoffice.changeGames'>['set']

/*
 * Vendors and games belong to the whole installation, which other journeys share: each is changed for a while
 * only, and as other journeys look at other ones.
 */

/** An operator changes a vendor; after `work` it is as it was. */
export async function whileVendor(
  { request }: Asker,
  { vendorCode, gameType, ...set }: VendorChange,
  work: () => Promise<void>,
): Promise<void> {
  const { token } = await signInOperator(request, admin)
  const before = (await callServer(request, 'backoffice.catalogueVendors', {}, token)).find(
    (vendor) => vendor.vendorCode === vendorCode && vendor.gameType === gameType,
  )!
  const undo = Object.fromEntries(Object.keys(set).map((name) => [name, before[name as keyof typeof before]]))
  const change = (to: object): Promise<unknown> =>
    callServer(request, 'backoffice.changeVendor', { vendorCode, gameType, ...to }, token)
  await change(set)
  try {
    await work()
  } finally {
    await change(undo)
  }
}

/** An operator changes a game that has none of this yet; after `work` `undo` is so again. */
export async function whileGame(
  { request }: Asker,
  nodeId: number,
  { set, undo }: { set: GameChange; undo: GameChange },
  work: () => Promise<void>,
): Promise<void> {
  const { token } = await signInOperator(request, admin)
  const change = (to: GameChange): Promise<unknown> =>
    callServer(request, 'backoffice.changeGames', { nodeIds: [nodeId], set: to }, token)
  await change(set)
  try {
    await work()
  } finally {
    await change(undo)
  }
}

/** An operator renames a game; after `work` it has its name again. */
export async function whileNamed(
  { request }: Asker,
  { nodeId, nodeName }: { nodeId: number; nodeName: string },
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  const { token } = await signInOperator(request, admin)
  const rename = (to: string): Promise<unknown> =>
    callServer(request, 'backoffice.changeGame', { nodeId, name: to }, token)
  await rename(name)
  try {
    await work()
  } finally {
    await rename(nodeName)
  }
}
