// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { ThirdPartyError } from './ports.ts'
import type { IdentityOptions } from './create-identity.ts'

const nothingHere = (): never => {
  throw new Error('identity was put together without this')
}

/**
 * Identity without external services: messages stay in the outbox, no external sign-in. For tools that only
 * create accounts.
 */
export const withoutOutside: Omit<IdentityOptions, 'afterwards' | 'events'> = {
  publicUrl: 'http://localhost',
  drawCaptcha: nothingHere,
  vault: { seal: nothingHere, open: nothingHere },
  carriers: { sms: () => undefined, mail: () => undefined },
  socialProviders: { google: () => undefined, facebook: () => undefined },
  phoneProofs: { check: () => Promise.reject(new ThirdPartyError('operation-not-allowed')) },
  unseal: () => Promise.reject(fault('call.badEncryption')),
  staffHash: () => Promise.resolve(undefined),
  ownerOfHost: () => Promise.resolve(null),
}
