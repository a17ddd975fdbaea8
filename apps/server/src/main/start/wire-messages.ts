// SPDX-License-Identifier: Apache-2.0
import { chooseStore } from '../../adapters/storage/choose-store.ts'
import type { Identity } from '../../modules/identity/index.ts'
import { createMessages, type Messages } from '../../modules/messages/index.ts'
import type { BrandDirectory } from '../../modules/site/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { artAddresses } from '../pages/art-addresses.ts'
import type { WireOptions } from './modules.ts'

/** Connects messages with the store of their files, with members, and with the hosts that they may link to. */
export const wireMessages = (
  platform: Platform,
  options: WireOptions,
  { identity, directory }: { identity: Identity; directory: BrandDirectory },
): Messages =>
  createMessages(platform, {
    files: chooseStore(options, platform.chance),
    bannerPicture: artAddresses.banner,
    resolveMember: identity.resolveMember,
    takeBotCheck: identity.deps.botChecks.take,
    hostsOf: async (brandCode) => ({
      own: [new URL(options.publicUrl).host, ...(await directory.hostsOf(brandCode)).map(({ host }) => host)],
      trusted: await platform.settings.of(brandCode).read('messages.trustedHosts'),
    }),
  })
