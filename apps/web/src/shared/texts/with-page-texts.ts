// SPDX-License-Identifier: Apache-2.0
import { loadPageTexts } from './texts.ts'

/**
 * A loader of a part of the program that also waits for the texts of the later pages: its components can use
 * them at once.
 */
export function withPageTexts<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => (await Promise.all([load(), loadPageTexts()]))[0]
}
