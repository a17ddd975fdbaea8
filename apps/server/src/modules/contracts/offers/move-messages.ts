// SPDX-License-Identifier: Apache-2.0
import type { ContractKind } from '@tessera/rules/contracts/contract'
import { languages, text } from '@tessera/texts'

/** One language for each set of sentences. */
export const spoken = [...new Set(Object.values(languages).map(({ texts }) => texts))]

/** What the inbox says of a contract: a sentence, and where contracts are found. */
export function messageIn(
  code: string,
  kind: ContractKind,
  sentence: string,
): { title: string; content: string } {
  const path = ['agents.center', 'agents.agentTeamManagement', 'contracts.title'] as const
  return {
    title: text(code, 'mail.contract.title', { kind: text(code, `contracts.kind.${kind}`) }),
    content: paragraph(sentence) + paragraph(path.map((name) => text(code, name)).join(' › ')),
  }
}

const paragraph = (sentence: string): string =>
  `<p>${sentence.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p>`
