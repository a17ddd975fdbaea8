// SPDX-License-Identifier: Apache-2.0
import { readDecimal } from '@tessera/rules/numbers/read-decimal'
import { readNumbersWith } from '@tessera/ui/forms/number-text.ts'
import { t } from './texts.ts'

readNumbersWith({
  read: (typed, decimals) => readDecimal(typed, { decimals }),
  unclear: (readings) => t('numbers.unclear', readings),
  unread: () => t('numbers.unread'),
})
