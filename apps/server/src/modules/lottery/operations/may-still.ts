// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../../platform/db/index.ts'

/** Which of these operators may still do what they did: their account is open, and their role has the permission. */
export type MayStill = (tx: Tx, operatorIds: readonly number[]) => Promise<ReadonlySet<number>>
