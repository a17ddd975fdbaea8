// SPDX-License-Identifier: Apache-2.0
import type { ComponentType } from 'react'

/** One part of the gallery: its name in the address, and a sample of its states. */
export interface Part {
  id: string
  title: string
  Sample: ComponentType
}
