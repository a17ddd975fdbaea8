// SPDX-License-Identifier: Apache-2.0

/** A message of the chat of a table. */
export interface ChatMessage {
  readonly id: string
  /** The same for all messages of one player at this table, and for nobody else's. */
  readonly author: string
  /** Masked by the operator. */
  readonly name: string
  readonly text: string
  readonly at: number
}

/** GET /api/room/chat/messages: the last messages of the table, oldest first. */
export interface ChatView {
  readonly messages: readonly ChatMessage[]
  /** What this player wrote; null for who has written nothing yet. */
  readonly author: string | null
  /** Until then they may not write; null for who may. */
  readonly silencedUntil: number | null
}

/**
 * POST /api/room/chat. Refused with studio.chatRefused (detail `problem`), studio.chatSilenced, studio.tooManyRequests, or
 * studio.chatClosed for who reads only.
 */
export interface ChatInput {
  readonly text: string
}

/** What a session may do: off: its operator has no chat. */
export type ChatOfSession = 'off' | 'read' | 'write'

/** Messages of the chat on `/live`. */
export type ChatLiveMessage =
  | { readonly type: 'chat'; readonly message: ChatMessage }
  /** A moderator has removed it. */
  | { readonly type: 'chatRemoved'; readonly id: string }
