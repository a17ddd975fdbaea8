// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput } from '@tessera/contract'
import { overridable } from '@tessera/texts/overridable'
import type { TextKey } from '@tessera/texts'
import type { Tx } from '../../../platform/db/index.ts'
import type { OperatorActor } from '../../../platform/http/index.ts'
import { isTextKey, problemsOfText } from '../../../platform/texts/judge-text.ts'
import { mostTexts, writeText } from '../../../platform/texts/write-text.ts'
import { recordAction } from '../audit/record-action.ts'
import { presentText, type PresentedText } from './present-text.ts'

interface Facts {
  operator: OperatorActor
  brandCode: string
  nowMs: number
}

/**
 * Words a sentence for a brand, or brings that of the release back. Throws `call.invalid` with what is wrong with it,
 * `backoffice.noText`, `backoffice.fixedText`, `backoffice.textChanged`, `backoffice.tooManyTexts`.
 */
export async function setText(
  tx: Tx,
  { operator, brandCode, nowMs }: Facts,
  { language, key: asked, text, version }: OperationInput<'backoffice.setText'>,
): Promise<PresentedText> {
  const key = siteKey(asked)
  if (overridable(key) === 'protection') throw fault('backoffice.fixedText')
  const sentence = text === '' ? null : text
  const problems = sentence === null ? [] : problemsOfText({ key, language, sentence }, { strict: true })
  if (problems.length > 0) throw fault('call.invalid', { fields: { text: saidOf(problems) } })
  const texts = { brandCode, language }
  const written = await writeText(tx, { ...texts, key, sentence, version, changedBy: operator.name, nowMs })
  if (written === 'overtaken') throw fault('backoffice.textChanged')
  if (written === 'tooMany') throw fault('backoffice.tooManyTexts', { most: mostTexts })
  if (written.before !== sentence)
    await recordAction(tx, {
      operatorId: operator.operatorId,
      operatorName: operator.name,
      action: 'setText',
      subject: `brand:${brandCode}`,
      before: { language, key, text: written.before ?? '' },
      after: { language, key, text },
      nowMs,
    })
  return presentText(language, key, written.text)
}

/** The key of a sentence that a site says. Throws `backoffice.noText`. */
export function siteKey(key: string): TextKey {
  if (!isTextKey(key) || overridable(key) === 'no') throw fault('backoffice.noText')
  return key
}

/** What is wrong, as one line. */
const saidOf = (problems: readonly string[]): string => `The sentence ${problems.join('; it ')}`
