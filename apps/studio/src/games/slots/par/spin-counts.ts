// SPDX-License-Identifier: Apache-2.0

/** Sums over all windows with the same number of scatters. Pays are in parts of the stake. */
export interface ScatterSums {
  readonly windows: bigint
  readonly pays: bigint
  /** The sum of the squares of what each window pays. */
  readonly squares: bigint
}

/** Everything about one paid spin that a par sheet needs, over all windows that its floats can choose. */
export interface SpinCounts {
  readonly windows: bigint
  /** By the number of scatters, from 0. */
  readonly byScatters: readonly ScatterSums[]
  /** Windows that pay anything. */
  readonly winning: bigint
  /** No window pays more; `exact` if one pays as much. */
  readonly best: { readonly pays: bigint; readonly windows: bigint; readonly exact: boolean }
}
