// SPDX-License-Identifier: Apache-2.0
import { loadTextsOf } from './texts.ts'

/**
 * A loader of a part of the program that also waits for the texts of pages that everybody reads: its components can use
 * them at once.
 */
export function withPageTexts<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => (await Promise.all([load(), loadTextsOf('pages')]))[0]
}

/** A loader of a part of the program that also waits for these texts, and for those of the account. */
export function withAccountTexts<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => (await Promise.all([load(), loadTextsOf('pages', 'account')]))[0]
}
