// SPDX-License-Identifier: Apache-2.0
import type { SocialProvider, SocialProviders } from '../../modules/identity/ports.ts'
import type { Outbound } from '../../platform/outbound/outbound.ts'
import { createFacebook } from './facebook.ts'
import { createOpenId } from './openid.ts'

/**
 * Sign-ins of other services, from the settings of a brand. Without client settings there is none, or the
 * sandbox in a demonstration. Reused until the settings change.
 */
export function createSocialProviders(
  outbound: Outbound,
  sandbox?: (name: 'google' | 'facebook') => SocialProvider,
): SocialProviders {
  const made = new WeakMap<object, SocialProvider>()
  const keep = (settings: object, make: () => SocialProvider): SocialProvider => {
    const known = made.get(settings) ?? make()
    made.set(settings, known)
    return known
  }
  return {
    google: (settings) =>
      settings.clientId === '' || settings.issuer === ''
        ? sandbox?.('google')
        : keep(settings, () => createOpenId(settings, outbound)),
    facebook: (settings) =>
      settings.clientId === ''
        ? sandbox?.('facebook')
        : keep(settings, () => createFacebook(settings, outbound)),
  }
}
