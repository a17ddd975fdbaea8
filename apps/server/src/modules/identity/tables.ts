// SPDX-License-Identifier: Apache-2.0
import type { Owned } from '../../platform/db/owned.ts'

/** What this module owns in the database. Nothing else uses it, except what is listed as open. */
export const owned: Owned = {
  tables: [
    'identity_account_event',
    'identity_attempt',
    'identity_cap',
    'identity_challenge',
    'identity_code',
    'identity_credential',
    'identity_device',
    'identity_known_device',
    'identity_login_log',
    'identity_outside',
    'identity_passkey',
    'identity_phone_proof_used',
    'identity_recovery_code',
    'identity_secret',
    'identity_session',
    'identity_totp',
    'identity_weakened',
  ],
  functions: ['identity_totp_key_guard'],
}
