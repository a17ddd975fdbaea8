// SPDX-License-Identifier: Apache-2.0
import type { RouteComponent } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { Permission } from '@tessera/rules/operators/permissions'
import type { TextKey } from '@tessera/texts/text-key'
import type { BrandScope } from '../shared/brand.tsx'

/** A page of the console and its entry in the menu. */
export interface ConsolePage {
  path: string
  title: TextKey
  icon: LucideIcon
  may: Permission
  /** Its scope: the selected brand or all, always one brand, or the whole installation. */
  brand: BrandScope
  component: RouteComponent
}
