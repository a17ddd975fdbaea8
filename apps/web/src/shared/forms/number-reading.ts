// SPDX-License-Identifier: Apache-2.0
import { readNumbersWith } from '@tessera/ui/forms/number-text.ts'
import { t } from '../texts/texts.ts'
import { readTyped } from './read-typed.ts'

readNumbersWith({
  read: readTyped,
  unclear: (readings) => t('numbers.unclear', readings),
  unread: () => t('numbers.unread'),
})
