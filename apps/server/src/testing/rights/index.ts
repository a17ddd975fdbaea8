// SPDX-License-Identifier: Apache-2.0
import type { CallName } from '@tessera/contract'
import { reviewRights } from './review-rights.ts'
import { operatorRights } from './operator-rights.ts'
import type { Right } from './right.ts'
import { siteRights } from './site-rights.ts'
import { textRights } from './text-rights.ts'

/** What is expected of every call of the contract. A call without a line does not compile. */
export const rights: Readonly<Record<CallName, Right>> = {
  ...siteRights,
  ...operatorRights,
  ...textRights,
  ...reviewRights,
}
