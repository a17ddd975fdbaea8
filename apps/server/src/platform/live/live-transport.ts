// SPDX-License-Identifier: Apache-2.0
/** Receives what other processes publish. Nothing here may throw or wait. */
export interface TransportSubscriber {
  received(text: string): void
  /** The transport works from now on: at first, and each time that it is back. */
  opened(): void
  /**
   * The transport does not work: what is published meanwhile is lost. May be called again while it is gone.
   */
  lost(reason: string): void
}

export interface OpenTransport {
  /**
   * Publishes one text to all other processes of the installation, and waits until the server has it. False
   * when it was certainly not published, because the transport is gone or the text is too long. Never throws.
   */
  publish(text: string): Promise<boolean>
  close(): Promise<void>
}

/**
 * A transport by which the processes of one installation exchange what open pages must show: short texts, in
 * the order of each process, delivered at most once, and lost while the transport is gone. It reconnects by
 * itself. Nothing that must be safe may rely on it alone.
 */
export interface LiveTransport {
  /** Name for operators, used in logs. */
  name: string
  /** The longest text, in bytes. */
  mostBytes: number
  open(subscriber: TransportSubscriber): OpenTransport
}
