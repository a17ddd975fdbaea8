// SPDX-License-Identifier: Apache-2.0
import type { ContractKind } from '@tessera/rules/contracts/contract'
import type { Say } from '../../../platform/http/index.ts'
import { paragraph } from '../../messages/index.ts'

/** What the inbox says of a contract: a sentence, and where contracts are found. */
export function messageIn(
  say: Say,
  kind: ContractKind,
  sentence: string,
): { title: string; content: string } {
  const path = ['agents.center', 'agents.agentTeamManagement', 'contracts.title'] as const
  return {
    title: say('mail.contract.title', { kind: say(`contracts.kind.${kind}`) }),
    content: paragraph(sentence) + paragraph(path.map((name) => say(name)).join(' › ')),
  }
}
