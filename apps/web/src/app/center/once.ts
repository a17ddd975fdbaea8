// SPDX-License-Identifier: Apache-2.0
/** A loader that loads once and then always returns the same promise; after a failure it loads again. */
export function once<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loaded: Promise<Result> | undefined
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
}
