// SPDX-License-Identifier: Apache-2.0
import { formatPrice } from '@tessera/rules/sportsbook/prices/formats'

export const priceText = (thousandths: number): string => formatPrice(thousandths, 'decimal')
