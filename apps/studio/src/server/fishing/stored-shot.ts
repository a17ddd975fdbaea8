// SPDX-License-Identifier: Apache-2.0
import type { FishingEvent } from '../../games/fishing/story.ts'

/** What one shot of a load did, as the log of its hall has it. */
export interface StoredShot extends FishingEvent {
  /** The round of its load. */
  readonly load: string
}
