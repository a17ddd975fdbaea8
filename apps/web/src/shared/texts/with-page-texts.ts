// SPDX-License-Identifier: Apache-2.0
import { loadPageTexts } from './texts.ts'

/**
 * A loader of a part of the program that waits for the sentences of the later pages too: what it draws may
 * speak at once.
 */
export function withPageTexts<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => (await Promise.all([load(), loadPageTexts()]))[0]
}
