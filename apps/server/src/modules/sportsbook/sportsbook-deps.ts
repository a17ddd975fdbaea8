// SPDX-License-Identifier: Apache-2.0
import type { Platform } from '../../platform/platform.ts'

export type SportsbookDeps = Platform
