// SPDX-License-Identifier: Apache-2.0
/** What a figure of the bench means, what it must reach, and why it does not where it does not. */
export interface FigureMeaning {
  says: string
  unit: '' | 'x' | 'x L1' | 'a second' | 'us' | 'ms' | 's' | 'min' | 'B' | 'KiB' | 'kB' | 'MB' | '%'
  /** The value must not be above this. */
  atMost?: number
  /** The value must not be below this. */
  atLeast?: number
  /** One line for readers of docs/performance.md, which must exist as long as the figure misses its limit. */
  whyMissed?: string
}

/** Figures by name. */
export type Meanings = Readonly<Record<string, FigureMeaning>>

/** A part of the bench: its results are in `bench/results`, in the file of its name. */
export interface MeasuredPart {
  title: string
  figures: Meanings
}

/** What belongs together in docs/performance.md; parts by the name of their file. */
export interface Area {
  title: string
  parts: Readonly<Record<string, MeasuredPart>>
}
