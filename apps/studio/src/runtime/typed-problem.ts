// SPDX-License-Identifier: Apache-2.0
import { t } from './texts.ts'
import { readTyped } from './typed-numbers.ts'

/** Why typed text is no number: `usual` unless it can be two. */
export function typedProblem(text: string, decimals: number, usual: string): string {
  const reading = readTyped(text, decimals)
  return reading.state === 'unclear' ? t('numbers.unclear', reading) : usual
}
