// SPDX-License-Identifier: Apache-2.0
import { firstMerchant } from '@tessera/rules/site/merchant'

/** The first merchant of this installation (D-15): what names no brand is his. */
export const merchantCode = firstMerchant
