// SPDX-License-Identifier: Apache-2.0
import type { NearKeySource } from './key-source.ts'

/** A key that stands in a variable of the environment itself. */
export const environmentSource = (name: string, text: string): NearKeySource => ({
  place: name,
  read: () => text,
})
