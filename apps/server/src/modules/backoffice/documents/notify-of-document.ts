// SPDX-License-Identifier: Apache-2.0
import { languages, text } from '@tessera/texts'
import type { Tx } from '../../../platform/db/index.ts'
import type { IdentityDocument } from '../../compliance/index.ts'
import { deliver } from '../../messages/index.ts'

/** One language for each set of sentences. */
const spoken = [...new Set(Object.values(languages).map(({ texts }) => texts))]

/** Writes the decision to the member's inbox, in every language, in the same transaction. */
export async function notifyOfDocument(
  tx: Tx,
  { memberId, kind, reason }: IdentityDocument,
  nowMs: number,
): Promise<void> {
  const wordsIn = (code: string): { title: string; content: string } => ({
    title: text(code, reason === null ? 'mail.document.accepted' : 'mail.document.refused'),
    content:
      paragraph(text(code, `identityCheck.kind.${kind}`)) +
      paragraph(text(code, reason === null ? 'mail.document.thanks' : `identityCheck.reason.${reason}`)),
  })
  const words = Object.fromEntries(spoken.map((code) => [code, wordsIn(code)]))
  await deliver(tx, [memberId], { origin: 'service', ...wordsIn('EN'), words, atMs: nowMs })
}

const paragraph = (sentence: string): string =>
  `<p>${sentence.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p>`
