// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { foldName, isSameName } from '@tessera/rules/names/fold-name'
import type { Tx } from '../../../platform/db/index.ts'
import { findProfile } from '../../members/index.ts'
import { holdersOf } from './holders-of.ts'

/**
 * Members are paid in their own name: that of the registration and of the accounts that they have. The first account
 * of a member without a name gives it. Throws `wallet.holderDiffers`.
 */
export async function refuseOtherHolder(tx: Tx, memberId: bigint, holder: string): Promise<void> {
  if (foldName(holder).length < 2) throw fault('wallet.holderDiffers')
  const { payeeName } = await findProfile(tx, memberId)
  const known = [...(payeeName === null ? [] : [payeeName]), ...(await holdersOf(tx, memberId))]
  if (known.length > 0 && !known.some((name) => isSameName(name, holder))) throw fault('wallet.holderDiffers')
}
