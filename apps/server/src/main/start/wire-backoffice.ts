// SPDX-License-Identifier: Apache-2.0
import type { BackofficeDeps } from '../../modules/backoffice/index.ts'
import type { CatalogueDeps } from '../../modules/catalogue/index.ts'
import { createOperatorHashQueue } from '../../modules/identity/index.ts'
import type { Play, PlayDeps } from '../../modules/play/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { artAddresses } from '../pages/art-addresses.ts'
import type { WireOptions } from './modules.ts'

/** Connects the console with every module that operators look after. */
export const wireBackoffice = (
  platform: Platform,
  { publicUrl, operatorKey }: WireOptions,
  {
    catalogueDeps: { snapshot, busy },
    play,
    adapters,
    ...modules
  }: {
    catalogueDeps: CatalogueDeps
    play: Pick<Play, 'testLaunch' | 'operatedRooms' | 'operatedCardRooms'>
    adapters: PlayDeps['adapters']
  } & Pick<
    BackofficeDeps,
    | 'timeline'
    | 'protection'
    | 'wallet'
    | 'moves'
    | 'directory'
    | 'identity'
    | 'messages'
    | 'payBonus'
    | 'gameEdges'
    | 'tellBonus'
    | 'siteAt'
  >,
): BackofficeDeps => ({
  ...platform,
  ...modules,
  wagering: modules.wallet.wagering,
  providers: modules.wallet.providers,
  verifyPassword: modules.identity.verifyOperatorPassword,
  signIns: createOperatorHashQueue(platform.clock),
  publicUrl,
  snapshot,
  busy,
  gamePicture: artAddresses.game,
  rewardPicture: artAddresses.reward,
  vendorPicture: artAddresses.vendor,
  vendorAdapters: new Map(adapters.map((adapter) => [adapter.protocol, adapter])),
  ownPublicKey: operatorKey.publicPem,
  testLaunch: play.testLaunch,
  operatedRooms: play.operatedRooms,
  operatedCardRooms: play.operatedCardRooms,
})
