// SPDX-License-Identifier: Apache-2.0
import type { english } from './en/index.ts'

/** The name of a sentence. A name that is not in the source language does not compile. */
export type TextKey = keyof typeof english
export type TextValues = Readonly<Record<string, string | number>>
