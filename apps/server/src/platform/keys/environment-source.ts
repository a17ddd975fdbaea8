// SPDX-License-Identifier: Apache-2.0
import type { NearKeySource } from './key-source.ts'

/** A key in an environment variable itself. */
export const environmentSource = (name: string, text: string): NearKeySource => ({
  location: name,
  read: () => text,
})
