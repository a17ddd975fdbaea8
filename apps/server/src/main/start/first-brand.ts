// SPDX-License-Identifier: Apache-2.0
import { firstBrandCode } from '@tessera/rules/site/brand'

/** The first brand of this installation (D-15): used wherever no brand is named. */
export const merchantCode = firstBrandCode
