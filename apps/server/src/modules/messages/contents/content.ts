// SPDX-License-Identifier: Apache-2.0
import type { ContentBody, ContentKind, ContentState } from '@tessera/contract/messages/content'

/** One item of the site's contents, with its draft. */
export interface Content {
  id: number
  brandCode: string
  kind: ContentKind
  state: ContentState
  sort: number
  draft: ContentBody
  version: number
  /** Number of the revision that visitors see, or saw before it was archived. */
  revision: number | null
  /** The page of the site that only this item may take; null for most. */
  page: string | null
  changedAtMs: number
  changedBy: string
}

/** A published item, with the moment at which it was first published. */
export interface PublishedContent {
  id: number
  sort: number
  body: ContentBody
  firstAtMs: number
}

/** Who edits a content, and when. */
export interface EditFacts {
  nowMs: number
  by: string
}

export interface Edited {
  before: Content
  after: Content
}
