// SPDX-License-Identifier: Apache-2.0
/** One sentence about the other side, and how to find out whether it is true. */
export interface Scenario<Context> {
  readonly theme: string
  /** What happens. */
  readonly name: string
  /** What must come of it. */
  readonly expects: string
  /** Plays it and answers what came; throws Unexpected for anything else, Skipped if it cannot be played. */
  readonly play: (context: Context) => Promise<string> | string
}

/** Something else came than the scenario expects; the message says what. */
export class Unexpected extends Error {}

/** The scenario cannot be played; the message says why. */
export class Skipped extends Error {}

/** The command was understood but cannot be done; the message says why. */
export class CannotRun extends Error {}

export type Verdict = 'passed' | 'failed' | 'skipped'

export interface Outcome {
  readonly theme: string
  readonly scenario: string
  readonly expected: string
  readonly got: string
  readonly verdict: Verdict
  readonly tookMs: number
}

/** A scenario that this wire leaves no way to play; it is named, so that nobody believes it was. */
export function unplayable<Context>(theme: string, name: string, reason: string): Scenario<Context> {
  return {
    theme,
    name,
    expects: 'cannot be played here',
    play: () => {
      throw new Skipped(reason)
    },
  }
}

/** What an option must give; skips the scenario without it. */
export function given<Value>(value: Value | undefined, reason: string): Value {
  if (value === undefined) throw new Skipped(reason)
  return value
}
