// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { currencyOfMember } from '../members/index.ts'
import { balances, ownerOfMember } from '../ledger/index.ts'
import type { Queries } from '../../platform/db/index.ts'
import type { MemberActor } from '../../platform/http/index.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { contractFlags } from './contract-flags.ts'

/**
 * Contracts and money of the caller in one answer (D-37): what they can withdraw, and what is on hold for
 * withdrawals.
 */
export async function showFunds(
  db: Queries,
  settings: Settings,
  { memberId, agent }: Pick<MemberActor, 'memberId' | 'agent'>,
): Promise<OperationOutput<'agents.funds'>> {
  const [flags, code] = await Promise.all([contractFlags(settings, agent), currencyOfMember(db, memberId)])
  const { cash, hold } = await balances(db, ownerOfMember(memberId), code)
  return { ...flags, withdrawable: cash, frozen: hold }
}
