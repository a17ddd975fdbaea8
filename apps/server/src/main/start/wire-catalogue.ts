// SPDX-License-Identifier: Apache-2.0
import { createBusy, createSnapshotSource, type CatalogueDeps } from '../../modules/catalogue/index.ts'
import type { Identity } from '../../modules/identity/index.ts'
import { sessionsSince } from '../../modules/play/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { artAddresses } from '../pages/art-addresses.ts'

/** Connects the catalogue with what is being played, with its pictures, and with the sessions of members. */
export const wireCatalogue = (
  { database, clock, log }: Platform,
  { identity, countryOf, isDemo }: { identity: Identity; isDemo: boolean } & Pick<CatalogueDeps, 'countryOf'>,
): CatalogueDeps => ({
  snapshot: createSnapshotSource({ database, clock, log, demonstration: isDemo }),
  busy: createBusy({ database, clock, log, sessionsSince: (since) => sessionsSince(database, since) }),
  gamePicture: artAddresses.game,
  vendorPicture: artAddresses.vendor,
  countryOf,
  async memberOf(facts) {
    const member = facts.token === undefined ? undefined : await identity.resolveMember(facts.token, facts)
    return member?.mustChangePassword ? undefined : member?.memberId
  },
})
