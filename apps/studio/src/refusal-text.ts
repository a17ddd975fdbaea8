// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '@tessera/texts'
import type { StudioRefusalCode } from './protocol.ts'

/** The sentence of a refusal: every code is the key of a text, or this does not compile. */
export function refusalText(code: StudioRefusalCode): TextKey {
  return code
}
