// SPDX-License-Identifier: Apache-2.0
import { drawCaptcha } from '../../adapters/captcha/draw-captcha.ts'
import { createFirebaseProofs, googleKeys } from '../../adapters/phone-check/firebase.ts'
import { createCarriers } from '../../adapters/sms/carriers.ts'
import { createSandboxSocial, type SandboxSocial } from '../../adapters/social/sandbox/sandbox-social.ts'
import { createSocialProviders } from '../../adapters/social/social-providers.ts'
import { operatorByName } from '../../modules/backoffice/index.ts'
import { createIdentity, type Identity } from '../../modules/identity/index.ts'
import { notifyOwner } from '../../modules/messages/index.ts'
import { endPlaySessions, setPlayerEnabled } from '../../modules/play/index.ts'
import type { BrandDirectory } from '../../modules/site/index.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Vault } from '../../platform/keys/index.ts'
import type { Outbound } from '../../platform/outbound/outbound.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Seal } from '../../platform/seal/seal.ts'
import type { WireOptions } from './modules.ts'
import type { wireRewards } from './wire-rewards.ts'

/** Connects identity with the senders of its messages, and with what a registration and a lost session change. */
export function wireIdentity(
  platform: Platform,
  options: WireOptions,
  {
    afterwards,
    directory,
    seal,
    vault,
    outbound,
    rewardEvents,
    isDemo,
  }: {
    afterwards: Database
    directory: BrandDirectory
    seal: Seal
    vault: Vault
    outbound: Outbound
    rewardEvents: ReturnType<typeof wireRewards>['events']
    isDemo: boolean
  },
): { identity: Identity; sandboxSocial: SandboxSocial | undefined } {
  const { clock, settings } = platform
  const { publicUrl, vaultKeys } = options
  const sandboxSocial = isDemo
    ? createSandboxSocial({ clock, publicUrl, key: () => vaultKeys.current().secret })
    : undefined
  const identity: Identity = createIdentity(platform, {
    afterwards,
    publicUrl,
    drawCaptcha,
    carriers: createCarriers(outbound),
    socialProviders: options.socialProviders ?? createSocialProviders(outbound, sandboxSocial?.provider),
    phoneProofs: createFirebaseProofs(options.phoneKeys ?? googleKeys()),
    vault,
    unseal: seal.unseal,
    staffHash: async (db, name) => (await operatorByName(db, name))?.passwordHash,
    ownerOfHost: async (host) => (await directory.find(host)).ownerId,
    events: {
      sessionsEnded: endPlaySessions,
      securityChanged: (tx, change) => notifyOwner(tx, { settings, outbox: identity.deps.outbox }, change),
      ...rewardEvents,
      accountEnabled: (tx, memberId, enabled) => setPlayerEnabled(tx, memberId, enabled),
    },
  })
  return { identity, sandboxSocial }
}
