// SPDX-License-Identifier: Apache-2.0
/** Where a key comes from: a file, the environment, or a command that asks a key service. */
export interface KeySource<Text = string | undefined | Promise<string | undefined>> {
  /** A description for operators, used at the start of sentences. */
  readonly location: string
  /** The current content; undefined when there is none. Throws KeyRefused when it cannot be read. */
  read(): Text
  /** Present only where the platform keeps its keys itself; elsewhere whoever runs it maintains them. */
  readonly keep?: {
    /** Stores a text where there is none; a text that another process stored first is kept. */
    add(text: string): void
    /** Replaces the current text, completely or not at all. */
    replace(text: string): void
    remove(): void
  }
}

/** A source that answers synchronously. */
export type NearKeySource = KeySource<string | undefined>
