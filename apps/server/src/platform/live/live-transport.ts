// SPDX-License-Identifier: Apache-2.0
/** Who subscribes to what other processes publish. Nothing here may throw or wait. */
export interface TransportSubscriber {
  received(text: string): void
  /** It works from now on: at first, and each time that it is back. */
  opened(): void
  /** It does not work: what is published now is lost on this way. May be called again while it is gone. */
  lost(reason: string): void
}

export interface OpenTransport {
  /**
   * Publishes one text to every other process of the installation, and waits until the server has it. False
   * when it surely was not published: the way is gone, or the text is too long. Never throws.
   */
  publish(text: string): Promise<boolean>
  close(): Promise<void>
}

/**
 * A way on which the processes of one installation tell each other what open pages must show: short texts, in
 * the order of each process, at most once, and lost while it is gone. It comes back by itself. Nothing that
 * must be safe may rest on it alone.
 */
export interface LiveTransport {
  /** As people know it. */
  name: string
  /** The longest text, in bytes. */
  mostBytes: number
  open(subscriber: TransportSubscriber): OpenTransport
}
