// SPDX-License-Identifier: Apache-2.0
import { readSentences } from './locales.ts'
import type { TextKey } from './text-key.ts'

/** All sentences in the source language as they are written, for tools and builds. */
export const english = readSentences('EN') as Readonly<Record<TextKey, string>>
