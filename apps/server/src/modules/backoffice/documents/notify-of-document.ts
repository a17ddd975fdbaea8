// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../../platform/db/index.ts'
import type { IdentityDocument } from '../../compliance/index.ts'
import { paragraph, writeNotice } from '../../messages/index.ts'

/** Writes the decision to the member's inbox, in every language, in the same transaction. */
export async function notifyOfDocument(
  tx: Tx,
  { memberId, kind, reason }: IdentityDocument,
  nowMs: number,
): Promise<void> {
  await writeNotice(tx, [memberId], {
    origin: 'service',
    wordsIn: (say) => ({
      title: say(reason === null ? 'mail.document.accepted' : 'mail.document.refused'),
      content:
        paragraph(say(`identityCheck.kind.${kind}`)) +
        paragraph(say(reason === null ? 'mail.document.thanks' : `identityCheck.reason.${reason}`)),
    }),
    atMs: nowMs,
  })
}
