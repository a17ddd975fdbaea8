// SPDX-License-Identifier: Apache-2.0
/** The name of a sentence. A name that is not in the source language does not compile. */
export type { TextKey } from './generated/text-key.ts'
export type TextValues = Readonly<Record<string, string | number>>
