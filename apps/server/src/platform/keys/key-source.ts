// SPDX-License-Identifier: Apache-2.0
/** Where a key comes from: a file, the environment, a command that asks a key service. */
export interface KeySource<Text = string | undefined | Promise<string | undefined>> {
  /** In words for the operator; it begins a sentence. */
  readonly place: string
  /** What is there now; undefined when there is nothing. Throws KeyRefused when it cannot be asked. */
  read(): Text
  /** Only where the platform keeps its keys itself; everywhere else whoever runs it does. */
  readonly keep?: {
    /** Puts a text where there is none; one that another process put there first stays. */
    add(text: string): void
    /** Puts a text in the place of what is there, whole or not at all. */
    replace(text: string): void
    remove(): void
  }
}

/** One that answers at once. */
export type NearKeySource = KeySource<string | undefined>
