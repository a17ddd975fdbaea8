// SPDX-License-Identifier: Apache-2.0
import { t } from '../../runtime/texts.ts'
import { slotNameKey } from './slot-names.ts'

/** The name of a slot in the player's language; titles of the demonstration have the one that the platform sent. */
export function saySlotName({ code, name }: { readonly code: string; readonly name: string }): string {
  const key = slotNameKey(code)
  return key ? t(key) : name
}
