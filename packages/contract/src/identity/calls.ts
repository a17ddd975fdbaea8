// SPDX-License-Identifier: Apache-2.0
import { entryCalls } from './entry-calls.ts'
import { protectionCalls } from './protection-calls.ts'
import { recoveryCalls } from './recovery-calls.ts'
import { registrationCalls } from './registration-calls.ts'
import { sessionCalls } from './session-calls.ts'

export const identityCalls = {
  ...registrationCalls,
  ...entryCalls,
  ...recoveryCalls,
  ...protectionCalls,
  ...sessionCalls,
}
