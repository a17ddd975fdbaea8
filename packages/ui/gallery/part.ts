// SPDX-License-Identifier: Apache-2.0
import type { ComponentType } from 'react'

/** One part on show: its name as in the address, and a sample of its states. */
export interface Part {
  id: string
  title: string
  Sample: ComponentType
}
